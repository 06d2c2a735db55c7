"""A net of cards that are laid by contact and matching edges alone, on a board with several starts."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import (
    BORDER,
    EMPTY,
    FACE_DOWN,
    FIRST_SHAPE,
    UNDECIDED,
    Fitting,
    Layout,
    Net,
    new_net,
)
from permonik.engine.board.shapes import Field, Shape, edge_bits, shapes_of

WIDTH, HEIGHT = 7, 6
CARDS = ("NESW", "NS", "EW", "NE", "NEW", "N")
SHAPES: tuple[Shape, ...] = tuple(
    shape for number, edges in enumerate(CARDS) for shape in shapes_of(number, (Field(edge_bits(edges)),))
)


def shape(card: str, turned: bool = False) -> int:
    number = next(n for n, one in enumerate(SHAPES) if CARDS[one.card] == card and one.turned == turned)
    return FIRST_SHAPE + number


def cell(x: int, y: int) -> int:
    """The board begins inside the border."""
    return (y + 1) * WIDTH + x + 1


def two_starts() -> Net:
    """Starts at 0,0 and 0,3, a covered card at 4,1."""
    starts, covered = vec[i64]([cell(0, 0), cell(0, 3)]), vec[i64]([cell(4, 1)])
    return new_net(Layout(SHAPES, WIDTH, starts, covered, True), HEIGHT, [shape("NESW"), shape("NESW")])


def rim(net: Net) -> list[int]:
    return [int(number) for number in net.rim]


def test_a_card_that_a_half_turn_does_not_change_has_one_shape() -> None:
    assert [(CARDS[one.card], one.turned) for one in SHAPES] == [
        ("NESW", False),
        ("NS", False),
        ("EW", False),
        ("NE", False),
        ("NE", True),
        ("NEW", False),
        ("NEW", True),
        ("N", False),
        ("N", True),
    ]


def test_the_rim_is_all_empty_cells_beside_cards_that_lie_face_up() -> None:
    net = two_starts()
    assert rim(net) == [cell(1, 0), cell(0, 1), cell(0, 2), cell(1, 3)]
    net.lay(cell(1, 0), shape("EW"))
    assert rim(net) == [cell(2, 0), cell(0, 1), cell(1, 1), cell(0, 2), cell(1, 3)]
    net.take(cell(1, 0))
    assert rim(net) == [cell(1, 0), cell(0, 1), cell(0, 2), cell(1, 3)]


def test_the_board_ends_at_its_border_and_a_covered_card_asks_nothing() -> None:
    net = two_starts()
    assert int(net.cells[cell(-1, 0)]) == BORDER
    assert int(net.cells[cell(4, 1)]) == FACE_DOWN
    assert int(net.demand[cell(3, 1)]) == 0
    assert int(net.cells[cell(3, 1)]) == EMPTY


def test_what_fits_matches_every_neighbour_and_prolongs_a_way() -> None:
    net = two_starts()
    net.lay(cell(1, 0), shape("EW"))
    here = cell(1, 1)  # a wall above, nothing else
    assert net.mismatch(here, edge_bits("N")) == edge_bits("N")
    assert net.mismatch(here, edge_bits("EW")) == 0
    assert not net.continues(here, edge_bits("EW"))
    assert net.continues(cell(2, 0), edge_bits("W"))


@pytest.mark.parametrize(
    ("sides", "neighbours", "expected"),
    [("W", {}, 1), ("E", {}, 0), ("EW", {}, UNDECIDED), ("EW", {(4, 0): "NS"}, 0), ("EW", {(4, 0): "EW"}, 1)],
    ids=["only-turned", "only-upright", "both", "better-upright", "better-turned"],
)
def test_a_covered_card_is_turned_to_fit(sides: str, neighbours: dict[tuple[int, int], str], expected: int) -> None:
    """NE, or turned SW: the side it is entered by is open, then as many neighbours as possible match."""
    net = two_starts()
    for (x, y), card in neighbours.items():
        net.lay(cell(x, y), shape(card))
    assert net.turn_to_fit(cell(4, 1), shape("NE"), edge_bits(sides)) == expected


def test_fitting_shapes_are_listed_in_their_order() -> None:
    fitting = Fitting(SHAPES, len(CARDS))
    out = vec[i64]([0] * 20)
    demand = edge_bits("W") | edge_bits("N") << 4
    low = sum(int(fitting.of_card[3 * card]) for card in range(len(CARDS)))
    count = int(fitting.list_fitting(out, 0, 2, demand, low, 0, 0))
    listed = [int(out[n]) - 2 * len(SHAPES) for n in range(count)]
    assert [(CARDS[SHAPES[n].card], SHAPES[n].turned) for n in listed] == [("EW", False), ("NE", True), ("NEW", True)]


def test_as_many_shapes_as_three_words_hold_are_listed() -> None:
    many = tuple(Shape(number, False, (Field(edge_bits("NESW")),)) for number in range(100))
    fitting = Fitting(many, 100)
    words = [sum(int(fitting.of_card[3 * card + word]) for card in (0, 35, 36, 71, 72, 99)) for word in range(3)]
    out = vec[i64]([0] * 20)
    count = int(fitting.list_fitting(out, 0, 0, 0, *words))
    assert [int(out[n]) for n in range(count)] == [0, 35, 36, 71, 72, 99]
