"""Which team has a way to the gold, in mines laid by chance: EX-036, EX-038, EX-040, EX-045, EX-088, EX-135."""

from collections import Counter
from random import Random

import pytest

from permonik.engine.saboteur2.drawing import WORDS
from tests.counts import Counts
from tests.rules.digging import THROUGH
from tests.rules.saboteur2.endings import ended, result
from tests.rules.saboteur2.mines import Mine
from tests.rules.saboteur2.table import NEW_PATHS
from tests.rules.saboteur2.walker import BEHIND, STEPS, Cell, Face, beside, face_of, reaches

CARDS = Counter(THROUGH) + NEW_PATHS
GOLD = (8, 0)
FIELD = [(x, y) for x in range(1, 8) for y in (0, -1, 1, -2, 2) if (x, y) not in ((7, -2), (7, 2))]
"""Cells from which a tunnel leads to no other goal than the gold."""
Laid = dict[Cell, tuple[str, bool]]


def faces(laid: Laid) -> dict[Cell, Face]:
    return {(0, 0): face_of("start"), GOLD: face_of("gold")} | {cell: face_of(*card) for cell, card in laid.items()}


def fits(mine: dict[Cell, Face], cell: Cell, face: Face) -> bool:
    """Whether all sides match, but for the gold, which lies face down; ladders keep away from it."""
    for edge in STEPS:
        there = beside(cell, edge)
        if there == GOLD:
            if face.ladder:
                return False
        elif there in mine and (edge in face.open) != (BEHIND[edge] in mine[there].open):
            return False
    return True


def laid_by_chance(chance: Random) -> Laid:
    """Cards side by side from the start to the gold, with some cells left empty."""
    laid: Laid = {}
    pile = list(CARDS.elements())
    chance.shuffle(pile)
    for cell in FIELD:
        mine = faces(laid)
        lying = ((card, turned) for card in pile for turned in chance.sample((False, True), k=2))
        card = next((one for one in lying if fits(mine, cell, face_of(*one))), None)
        if card is not None and chance.random() < 0.9:
            laid[cell] = card
            pile.remove(card[0])
    return laid


def missing_one(laid: Laid, chance: Random) -> Cell | None:
    """A card without which the gold is not reached."""
    cells = list(laid)
    chance.shuffle(cells)
    if reaches(faces(laid), GOLD):
        for cell in cells:
            if not reaches(faces({other: card for other, card in laid.items() if other != cell}), GOLD):
                return cell
    return None


def drawn(laid: Laid, last: Cell) -> Mine:
    """The mine without its last card, which is played then."""
    words = {cell: WORDS.laid(*card) for cell, card in laid.items() if cell != last} | {(0, 0): "S"}
    rows = [" ".join(words.get((x, y), ".") for x in range(8)) for y in range(-2, 3)]
    card, turned = laid[last]
    crystals = sum(name.startswith("crystal-") for name, _ in laid.values())
    move = f"place {card} {last[0]},{last[1]}"
    return Mine("no door", "\n".join(rows), f"{move} turned" if turned else move, crystals)


@pytest.mark.rule("EX-036", "EX-038", "EX-040", "EX-045", "EX-088", "EX-135")
def test_the_teams_that_can_walk_to_the_gold_have_a_way(counts: Counts) -> None:
    chance = Random(5)
    outcomes: Counter[tuple[bool, bool]] = Counter()
    cards: Counter[str] = Counter()
    while outcomes.total() < counts(small=200, normal=1_000, full=5_000):
        laid = laid_by_chance(chance)
        last = missing_one(laid, chance)
        if last is None:
            continue
        mine = drawn(laid, last)
        end = result(ended(mine, "saboteur blue-miner green-miner"))
        mine_faces = faces(laid)
        ways = reaches(mine_faces, GOLD, closed_door="green"), reaches(mine_faces, GOLD, closed_door="blue")
        assert (end.gold_reached, end.crystals) == (True, mine.crystals)
        assert (bool(end.blue_route), bool(end.green_route)) == ways, f"{mine.rows}\n{mine.last}"
        assert end.winners == [seat for seat, way in enumerate(ways, start=1) if way]
        outcomes[ways] += 1
        cards.update({card.partition("-")[0] for card, _ in laid.values()})
        cards["ladder last"] += laid[last][0].startswith("ladder")
    assert len(outcomes) == 4, outcomes
    assert {"bridge", "curves", "ladder", "blue", "green", "ladder last"} <= (+cards).keys()
