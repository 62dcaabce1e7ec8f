"""YAML with its line numbers: the nodes of a content file, and what they hold."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from .faults import ContentFault


class Part:
    """A piece of a file. It knows its line, and complains with it."""

    def __init__(self, path: Path, node: yaml.Node) -> None:
        self._path = path
        self._node = node

    @staticmethod
    def of_file(path: Path) -> "Part":
        try:
            node = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise ContentFault(path, mark.line + 1 if mark else 1, f"this is no YAML: {error.problem}") from error
        if node is None:
            raise ContentFault(path, 1, "the file is empty")
        return Part(path, node)

    @property
    def line(self) -> int:
        return self._node.start_mark.line + 1

    def fault(self, message: str) -> ContentFault:
        return ContentFault(self._path, self.line, message)

    def fields(self, needed: Iterable[str], optional: Iterable[str] = ()) -> dict[str, "Part"]:
        """The fields of a mapping, all that are needed and none that is unknown."""
        needed, known = set(needed), {*needed, *optional}
        found = {key.text: value for key, value in self.pairs()}
        for key, _ in self.pairs():
            if key.text not in known:
                raise key.fault(f"unknown field {key.text!r}; expected one of: {', '.join(sorted(known))}")
        if missing := sorted(needed - found.keys()):
            raise self.fault(f"missing: {', '.join(missing)}")
        return found

    def pairs(self) -> list[tuple["Part", "Part"]]:
        """Keys and values of a mapping, no key twice."""
        if not isinstance(self._node, yaml.MappingNode):
            raise self.fault("expected fields with a colon")
        pairs = [(Part(self._path, key), Part(self._path, value)) for key, value in self._node.value]
        seen: set[str] = set()
        for key, _ in pairs:
            if key.text in seen:
                raise key.fault(f"{key.text!r} stands here twice")
            seen.add(key.text)
        return pairs

    @property
    def items(self) -> list["Part"]:
        if not isinstance(self._node, yaml.SequenceNode):
            raise self.fault("expected a list")
        return [Part(self._path, node) for node in self._node.value]

    @property
    def text(self) -> str:
        if not isinstance(self._node, yaml.ScalarNode) or not self._node.value.strip():
            raise self.fault("expected a text")
        return str(self._node.value).strip()

    @property
    def number(self) -> int:
        if not self.text.isdecimal():
            raise self.fault(f"expected a number, got {self.text!r}")
        return int(self.text)

    @property
    def plain(self) -> Any:
        """The whole as lists, dicts, numbers and texts: what JSON could hold."""
        match self._node:
            case yaml.MappingNode():
                return {key.text: value.plain for key, value in self.pairs()}
            case yaml.SequenceNode():
                return [item.plain for item in self.items]
        if self._node.tag == "tag:yaml.org,2002:int":
            return self.number
        if self._node.tag == "tag:yaml.org,2002:bool":
            return self.text.lower() == "true"
        return self.text

    def inside(self, steps: Iterable[str | int]) -> "Part":
        """The part to which a path of field names and places leads, as far as there is one."""
        part = self
        for step in steps:
            try:
                part = part.items[step] if isinstance(step, int) else dict(_named(part.pairs()))[step]
            except (ContentFault, KeyError, IndexError):
                return part
        return part


def _named(pairs: list[tuple[Part, Part]]) -> list[tuple[str, Part]]:
    return [(key.text, value) for key, value in pairs]
