"""The window of a mine is as large as the deck can dig, and no larger than the proof in docs/notation.md says."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import FIRST_SHAPE, Layout
from permonik.engine.board.shapes import Shape, fields_of, shapes_of
from permonik.engine.core.cards import Card
from permonik.engine.digging.mine import FRONTIER, Mine, new_mine
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.digging.window import reach
from permonik.engine.saboteur.vocabulary import VOCABULARY as BASE
from permonik.engine.saboteur2.vocabulary import VOCABULARY as EXPANSION

VOCABULARIES = pytest.mark.parametrize("vocabulary", [BASE, EXPANSION], ids=["saboteur", "saboteur-2"])
SIZE = 15
MIDDLE = SIZE * SIZE // 2


def digging_cards(vocabulary: Vocabulary) -> list[Card]:
    """What a tunnel can be made of: path cards and the two stone goals; gold ends the round."""
    return [card for card in vocabulary.cards if card.kind == "path" or card.name.startswith("stone")]


@VOCABULARIES
def test_the_mine_is_as_large_as_the_deck_can_dig(vocabulary: Vocabulary) -> None:
    border = 1
    assert vocabulary.width == 2 * (reach(digging_cards(vocabulary), "EW") + border) + 1
    assert vocabulary.height == 2 * (reach(digging_cards(vocabulary), "NS") + border) + 1


@VOCABULARIES
def test_the_start_lies_in_the_middle_and_the_goals_eight_cells_to_the_right(vocabulary: Vocabulary) -> None:
    assert int(vocabulary.numbering.start) == vocabulary.width * vocabulary.height // 2
    assert vocabulary.grid.point(int(vocabulary.numbering.start)) == (0, 0)
    assert vocabulary.goals == ((8, -2), (8, 0), (8, 2))


@VOCABULARIES
def test_the_grid_has_no_cell_outside(vocabulary: Vocabulary) -> None:
    for cell in range(vocabulary.width * vocabulary.height):
        assert vocabulary.grid.cell(*vocabulary.grid.point(cell)) == cell
    right, below = vocabulary.width // 2 + 1, vocabulary.height // 2 + 1
    for point in [(right, 0), (-right, 0), (0, below), (0, -below)]:
        assert vocabulary.grid.cell(*point) is None


def ways_to_lay(mine: Mine, card: int, names: list[str]) -> Iterator[Mine]:
    """The mine after each way to lay a card: beside a lit edge, or for a ladder beside any card."""
    for number, shape in enumerate(shapes_in(names)):
        if shape.card != card:
            continue
        for cell in map(int, mine.rim):
            demand = int(mine.demand[cell])
            fits = demand & 15 & ~shape.open == 0 and demand >> 4 & shape.open == 0
            if fits and (shape.edges_with("ladder") or int(mine.lit[cell]) & FRONTIER):
                after = mine.clone()
                after.lay(cell, FIRST_SHAPE + number)
                yield after


def single(names: list[str]) -> list[Card]:
    """One card of each name."""
    return [replace(EXPANSION.cards[EXPANSION.number[name]], count=1) for name in names]


def shapes_in(names: list[str]) -> list[Shape]:
    return [shape for number, card in enumerate(single(names)) for shape in shapes_of(number, fields_of(card))]


def farthest(names: list[str]) -> int:
    """How far north a card can lie when these are laid in any order and in every way."""
    shapes = shapes_in([*names, "start"])
    start_shape = FIRST_SHAPE + len(shapes) - 1
    layout = Layout(tuple(shapes), SIZE, vec[i64]([MIDDLE]), vec[i64](), True)
    empty = new_mine(layout, SIZE, start_shape)
    todo = [(empty, tuple(range(len(names))))]
    north = 0
    while todo:
        mine, left = todo.pop()
        north = max([north, *(MIDDLE // SIZE - int(cell) // SIZE for cell in mine.placed)])
        for card in left:
            rest = tuple(other for other in left if other != card)
            todo += [(after, rest) for after in ways_to_lay(mine, card, names)]
    return north


@pytest.mark.parametrize(
    "names", [["NS", "dead-N"], ["NE", "NE", "dead-N"], ["dead-N", "ladder-N", "dead-NS"]], ids=" ".join
)
def test_the_bound_is_met_by_straight_tunnels_by_two_turns_and_by_a_ladder_on_a_dead_end(names: list[str]) -> None:
    assert farthest(names) == reach(single(names), "NS")


@pytest.mark.parametrize(
    "names", [["dead-NE", "ladder-E", "dead-NS"], ["curves-NE", "ladder-NW", "NE+S"], ["NS+E", "dead-EW"]], ids=" ".join
)
def test_no_order_of_a_few_cards_digs_farther_than_the_bound(names: list[str]) -> None:
    assert farthest(names) <= reach(single(names), "NS")
