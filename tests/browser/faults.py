"""What a page must never do: break, be refused by its own policy, ask for what isn't there or lies elsewhere."""

from urllib.parse import urlsplit

LEFT_BEHIND = "net::ERR_ABORTED"  # by a page that was left, or by a download
# What htmx says of it. The latter it says of every failure, but never alone.
SAID_OF_IT = ("htmx:sendAbort,", "htmx:afterRequest,")


class Faults(list[str]):
    """Those of every page of a browser's context, also of pages opened later."""

    def __init__(self, context) -> None:
        super().__init__()
        self.awaited = False  # while a test itself makes requests fail
        self.hosts: set[str] = set()
        context.on("weberror", lambda web: self.append(f"error: {web.error}"))
        context.on("console", self.hear)
        context.on("request", self.see_request)
        context.on("requestfailed", self.see_failure)
        context.on("response", self.see_answer)

    def hear(self, message) -> None:
        if message.type == "error" and not self.awaited and not message.text.startswith(SAID_OF_IT):
            self.append(f"console: {message.text}")

    def see_request(self, request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"}:
            self.hosts.add(address.netloc)
            if len(self.hosts) > 1:
                self.append(f"elsewhere: {request.url}")

    def see_failure(self, request) -> None:
        if not self.awaited and request.failure != LEFT_BEHIND:
            self.append(f"failed: {request.method} {request.url} {request.failure}")

    def see_answer(self, response) -> None:
        if response.status >= 400 and not self.awaited:
            self.append(f"{response.status}: {response.request.method} {response.url}")
