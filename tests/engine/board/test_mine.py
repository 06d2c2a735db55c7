"""The mine keeps light, frontier and demands up to date; worked out from scratch they are the same."""

from permonik.engine.board.net import BORDER, EMPTY, FACE_DOWN
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.state import DiggingState
from permonik.engine.saboteur import tables
from tests.counts import Counts
from tests.engine.cases import EXPANSION, SABOTEUR, each_of
from tests.engine.games import Case, sampled_positions
from tests.engine.play import GAME

PARTS = ("cells", "lit", "demand", "frontier", "placed", "rim")


def rebuilt(state: DiggingState) -> Mine:
    """The same cards, laid anew on the empty mine of the game, with all light spread at the end."""
    mine, fresh = state.mine, state.numbering.empty_mine.clone()
    for cell, shape in enumerate(mine.cells):
        if int(shape) not in (EMPTY, FACE_DOWN, BORDER) and cell != mine.start:
            fresh.put(cell, int(shape))
    fresh.placed = mine.placed[:]
    fresh.relight()
    return fresh


def contents(mine: Mine) -> dict[str, list[int]]:
    return {name: [int(value) for value in getattr(mine, name)] for name in PARTS}


@each_of(SABOTEUR, EXPANSION)
def test_what_a_mine_keeps_equals_that_of_a_mine_built_from_scratch(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=3, full=25)):
        for state in sampled_positions(plan, share=0.1):
            assert contents(state.mine) == contents(rebuilt(state)), plan


def test_a_collapse_leaves_the_part_behind_it_in_the_dark() -> None:
    state = GAME.load("""
        position saboteur
        seats 3
        mine
          S    EW   EW   NES
        hand 0 rockfall NS
    """)
    state.play(GAME.parse("rockfall 1,0"))
    assert contents(state.mine) == contents(rebuilt(state))
    assert not any(int(state.mine.lit[tables.START + x]) & 15 for x in (1, 2, 3))
