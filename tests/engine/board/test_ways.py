"""Walkers on fields of cards: links inside a card, borders, ladders, tokens, covered cards, figures of others."""

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import FIRST_SHAPE, Layout, Net, new_net
from permonik.engine.board.shapes import Field, Shape, bits, edge_bits, shape_of
from permonik.engine.board.ways import MOST_STEPS, NOWHERE, Fields, Ways

WIDTH, HEIGHT = 8, 5
FEATURES = ("ladder", "tunnel")
LADDER = 1


def field(edges: str, links: tuple[int, ...] = (), feature: str = "") -> Field:
    return Field(edge_bits(edges), sum(1 << number for number in links), feature)


CARDS = {
    "start": (field("NESW", feature="ladder"),),
    "one": (field("EW"),),
    "two": (field("E", (1,)), field("W", (0,))),
    "three": (field("E", (2,)), field("W", (2,)), field("", (0, 1))),
    "bends": (field("NE", (2,)), field("SW", (2,)), field("", (0, 1), "tunnel")),
    "bridge": (field("NS"), field("EW")),
    "climb": (field("W", (1,)), field("", (0,), "ladder")),
}
NAMES = list(CARDS)
SHAPES: tuple[Shape, ...] = tuple(shape_of(number, fields, False) for number, fields in enumerate(CARDS.values()))
FIELDS = Fields(SHAPES, FEATURES)


def cell(x: int, y: int) -> int:
    return (y + 1) * WIDTH + x + 1


def place(x: int, y: int, number: int = 0) -> int:
    return cell(x, y) << 3 | number


def laid(*cards: str, covered: tuple[int, int] = (5, 2)) -> Ways:
    """The start at 0,1 and cards to the right of it."""
    layout = Layout(SHAPES, WIDTH, vec[i64]([cell(0, 1)]), vec[i64]([cell(*covered)]), True)
    net = new_net(layout, HEIGHT, [FIRST_SHAPE])
    for x, card in enumerate(cards, 1):
        net.lay(cell(x, 1), FIRST_SHAPE + NAMES.index(card))
    return noticed(net)


def noticed(net: Net) -> Ways:
    ways = Ways(net, FIELDS, LADDER)
    for number in (*net.layout.starts, *net.placed):
        ways.notice_card(number)
    return ways


def steps(ways: Ways, at: int, figure: int = 0) -> list[tuple[int, int]]:
    """Where to, and over which border; -1 for none."""
    out = vec[i64]([0] * MOST_STEPS)
    return [(int(out[n]) >> 16, (int(out[n]) & 0xFFFF) - 1) for n in range(ways.list_steps(figure, at, out))]


def moves_between(ways: Ways, start: int, goal: int) -> int:
    """The fewest steps from a place to another, by brute force."""
    reached, count = {start}, 0
    while goal not in reached:
        reached |= {to for one in reached for to, _ in steps(ways, one)}
        count += 1
        assert count < 99
    return count


def test_a_card_costs_as_many_moves_as_it_has_fields_on_the_way() -> None:
    for card, cost in (("one", 1), ("two", 2), ("three", 3)):
        ways = laid(card, "one")
        beyond = place(2, 1)
        assert moves_between(ways, place(0, 1), beyond) == cost + 1, card


def test_bends_change_over_through_their_tunnel_and_a_bridge_joins_nothing() -> None:
    ways = laid("bends")
    assert moves_between(ways, place(1, 1, 0), place(1, 1, 1)) == 2
    assert steps(laid("bridge"), place(1, 1, 0)) == []
    assert SHAPES[NAMES.index("bends")].joined == (15, 15, 15, 15)
    assert SHAPES[NAMES.index("bridge")].joined == (5, 10, 5, 10)


def test_ladders_are_one_step_from_each_other_wherever_they_are() -> None:
    ways = laid("one", "one", "climb")
    ladder = place(3, 1, 1)
    assert (ladder, -1) in steps(ways, place(0, 1))
    assert (place(0, 1), -1) in steps(ways, ladder)
    ways.net.take(cell(3, 1))
    ways.forget_card(cell(3, 1))
    assert [to for to, _ in steps(ways, place(0, 1))] == [place(1, 1)]


def test_a_border_is_named_by_its_western_or_northern_cell() -> None:
    ways = laid("one")
    assert [int(ways.border(cell(1, 1), d)) for d in range(4)] == [
        cell(1, 0) << 1 | 1,
        cell(1, 1) << 1,
        cell(1, 1) << 1 | 1,
        cell(0, 1) << 1,
    ]
    assert int(ways.beyond(cell(0, 1) << 1)) == cell(1, 1)
    assert int(ways.beyond(cell(0, 1) << 1 | 1)) == cell(0, 2)


def test_a_border_has_none_one_or_two_open_cards() -> None:
    ways = laid("one")
    joint, end, side = ways.border(cell(0, 1), 1), ways.border(cell(1, 1), 1), ways.border(cell(1, 1), 0)
    assert [int(ways.open_at(border)) for border in (joint, end, side)] == [2, 1, 0]


def test_at_most_one_token_lies_on_a_border() -> None:
    ways = laid("one")
    border = int(ways.border(cell(0, 1), 1))
    ways.put_token(border, 2)
    ways.put_token(border, 1)
    assert (int(ways.token(border)), len(ways.tokens)) == (1, 1)
    ways.take_token(border)
    assert (int(ways.token(border)), len(ways.tokens)) == (0, 0)


def test_a_covered_card_is_one_field_entered_by_edges_that_point_at_it() -> None:
    ways = laid("one", covered=(2, 1))
    assert place(2, 1) not in [to for to, _ in steps(ways, place(1, 1))]
    ways.enters_covered = True
    assert (place(2, 1), cell(1, 1) << 1) in steps(ways, place(1, 1))
    assert steps(ways, place(2, 1)) == [(place(1, 1), cell(1, 1) << 1)]


def test_figures_are_found_on_their_field_and_on_their_card() -> None:
    ways = laid("two")
    ways.figures = vec[i64]([place(1, 1, 0), place(1, 1, 1), NOWHERE])
    assert bits(int(ways.figures_at(place(1, 1, 1)))) == [1]
    assert bits(int(ways.figures_on(cell(1, 1)))) == [0, 1]
    assert int(ways.figures_on(cell(0, 1))) == 0


def test_a_route_names_every_card_once() -> None:
    ways = laid("one", "three", "two")
    assert [int(number) for number in ways.route(0, place(0, 1), cell(3, 1))] == [cell(x, 1) for x in range(4)]
    assert ways.route(0, place(0, 1), cell(5, 2)) == []
