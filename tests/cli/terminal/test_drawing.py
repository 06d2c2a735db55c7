"""Cards draw themselves from their open sides and links; the mine is cropped to the terminal."""

from dataclasses import replace

import pytest

from permonik.cli.terminal import tiles
from permonik.cli.terminal.mine import Wish, crop, draw_mine, whole_mine
from permonik.cli.terminal.shown import Sight, Tile
from permonik.cli.terminal.sight import sight_of, sight_of_all
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game

GAME = find_game("saboteur")
CARDS = {card.name: card for card in GAME.cards}


def path(open_sides: str, *links: str, feature: str = "") -> Card:
    return Card("X", "X", "path", 1, open_sides, links, feature=feature)


def drawn(card: Card, *, turned: bool = False, width: int = 5) -> list[str]:
    picture = tiles.draw_card(card, turned, 15, width)
    return ["".join(dot.sign for dot in row) for row in picture]


def sight() -> Sight:
    return sight_of(GAME, GAME.new(5, 1).view(0))


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (path("NESW", "NESW"), ["─╯ ╰─", "     ", "─╮ ╭─"]),
        (path("EW", "EW"), ["─────", "     ", "─────"]),
        (path("NE", "NE"), [" │ ╰─", " │   ", " ╰───"]),
        (path("N"), [" │ │ ", " │▓│ ", " ╰─╯ "]),
        (path("EW"), ["─────", "  ▓  ", "─────"]),
        (path("NESW", "NS", "EW"), ["─╯ ╰─", "  ╫  ", "─╮ ╭─"]),
        (path("NESW", "NE", "SW"), ["─╯ ╰─", "  ╲  ", "─╮ ╭─"]),
        (path("NESW", "NW", "ES"), ["─╯ ╰─", "  ╱  ", "─╮ ╭─"]),
        (path("NES", "NS"), [" │ ╰─", " │ ▓ ", " │ ╭─"]),
        (path("EW", "EW", feature="blue"), ["─────", "  B  ", "─────"]),
        (path("NES", "NS", feature="green"), [" │ ╰─", " │G▓ ", " │ ╭─"]),
        (path("N", feature="ladder"), [" │ │ ", " │≡│ ", " ╰─╯ "]),
        (path("NE", "NE", feature="ladder"), [" │ ╰─", " │≡  ", " ╰───"]),
        (path("N", feature="crystal"), [" │▓│ ", " │◆│ ", " ╰─╯ "]),
        (path("NEW", "EW", feature="crystal"), ["─╯▓╰─", "  ◆  ", "─────"]),
    ],
)
def test_a_card_is_drawn_from_its_sides_and_links(card: Card, expected: list[str]) -> None:
    assert drawn(card) == expected


def test_a_turned_card_is_drawn_turned() -> None:
    assert drawn(path("NE", "NE"), turned=True) == ["───╮ ", "   │ ", "─╮ │ "]


@pytest.mark.parametrize("width", [tiles.NARROW, tiles.WIDE])
def test_every_card_of_every_game_has_a_picture_and_tunnels_meet(width: int) -> None:
    for card in (card for game in games() for card in game.cards if card.open):
        rows = drawn(card, width=width)
        assert {len(row) for row in rows} == {width}
        assert ("N" in card.open) == (rows[0][width // 2] in " ▓")
        assert ("W" in card.open) == (rows[0][0] == "─")


def lit_in(game: Game, *rows: str) -> dict[tuple[int, int], int]:
    position = "\n  ".join([f"position {game.id}\nseats 3\nhand 0 NS\nmine", *rows])
    return {place: tile.lit for place, tile in sight_of(game, game.load(position).view(0)).tiles.items()}


def test_light_stops_at_dead_ends_and_goals() -> None:
    lit = lit_in(GAME, "S NESW EW ew EW")
    assert [lit[x, 0] for x in (0, 1, 2, 3, 4, 8)] == [15, 15, 10, 8, 0, 0]


def test_light_keeps_to_its_own_tunnel_on_a_bridge() -> None:
    assert lit_in(find_game("saboteur-2"), "S NS|EW EW")[1, 0] == 10


def test_a_lit_stub_does_not_light_the_tunnel_it_ends_at() -> None:
    picture = tiles.draw_card(path("NESW", "NS"), False, 8, 7)
    assert picture[1][0].shows == tiles.FLOOR
    assert picture[1][3].shows == tiles.DARK


def test_light_comes_from_every_ladder() -> None:
    expansion = find_game("saboteur-2")
    lit = lit_in(expansion, "S EW . L:ES EW sw")
    assert [lit[x, 0] for x in (1, 3, 4, 5)] == [10, 6, 10, 8]


def test_a_goal_shows_only_what_the_watcher_knows() -> None:
    state = GAME.new(5, 1)
    hidden = draw_mine(sight(), Wish(), 80).text.plain
    assert hidden.count("?") == 3
    assert "★" not in hidden
    everything = draw_mine(sight_of_all(GAME, state), Wish(), 80).text.plain
    assert everything.count("★?") == 1
    assert everything.count("●?") == 2


def test_the_last_move_and_numbers_are_marked() -> None:
    wish = Wish(frozenset({(0, 0), (1, 1)}), {(1, 0): [(12, False), (13, True)], (0, 1): [(7, True)]})
    text = draw_mine(sight(), wish, 80).text.plain
    assert "◉" in text
    assert "12" in text
    assert "13↻" in text
    assert "7↻" in text


@pytest.mark.parametrize("width", [10, 20, 40, 48, 80])
def test_the_mine_is_cropped_to_the_width_and_says_so(width: int) -> None:
    drawing = draw_mine(sight(), Wish(focus=(0, 0)), width)
    assert max(map(len, drawing.text.plain.splitlines())) <= width
    assert (drawing.beyond is None) == (width >= 48)
    assert "S" in drawing.text.plain


def test_the_mine_is_cropped_to_the_height() -> None:
    drawing = draw_mine(sight(), Wish(), 80, height=10)
    assert drawing.height == 10
    assert drawing.text.plain.count("\n") == 9


def test_a_long_mine_shows_the_goals_unless_something_else_is_looked_at() -> None:
    start = sight()
    long = replace(start, tiles=start.tiles | {(x, 0): Tile(CARDS["EW"]) for x in range(-12, 0)})
    whole = whole_mine(long, Wish())
    assert crop(whole, 9, 5, None).xs == range(9)
    assert -12 in crop(whole, 9, 5, (-12, 0)).xs
    assert crop(whole, 9, 5, (3, 0)).xs == range(9)
