"""The sides by the names of who plays for them, as nobody looks on from a seat of his own."""

Names = tuple[str, ...]


def side_names(names: Names) -> Names:
    """Partners together, in three and two each for himself.

    >>> side_names(("Ana", "Ivan", "Eva", "Luka")), side_names(("Ana", "Ivan"))
    (('Ana + Eva', 'Ivan + Luka'), ('Ana', 'Ivan'))
    """
    return (f"{names[0]} + {names[2]}", f"{names[1]} + {names[3]}") if len(names) == 4 else names
