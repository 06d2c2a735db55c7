"""Imagined forests differ in everything that a seat has not seen, every order alike."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import msgspec
import pytest

from permonik.engine.diamond_forest.formats import Position
from permonik.engine.diamond_forest.rules import DiamondForest
from tests.counts import Counts
from tests.engine.diamond_forest.play import GAME
from tests.engine.statistics import assert_fair

pytestmark = pytest.mark.any_build

FOREST = """
position diamond-forest
seats 2
phase shuffling
turn 0
asked 1
swaps 2
forest
  E       imp     (path)  (bog)
  (red)   (blue)  (green) E
dwarf 0 1,0
dwarf 1 3,1
seen all 2,0
seen 0 3,0
"""


def tiles_of(seat: int, *, seed: int) -> dict[tuple[int, int], str | None]:
    """What the audience of an imagined forest would see if all were turned over."""
    imagined = GAME.imaginer(GAME.load(FOREST).view(seat))(seed)
    return {(tile.x, tile.y): tile.name for tile in GAME.view(opened(imagined.save()), None).tiles}


def opened(saved: str) -> DiamondForest:
    """The same forest, all tiles seen by all."""
    position = msgspec.json.decode(saved, type=Position)
    tiles = [msgspec.structs.replace(tile, public=True) for tile in position.tiles]
    return GAME.load(msgspec.json.encode(msgspec.structs.replace(position, tiles=tiles)))


def test_what_was_seen_is_as_it_was_seen() -> None:
    for seed in range(30):
        assert tiles_of(0, seed=seed)[2, 0] == tiles_of(1, seed=seed)[2, 0] == "path"
        assert tiles_of(0, seed=seed)[3, 0] == "bog"
    assert {tiles_of(1, seed=seed)[3, 0] for seed in range(60)} == {
        "bog",
        "diamond-red",
        "diamond-blue",
        "diamond-green",
    }


def test_every_order_of_the_unseen_tiles_is_equally_likely(counts: Counts) -> None:
    seen: Counter[Hashable] = Counter()
    for seed in range(counts(small=300, normal=1_200, full=12_000)):
        tiles = tiles_of(0, seed=seed)
        seen[tiles[0, 1], tiles[1, 1], tiles[2, 1]] += 1
    assert_fair(seen, dict.fromkeys(permutations(["diamond-red", "diamond-blue", "diamond-green"]), 1))


def test_knowledge_follows_a_swap_into_the_samples() -> None:
    state = GAME.load(FOREST)
    state.play(GAME.parse("swap 2,0 3,0"))
    sample = GAME.imaginer(state.view(0))
    for seed in range(20):
        names = {(tile.x, tile.y): tile.name for tile in GAME.view(sample(seed), 0).tiles}
        assert (names[2, 0], names[3, 0]) == ("bog", "path")


def test_dice_fall_in_an_imagined_forest_as_they_may() -> None:
    drawing = "position diamond-forest\nphase rolling\nforest\n  E bog (red) (blue) (green) E\ndwarf 0 1,0"
    sample = GAME.imaginer(GAME.load(drawing).view(0))
    fallen = set()
    for seed in range(60):
        told = sample(seed).play(GAME.parse("roll"))
        fallen.add(tuple(event.args["pips"] for event in told if event.name == "rolled"))
    assert len(fallen) > 20
