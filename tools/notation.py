"""Writes the tables of moves in docs/notation.md as the games declare them.

python -m tools.notation
"""

import re
from pathlib import Path

from permonik.engine import games
from permonik.engine.core.notation import rows_of

DOC = Path(__file__).resolve().parent.parent / "docs" / "notation.md"
HEADINGS = {
    "saboteur": "Saboteur",
    "saboteur-2": "Saboteur 2",
    "lost-mines": "Lost Mines",
    "dark-cave": "The Dark Cave",
    "diamond-forest": "Diamond Forest",
}
TABLE = re.compile(r"(^\|.*\|\n)+", re.MULTILINE)


def written(text: str) -> str:
    """The page with the tables of all games."""
    for game in games():
        before, heading, after = text.partition(f"## {HEADINGS[game.id]}: moves\n")
        table = TABLE.search(after)
        assert table is not None, f"expected a table below '{heading.strip()}'"
        rows = "".join(f"{row}\n" for row in rows_of(game.notation.moves))
        text = before + heading + after[: table.start()] + rows + after[table.end() :]
    return text


if __name__ == "__main__":
    DOC.write_text(written(DOC.read_text(encoding="utf-8")), encoding="utf-8")
