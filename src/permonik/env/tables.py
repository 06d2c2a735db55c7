"""What the actions and observations of all games are made of, as docs/environments.md has it:
`python -m permonik.env.tables`."""

from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.env.games import actions, eyes


def rows_of(game: Game) -> list[str]:
    known, seen = actions(game.id), eyes(game.id)
    window = known.window
    head = [
        f"## {game.title} (`{game.id}`)",
        "",
        f"{known.size:,} actions for {game.move_count:,} moves. The window has the columns "
        f"{window.left} to {window.right} and the rows {window.top} to {window.bottom}; actions name the "
        f"{len(known.cells)} cells of it that are at most {window.reach} steps from 0,0.",
        "",
        *known.rows(),
        "",
        f"An observation has {int(seen.size):,} numbers from 0 to 255.",
        "",
        "| from | segment | shape | what it holds |",
        "|---|---|---|---|",
    ]
    shapes = [" × ".join(map(str, one.shape)) for one in seen.segments]
    rows = [
        f"| {one.start:,} | `{one.name}` | {shape} | {one.about} |"
        for one, shape in zip(seen.segments, shapes, strict=True)
    ]
    return [*head, *rows, ""]


def tables() -> str:
    return "\n".join(row for game in games() for row in rows_of(game))


if __name__ == "__main__":
    print(tables())
