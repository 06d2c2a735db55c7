"""How many cards are missing to each goal: as the plainest search finds it, and in mines that are easy to judge."""

from collections.abc import Iterator
from heapq import heappop, heappush

import permonik
from permonik.engine.board.net import EMPTY, FACE_DOWN, FIRST_SHAPE
from permonik.engine.core.arrays import numbers
from permonik.engine.digging.distances import BOTTOM, FAR, LEFT, RIGHT, TOP, Distances, Survey
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tables import BLUE_DOOR, GREEN_DOOR
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from tests.counts import Counts
from tests.engine.cases import EXPANSION, SABOTEUR, each_of
from tests.engine.games import Case, sampled_positions

GAME = permonik.game("saboteur-2")
SURVEY = Survey(VOCABULARY.numbering)
MIDDLE = 1
CROSSING = 15


class PlainSearch:
    """Walks from edge to edge: over a border and through a tunnel for nothing, over an empty cell for a card."""

    def __init__(self, mine: Mine) -> None:
        self.cells, self.joined = numbers(mine.cells), mine.layout.joined
        self.steps = (-int(mine.width), 1, int(mine.width), -1)
        start = int(mine.start)
        self.near = {start + y * self.steps[2] + x for y in range(TOP, BOTTOM + 1) for x in range(LEFT, RIGHT + 1)}
        self.goals = numbers(mine.layout.covered)
        placed = [start, *numbers(mine.placed)]
        self.sources = [(cell, d) for cell in placed for d in range(4) if self.is_source(mine, cell, d)]

    def is_source(self, mine: Mine, cell: int, d: int) -> bool:
        return cell == int(mine.start) or bool(mine.layout.ladders[self.cells[cell]] >> d & 1)

    def cost(self, cell: int) -> int:
        beside = [cell + step for step in self.steps]
        laid = [one for one in beside if one in self.near and self.cells[one] not in (EMPTY, FACE_DOWN)]
        return 2 if len(laid) >= 3 else 1

    def ahead(self, cell: int, d: int) -> Iterator[tuple[int, int, int]]:
        """Over the edge `d` of a cell: cards, and the next edge of which cell."""
        facing = cell + self.steps[d]
        if facing not in self.near:
            return
        shape = self.cells[facing]
        if shape == FACE_DOWN:
            yield 0, facing, d ^ 2
        edges = CROSSING if shape == EMPTY else self.joined[4 * shape + (d ^ 2)]
        for out in range(4):
            if shape in (EMPTY, *range(FIRST_SHAPE, 256)) and edges >> out & 1:
                yield self.cost(facing) if shape == EMPTY else 0, facing, out

    def distances(self) -> Distances:
        best: dict[tuple[int, int], int] = {}
        todo = [(0, *edge) for edge in self.sources]
        while todo:
            cards, cell, d = heappop(todo)
            if (cell, d) in best:
                continue
            best[cell, d] = cards
            if self.cells[cell] != FACE_DOWN:
                for more, facing, out in self.ahead(cell, d):
                    heappush(todo, (cards + more, facing, out))
        one, two, three = (self.first_of(goal, best) for goal in self.goals)
        return one, two, three

    def first_of(self, goal: int, best: dict[tuple[int, int], int]) -> int:
        return min(best.get((goal, d), FAR) for d in range(4)) if self.cells[goal] == FACE_DOWN else FAR


@each_of(SABOTEUR[::3], EXPANSION[::5])
def test_a_plain_search_finds_the_same(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=4, full=40)):
        for state in sampled_positions(plan, share=0.1):
            assert isinstance(state, DiggingState)
            survey = Survey(state.numbering)
            for mine in (state.mine, *(survey.without_doors(state.mine, door) for door in (BLUE_DOOR, GREEN_DOOR))):
                plain = PlainSearch(mine)
                if plain.near.issuperset(numbers(mine.placed)):
                    assert survey.distances(mine) == plain.distances(), plan


def drawn(*rows: str) -> Mine:
    mine = "\n  ".join(["mine", *rows])
    state = GAME.load(f"position saboteur-2\nseats 3\nhand 0 map\n{mine}\n")
    assert isinstance(state, DiggingState)
    return state.mine


def for_all(*rows: str) -> Distances:
    return SURVEY.distances(drawn(*rows))


def for_team(stopped_by: int, row: str) -> Distances:
    return SURVEY.distances(SURVEY.without_doors(drawn(row), stopped_by))


def test_an_empty_mine_misses_seven_cards_to_the_middle_goal() -> None:
    assert for_all("S") == (9, 7, 9)


def test_every_card_ahead_brings_the_goal_nearer() -> None:
    assert for_all("S EW EW NESW")[MIDDLE] == 4


def test_a_card_at_the_goal_misses_nothing() -> None:
    mine = drawn("S EW EW EW NESW NESW NEW")
    mine.lay(mine.start + 7, VOCABULARY.shape_of("EW", False))
    assert SURVEY.distances(mine)[MIDDLE] == 0


def test_a_tunnel_in_the_dark_is_walked_for_nothing() -> None:
    assert for_all("S . . L:E . .")[MIDDLE] == for_all("S EW EW EW")[MIDDLE]
    assert for_all("S EW ew EW EW NEW")[MIDDLE] < for_all("S EW ew")[MIDDLE]


def test_a_stub_leads_nowhere() -> None:
    assert for_all("S EW NS+W")[MIDDLE] > for_all("S EW EW")[MIDDLE]


def test_a_narrow_cell_counts_twice() -> None:
    """Few cards fit between three others."""
    assert for_all("S EW EW EW NESW NESW NEW .")[MIDDLE] == 1
    narrow = drawn("S EW EW EW NESW NESW NEW .")
    for y in (-1, 1):
        narrow.restore(narrow.start + 7 + y * narrow.width, VOCABULARY.shape_of("dead-EW", False), laid=True)
    assert SURVEY.distances(narrow)[MIDDLE] == 2


def test_a_goal_behind_dead_ends_is_out_of_reach() -> None:
    assert for_all(".  ns  .", "nes  S  ew", ".  nesw  .") == (FAR, FAR, FAR)


def test_a_goal_that_lies_face_up_is_no_goal_any_more() -> None:
    mine = drawn("S EW EW EW NESW NESW NEW")
    mine.settle(mine.layout.covered[MIDDLE], VOCABULARY.shape_of("stone-NE", False))
    assert SURVEY.distances(mine)[MIDDLE] == FAR


def test_a_door_makes_the_way_longer_for_the_rivals_only() -> None:
    plain = for_all("S EW EW")
    assert for_team(GREEN_DOOR, "S EW B:EW") == for_all("S EW B:EW") == plain
    assert for_team(BLUE_DOOR, "S EW B:EW")[MIDDLE] > plain[MIDDLE]


def test_both_doors_in_series_let_nobody_pass_but_end_the_round() -> None:
    both = "S B:EW G:EW EW EW EW NEW"
    assert for_all(both)[MIDDLE] == 1
    assert min(for_team(door, both)[MIDDLE] for door in (BLUE_DOOR, GREEN_DOOR)) > 1


def test_a_mine_without_such_doors_is_left_as_it_is() -> None:
    mine = drawn("S B:EW")
    assert SURVEY.without_doors(mine, GREEN_DOOR) is mine
    before = numbers(mine.cells)
    SURVEY.without_doors(mine, BLUE_DOOR)
    assert numbers(mine.cells) == before
