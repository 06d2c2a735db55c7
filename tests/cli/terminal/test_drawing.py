"""Cards draw themselves from their open sides and links; the board is cropped to the terminal."""

from dataclasses import replace

import pytest
from rich.console import Console

from permonik.cli.terminal import tiles
from permonik.cli.terminal.board import Wish, crop, draw_board, whole_board
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Moment
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.sights.shown import Board, Field, Figure, Message, Sight, Tile, Token
from permonik.sights.sides import W
from permonik.sights.sight import sight_of, sight_of_all
from permonik.sights.words import Words

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
    return {place: tile.lit for place, tile in sight_of(game, game.load(position).view(0)).board.tiles.items()}


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
    hidden = draw_board(sight().board, Wish(), 80).text.plain
    assert hidden.count("?") == 3
    assert "★" not in hidden
    everything = draw_board(sight_of_all(GAME, state).board, Wish(), 80).text.plain
    assert everything.count("★?") == 1
    assert everything.count("●?") == 2


def test_the_last_move_and_numbers_are_marked() -> None:
    wish = Wish(frozenset({(0, 0), (1, 1)}), {(1, 0): [(12, False), (13, True)], (0, 1): [(7, True)]})
    text = draw_board(sight().board, wish, 80).text.plain
    assert "◉" in text
    assert "12" in text
    assert "13↻" in text
    assert "7↻" in text


@pytest.mark.parametrize("width", [10, 20, 40, 48, 80])
def test_the_mine_is_cropped_to_the_width_and_says_so(width: int) -> None:
    drawing = draw_board(sight().board, Wish(focus=(0, 0)), width)
    assert max(map(len, drawing.text.plain.splitlines())) <= width
    assert (drawing.beyond is None) == (width >= 48)
    assert "S" in drawing.text.plain


def test_the_mine_is_cropped_to_the_height() -> None:
    drawing = draw_board(sight().board, Wish(), 80, height=10)
    assert drawing.height == 10
    assert drawing.text.plain.count("\n") == 9


def test_a_long_mine_shows_the_goals_unless_something_else_is_looked_at() -> None:
    tiles = sight().board.tiles
    long = Board({**tiles, **{(x, 0): Tile(CARDS["EW"]) for x in range(-12, 0)}})
    whole = whole_board(long, Wish())
    assert crop(whole, 9, 5, None).xs == range(9)
    assert -12 in crop(whole, 9, 5, (-12, 0)).xs
    assert crop(whole, 9, 5, (3, 0)).xs == range(9)


# Boards of games in which somebody walks.


WEST = Message("dark-field", {"where": "side", "sides": "W", "feature": "none", "toll": "none"})
WALKED = Board(
    tiles={
        (0, 0): Tile(path("NESW", "NESW")),
        (1, 0): Tile(path("EW", "EW", feature="campfire")),
        (2, 0): Tile(None, face_down=True, said=Message("mine-goal-down")),
        (0, 1): Tile(path("NS", "NS", feature="lake"), sign="~"),
    },
    figures=(
        Figure((0, 0), None, "A", seat=0),
        Figure((0, 0), None, "B", seat=1),
        Figure((1, 0), None, "E", seat=2, at=Field(W, "·", WEST)),
        Figure((2, 0), Message("card-gold"), "D"),
    ),
    tokens=(Token((0, 0), Message("card-map"), "T"), Token((0, 0), Message("card-rockfall"), "W", to_the_south=True)),
)


def test_figures_stand_on_cards_and_tokens_lie_between_them() -> None:
    assert draw_board(WALKED, Wish(), 80).text.plain.splitlines() == [
        "     0    1    2",
        "   ─╯ ╰──────╭───╮",
        " 0  BA T EC  │ D │",
        "   ─╮W╭──────╰───╯",
        "    │ │           ",
        " 1  │~│   ·    ·  ",
        "    │ │           ",
    ]


def test_the_figures_of_seats_have_their_colours_and_creatures_another() -> None:
    picture = draw_board(WALKED, Wish(), 80).text
    styles = {picture.plain[span.start : span.end]: str(span.style) for span in picture.spans}
    assert styles["A"] == "bold reverse cyan"
    assert styles["B"] == "bold reverse magenta"
    assert styles["D"] not in (styles["A"], styles["B"])


def test_more_figures_than_a_card_has_room_for_spill_over_nothing() -> None:
    crowd = tuple(Figure((0, 0), None, "X", seat=0) for _ in range(30))
    rows = draw_board(Board({(0, 0): Tile(path("NESW", "NESW"))}, crowd), Wish(), 80).text.plain.splitlines()
    assert {len(row) for row in rows[1:]} == {8}
    assert "".join(rows).count("X") == 9


def test_a_token_may_lie_at_an_open_end_beyond_which_nothing_lies() -> None:
    board = Board({(0, 0): Tile(path("EW", "EW"))}, tokens=(Token((-1, 0), Message("card-map"), "T"),))
    assert draw_board(board, Wish(), 80).text.plain.splitlines()[2] == " 0   · T     "


def test_figures_and_tokens_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    screen = PlainScreen(Words(GAME, ["Eva", "Jan", "Petr"], 0))
    screen.board(Moment(replace(sight(), board=replace(WALKED, tiles={}))), None)
    assert capsys.readouterr().out.splitlines()[1:] == [
        "0,0: here stands Eva.",
        "0,0: here stands Jan.",
        "1,0: here stands Petr, on the west side.",
        "2,0: here stands gold.",
        "0,0: map on the border to the east.",
        "0,0: rockfall on the border to the south.",
    ]


@pytest.mark.parametrize("plain", [True, False])
def test_a_game_without_roles_can_be_shown(plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(GAME, ["Eva", "Jan", "Petr", "Ota", "Ida"], 0)
    screen = PlainScreen(words) if plain else DrawnScreen(words, Console(width=100), redraws=False)
    roleless = replace(sight(), role=None, board=replace(WALKED, tiles={}))
    screen.round_begins(roleless)
    screen.hand(roleless)
    screen.players(roleless)
    output = capsys.readouterr().out
    assert "Round 1 of 3" in output
    assert "You are" not in output
