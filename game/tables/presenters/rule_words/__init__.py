"""The options of a table in words (docs/rules.md, "Options"), a file for each subject."""
