"""The mine of the expansion on words of bits, against a plain search that goes from cell to cell."""

from collections.abc import Iterator
from typing import cast

import pytest

import permonik
from permonik.bots.digging.sketch import DISTANCE, FAR
from permonik.bots.saboteur2.apprentice import Apprentice
from permonik.bots.saboteur2.policy import ExpansionPolicy
from permonik.bots.saboteur2.public import ExpansionPublic, new_public
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.randomness import Fast
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import BLUE_DOOR, GREEN_DOOR
from permonik.engine.saboteur2.game import Saboteur2Game
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import DECK_SHAPES, DISCARDS, NUMBERING, PASSING
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from tests.bots.missing_cards import missing_cards, shapes_with_door
from tests.counts import Counts

GAME = cast(Saboteur2Game, permonik.game("saboteur-2"))
CLOSED = [frozenset[int](), *(shapes_with_door(NUMBERING, door) for door in (GREEN_DOOR, BLUE_DOOR))]
"""Where nobody is stopped, where green doors stop, and where blue ones do."""
RARELY = 0.1
"""A tunnel that another one never meets may be joined to the start by a later card; a sketch does not see that, in four
of a hundred positions, which are those of one mine in five."""


def positions(seats: int, seed: int) -> Iterator[tuple[Saboteur2, ExpansionPublic]]:
    """Every turn of a round among apprentices, with what everybody thinks then."""
    state, public, policy, generator = GAME.new(seats, seed, rounds=1), new_public(seats), ExpansionPolicy(), Fast(seed)
    while not state.over:
        if state.phase < PASSING and is_within(state.mine):
            yield state, public
        public.follow(state, policy.choose(state, public, generator))


def is_within(mine: Mine) -> bool:
    """Whether no card lies at the rim of what a sketch keeps: the plain search looks one cell further."""
    points = [VOCABULARY.grid.point(int(cell)) for cell in mine.placed]
    return all(0 <= x <= 8 and -3 <= y <= 3 for x, y in points)


def unpacked(*ways: int) -> list[list[int]]:
    return [[int(way) >> 8 * goal & DISTANCE for goal in range(3)] for way in ways]


def counted(mine: Mine) -> list[list[int]]:
    return [[min(cards, FAR) for cards in missing_cards(mine, closed)] for closed in CLOSED]


@pytest.mark.parametrize("seats", [3, 7])
def test_distances_are_those_that_a_plain_search_finds(seats: int, counts: Counts) -> None:
    asked = differ = 0
    for seed in range(counts(small=1, normal=8, full=200)):
        for state, public in positions(seats, seed):
            asked += 1
            found = unpacked(public.for_everybody, public.for_blue, public.for_green)
            differ += found != counted(state.mine)
    assert differ <= RARELY * asked


def test_a_card_and_a_rockfall_are_foreseen(counts: Counts) -> None:
    asked = differ = 0
    for seed in range(counts(small=1, normal=3, full=60)):
        for state, public in positions(5, seed):
            goals_1, goals_2 = public.everybody.covered_1, public.everybody.covered_2
            for move in state.moves():
                after = state.mine.clone()
                if move < DISCARDS:
                    cell, shape = divmod(move, int(DECK_SHAPES))
                    after.lay(cell, shape + FIRST_SHAPE)
                    seen = public.after_card(cell, shape + FIRST_SHAPE, goals_1, goals_2, True)
                    alone = public.after_card(cell, shape + FIRST_SHAPE, goals_1, goals_2, False)
                elif NUMBERING.rockfalls <= move < NUMBERING.maps:
                    after.take(move - int(NUMBERING.rockfalls))
                    seen = public.after_rockfall(move - int(NUMBERING.rockfalls), goals_1, goals_2, True)
                    alone = public.after_rockfall(move - int(NUMBERING.rockfalls), goals_1, goals_2, False)
                else:
                    continue
                assert alone == (seen[0], seen[0], seen[0])
                if is_within(after):
                    asked += 1
                    differ += unpacked(*seen) != counted(after)
    assert differ <= RARELY * asked


def test_what_was_told_leads_to_the_same_thoughts_as_having_been_there() -> None:
    apprentice = Apprentice()
    state, public, policy, generator = GAME.new(5, 4, rounds=1), new_public(5), ExpansionPolicy(), Fast(4)
    while not state.over:
        view = state.view(int(state.to_move))
        told = apprentice.public_of(view, state)
        assert (told.for_everybody, told.for_blue, told.for_green) == (
            public.for_everybody,
            public.for_blue,
            public.for_green,
        )
        assert list(told.odds) == pytest.approx(list(public.odds))
        assert list(told.hints) == pytest.approx(list(public.hints))
        move = int(policy.choose(state, public, generator))
        public.follow(state.clone(), move)
        state.play(move)
        if GAME.summaries(state):
            break
