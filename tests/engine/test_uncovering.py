"""How goals are uncovered in mines laid by chance, compared with a second, plain implementation.

In played games a stone open to choice is rare, and one beside the gold rarer: here nearly every mine has one.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from permonik.engine.board.card_words import CardWords
from permonik.engine.digging.game import DiggingGame
from tests.counts import Counts
from tests.engine import play
from tests.engine.oracle import (
    GOALS,
    Facts,
    Laid,
    Point,
    Uncovering,
    face_down,
    face_up,
    facts,
    fits,
    goals_reached,
    is_path,
    lying,
    tile,
    uncover,
)
from tests.engine.saboteur2 import play as play2
from tests.rules.saboteur2.walker import face_of, reaches

FIELD = [(x, y) for x in range(6, 10) for y in range(-3, 4) if (x, y) not in GOALS]
"""Cells around the goals."""
CORRIDOR = [Laid(card, x, 0, False) for x, card in enumerate(("EW", "EW", "EW", "NEW", "NEW"), start=1)]
NOTHING = Facts("digging", 0, [], [None] * 3, [], [[]], [[]])


def mine_by_chance(game: DiggingGame[Any, Any], chance: Random) -> Facts:
    """A corridor to the goals and cards side by side around them."""
    goals = list(game.vocabulary.faces)
    chance.shuffle(goals)
    mine = replace(NOTHING, goals=goals, mine=list(CORRIDOR))
    pile = [card.name for card in game.vocabulary.deck for _ in range(card.count) if is_tunnel(card.name)]
    for laid in CORRIDOR:
        pile.remove(laid.card)
    pile.sort(key=lambda card: chance.random() - len(tile(card, False).edges))  # what has many edges joins many cards
    tiles = face_up(mine)
    for x, y in chance.choice((FIELD, FIELD[::-1])):
        ways = ((card, turned) for card in pile for turned in chance.sample((False, True), k=2))
        card = next((one for one in ways if fits(tile(*one), (x, y), tiles) and may_lie(one[0], (x, y))), None)
        if card is not None and chance.random() < 0.9:
            mine.mine.append(Laid(card[0], x, y, card[1]))
            tiles[x, y] = tile(*card)
            pile.remove(card[0])
    return mine


def is_tunnel(card: str) -> bool:
    return is_path(card) and not card.startswith("dead-")


def may_lie(card: str, point: Point) -> bool:
    """A ladder never lies beside a goal."""
    return not (card.startswith("ladder-") and beside_goal(point))


def beside_goal(point: Point) -> bool:
    return any(abs(point[0] - x) + abs(point[1] - y) == 1 for x, y in GOALS)


def without(mine: Facts, card: Laid) -> Facts:
    return replace(mine, mine=[laid for laid in mine.mine if laid is not card])


def last_card(mine: Facts, chance: Random) -> Laid | None:
    """A card without which no goal is reached, though some are with it; mostly one far away, which decides less."""
    far = chance.random() < 0.9
    cards = [card for card in mine.mine if not (far and beside_goal((card.x, card.y)))]
    chance.shuffle(cards)
    if goals_reached(mine):
        return next((card for card in cards if not goals_reached(without(mine, card))), None)
    return None


def drawing(game: DiggingGame[Any, Any], mine: Facts, last: Laid) -> str:
    words = CardWords(game.vocabulary)
    lying = {(card.x, card.y): words.laid(card.card, card.turned) for card in without(mine, last).mine} | {(0, 0): "S"}
    rows = [" ".join(lying.get((x, y), ".") for x in range(10)) for y in range(-3, 4)]
    head = [f"position {game.id}", "seats 3", "option rounds 1", f"goals {' '.join(mine.goals)}", "mine", *rows]
    return "\n".join([*head, f"hand 0 {last.card}", "hand 1 map"])


def found(position: Facts, turning: int) -> Uncovering:
    """What the engine says of the goals."""
    asked = turning if position.phase == "turning" else None
    gold = position.goals.index("gold")
    return Uncovering(tuple(position.turned), asked, gold=position.turned[gold] is not None)


@pytest.mark.parametrize("game", [play.GAME, play2.GAME], ids=lambda game: game.id)
@pytest.mark.rule("BA-070", "BA-074", "BA-078", "BA-079", "EX-120", "EX-121", "EX-135")
def test_goals_are_uncovered_and_asked_about_as_the_rules_say(game: DiggingGame[Any, Any], counts: Counts) -> None:
    chance = Random(3)
    met: Counter[str] = Counter()
    while met.total() < counts(small=60, normal=400, full=4_000):
        mine = mine_by_chance(game, chance)
        last = last_card(mine, chance)
        if last is None:
            continue
        text = drawing(game, mine, last)
        state = game.load(text)
        before = facts(state.save())
        state.play(game.parse(f"place {last.card} {last.x},{last.y}" + " turned" * last.turned))
        mine = replace(before, mine=mine.mine)
        expected = uncover(mine, (last.x, last.y))
        beside_gold = False
        while expected.asked is not None:
            assert found(facts(state.save()), int(state.turning)) == expected, text
            x, y = GOALS[expected.asked]
            assert [game.text(move) for move in state.moves()] == [f"turn {x},{y} {way}" for way in WAYS], text
            turned = chance.random() < 0.5
            state.play(state.moves()[turned])
            waiting = replace(mine, turned=list(expected.turned))
            beside_gold = GOALS[mine.goals.index("gold")] in goals_reached(waiting) & face_down(waiting)
            mine = lying(waiting, expected.asked, turned)
            expected = uncover(mine, (last.x, last.y))
            met["asked"] += 1
            met["asked beside the gold"] += beside_gold
        assert found(facts(state.save()), 0) == expected, text
        assert bool(state.view(None).results) == expected.gold, text
        met["gold" if expected.gold else "stones"] += 1
        if expected.gold and game.id == "saboteur-2":
            assert ways_found(state) == ways_walked(replace(mine, turned=list(expected.turned))), text
    assert min(met[what] for what in ("asked", "asked beside the gold", "gold", "stones")) > 0, met


WAYS = ("upright", "turned")


def ways_found(state: Any) -> tuple[bool, bool]:
    end = state.view(None).results[-1]
    return bool(end.blue_route), bool(end.green_route)


def ways_walked(mine: Facts) -> tuple[bool, bool]:
    """Whether blue and green dwarves can walk to the gold."""
    faces = {(card.x, card.y): face_of(card.card, card.turned) for card in mine.mine} | {(0, 0): face_of("start")}
    for point, face, turned in zip(GOALS, mine.goals, mine.turned, strict=True):
        if turned is not None:
            faces[point] = face_of(face, turned)
    gold = GOALS[mine.goals.index("gold")]
    return reaches(faces, gold, closed_door="green"), reaches(faces, gold, closed_door="blue")


BESIDE_GOLD = """
seats 3
goals stone-NW gold stone-NE
mine
  S EW EW EW . ESW NEW  NEW  ?   .
  . .  .  .  . NS  .    .    NS  .
  . .  .  .  . NES NESW NESW ?   SW
  . .  .  .  . NE  NESW NESW NEW NW
hand 0 NEW
hand 1 NS
"""


@pytest.mark.parametrize("game", [play.GAME, play2.GAME], ids=lambda game: game.id)
@pytest.mark.rule("BA-074", "EX-121")
def test_whoever_turns_a_stone_holds_possible_only_what_would_wait_for_it(game: DiggingGame[Any, Any]) -> None:
    """The goal in the middle is reached as well: a stone would lie there one way only, and be uncovered by now."""
    state = game.load(f"position {game.id}{BESIDE_GOLD}")
    state.play(game.parse("place NEW 4,0"))
    sample = game.imaginer(state.view(0))
    assert {tuple(facts(sample(seed).save()).goals) for seed in range(50)} == {("stone-NW", "gold", "stone-NE")}
