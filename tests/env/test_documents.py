"""The tables of docs/environments.md are those of the code."""

from pathlib import Path

from permonik.env.tables import tables

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_the_page_has_the_tables_of_all_games() -> None:
    _, _, written = PAGE.read_text(encoding="utf-8").partition("`python -m permonik.env.tables`. -->\n\n")
    assert written.strip() == tables().strip(), "python -m permonik.env.tables writes them"
