"""Exercises without end: made from random cards, answered by the engine, counted for whoever does them."""
