"""Where the goals lie (BA-020)."""

from permonik.engine.core.cards import read_table

PACKAGE = "permonik.engine.digging"
TABLE = f"{PACKAGE}/mine.csv"
MEASURES = {row["what"]: int(row["cells"]) for row in read_table(PACKAGE, "mine.csv")}
DISTANCE = MEASURES["distance"]
"""Columns from the start to the goals."""
LEAST_DISTANCE, MOST_DISTANCE = 2, 9
"""In a variant: goals never touch the start, and bots look no farther."""
