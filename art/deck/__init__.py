"""The deck of mađarice, one idea a file."""

