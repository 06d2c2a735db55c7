"""The mine on words of bits, against a plain search that goes from cell to cell."""

from collections.abc import Iterator
from typing import cast

import pytest

import permonik
from permonik.bots.digging.sketch import DISTANCE, FAR, sketch_of
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import SaboteurPublic, new_public
from permonik.bots.saboteur.sketch import CHART
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.randomness import Fast
from permonik.engine.digging.mine import Mine
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import DECK_SHAPES, DISCARDS, NUMBERING
from permonik.engine.saboteur.vocabulary import VOCABULARY
from tests.bots.missing_cards import missing_cards
from tests.counts import Counts

GAME = cast(SaboteurGame, permonik.game("saboteur"))


def positions(seats: int, seed: int) -> Iterator[tuple[Saboteur, SaboteurPublic]]:
    """Every turn of a round among apprentices, with what everybody thinks then."""
    state, public, policy, generator = GAME.new(seats, seed, rounds=1), new_public(seats), SaboteurPolicy(), Fast(seed)
    while not policy.is_decided(state, 1):
        if state.moves()[0] < NUMBERING.turns:
            yield state, public
        public.follow(state, policy.choose(state, public, generator))


def unpacked(packed: int) -> list[int]:
    return [packed >> 8 * goal & DISTANCE for goal in range(3)]


def is_within(mine: Mine) -> bool:
    """Whether no card lies at the rim of what a sketch keeps: the plain search looks one cell further."""
    points = [VOCABULARY.grid.point(int(cell)) for cell in mine.placed]
    return all(0 <= x <= 8 and -3 <= y <= 3 for x, y in points)


def counted(mine: Mine) -> list[int]:
    return [min(cards, FAR) for cards in missing_cards(mine)]


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_distances_are_those_that_a_plain_search_finds(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=6, full=200)):
        for state, public in positions(seats, seed):
            if is_within(state.mine):
                assert unpacked(int(public.distances)) == counted(state.mine)


def test_what_is_kept_up_is_what_looking_anew_finds(counts: Counts) -> None:
    for seed in range(counts(small=1, normal=6, full=200)):
        for state, public in positions(5, seed):
            assert public.distances == sketch_of(state.mine, CHART).distances()


def test_a_card_and_a_rockfall_are_foreseen(counts: Counts) -> None:
    for seed in range(counts(small=1, normal=3, full=60)):
        for state, public in positions(5, seed):
            sketch = public.sketch
            for move in state.moves():
                after = state.mine.clone()
                if move < DISCARDS:
                    cell, shape = divmod(move, int(DECK_SHAPES))
                    after.lay(cell, shape + FIRST_SHAPE)
                    seen = public.after_card(cell, shape + FIRST_SHAPE, sketch.covered_1, sketch.covered_2)
                elif NUMBERING.rockfalls <= move < NUMBERING.maps:
                    after.take(move - int(NUMBERING.rockfalls))
                    seen = public.after_rockfall(move - int(NUMBERING.rockfalls), sketch.covered_1, sketch.covered_2)
                else:
                    continue
                if is_within(after):
                    assert unpacked(int(seen)) == counted(after), GAME.text(move)
