"""Days as they are written outside America too; whatever else is Django's own."""

DATE_FORMAT = "j F Y"
