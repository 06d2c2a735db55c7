"""Damaged positions, deals and views of the base game."""

import json
from collections.abc import Callable

import msgspec
import pytest

from permonik.engine.core.errors import DamagedView, PermonikError
from tests.engine.damage import Facts, refuse, refuse_fact, refuse_line, saved
from tests.engine.play import GAME
from tests.engine.saboteur.test_imaginer import SHARED
from tests.engine.saboteur.worlds import played_world

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
DIGGING = GAME.new(4, seed=1)
CARD = {"x": 1, "y": 0, "card": "EW", "turned": False}


def sharing() -> Facts:
    """A saved position in which gold is being shared out."""
    state = GAME.load(SHARED)
    state.play(GAME.parse("place NEW 7,0"))
    state.play(GAME.parse("keep 1"))
    return saved(state.save())


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("phase", "dancing", "digging | turning | sharing | over"),
        ("roles", ["miner"] * 5, "{'miner': 4, 'saboteur': 1}"),
        ("roles", ["miner"] * 4, "5 entries"),
        ("roles", ["miner"] * 4 + ["elf"], "miner | saboteur"),
        ("stack", [], "{1: 16, 2: 8, 3: 4}"),
        ("stack", [1] * 28, "{1: 16, 2: 8, 3: 4}"),
        ("offer", [1], "{1: 16, 2: 8, 3: 4}"),
        ("mine", [{**CARD, "x": 23}], "x within 22, y within 23"),
        ("mine", [{**CARD, "y": -24}], "x within 22, y within 23"),
    ],
)
def test_an_impossible_fact_is_refused(name: str, value: object, expected: str) -> None:
    assert expected in refuse_fact(GAME, name, value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda deal: deal.update(game="chess"), "saboteur"),
        (lambda deal: deal.update(seats=2), "3 to 10"),
        (lambda deal: deal.update(first=4), "0 | 1 | 2 | 3 | random"),
        (lambda deal: deal.update(seed=-1), "a number from 0 to"),
        (lambda deal: deal.update(stack=[3] * 28), "{1: 16, 2: 8, 3: 4}"),
        (lambda deal: deal.update(weather="fine"), "weather"),
        (lambda deal: deal.update(options={"jokers": 1}), "rounds, first_player"),
        (lambda deal: deal["deals"][0]["deck"].pop(), "the 67 cards of the deck"),
        (lambda deal: deal["deals"][1]["deck"].append("NS"), "the 67 cards of the deck"),
        (lambda deal: deal["deals"][2]["roles"].reverse() or deal["deals"][2]["roles"].pop(), "miner"),
        (lambda deal: deal["deals"][0].update(goals=["gold"] * 3), "gold stone-NE stone-NW"),
        (lambda deal: deal["deals"][0].pop("goals"), "goals"),
    ],
)
def test_a_damaged_deal_is_refused(change: Callable[[Facts], object], expected: str) -> None:
    deal = saved(msgspec.json.encode(played_world(4, 1, steered=False).deal))
    change(deal)
    assert expected in refuse(GAME, deal, PermonikError)


DRAWN = """position saboteur
seats 3
goals stone-NE gold stone-NW
mine
  S EW . . . . . . .
  . . . . . . . . .
  . . . . . . . . ?
hand 0 NS map
broken 1 cart
discards 0:NES
"""


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("position saboteur", "position chess", "position saboteur"),
        ("seats 3", "seats 2", "3 to 10"),
        ("seats 3", "seats three", "seats 5"),
        ("seats 3", "", "3 to 10"),
        ("goals stone-NE gold stone-NW", "goals gold gold gold", "goals stone-NE gold stone-NW"),
        ("  S EW", "  S XY", "S . ? * and edges such as NES nes"),
        ("  S EW", "  S S", "one S for the start"),
        ("  S EW", "  . EW", "one S for the start"),
        ("  S EW", "  S ?", "? only at the goals"),
        ("  S EW", "  S *NE", "* only at the goals"),
        (". . ?\n", ". . *NESW\n", "edges of stone-NW"),
        (". . ?\n", ". . EW\n", "gold | stone-NE | stone-NW"),
        ("  S EW", "  S EW EW EW EW", "at most 3 of EW"),
        ("  S EW", "  S" + " ." * 22 + " NS", "x within 22"),
        ("hand 0 NS map", "hand 0 NS elf", "a card of the deck"),
        ("hand 0 NS map", "hand x NS", "hand 0 NES dead-EW map"),
        ("hand 0 NS map", "hand", "hand 0 NES dead-EW map"),
        ("hand 0 NS map", "hand 0 -", "a seat with cards"),
        ("hand 0 NS map", "hand 0" + " NS" * 5, "at most 4 of NS"),
        ("hand 0 NS map", "hand 0 map map map map map map map", "at most 6 cards"),
        ("broken 1 cart", "broken 1 hammer", "a card of the deck"),
        ("broken 1 cart", "weather fine", "mine | seats"),
        ("broken 1 cart", "turn 3", "0 to 2"),
        ("broken 1 cart", "turn x", "turn 0"),
        ("broken 1 cart", "round x", "round 2"),
        ("broken 1 cart", "phase dancing", "phase digging | turning | sharing | over"),
        ("broken 1 cart", "phase over", "last"),
        ("broken 1 cart", "first x", "first 3"),
        ("broken 1 cart", "last x", "last 2, or last -"),
        ("broken 1 cart", "option rounds", "option rounds 3"),
        ("broken 1 cart", "option rounds 9", "1 | 2 | 3"),
        ("broken 1 cart", "roles miner", "4 entries"),
        ("broken 1 cart", "seen 0 7,0", "seen 0 8,2"),
        ("broken 1 cart", "deck elf", "a card of the deck"),
        ("broken 1 cart", "discards NS", "discards 1:map 2:NS"),
        ("broken 1 cart", "turning 8,0", "turning 8,0 7,1"),
        ("broken 1 cart", "stack 1 2 3", "{1: 16, 2: 8, 3: 4}"),
        ("broken 1 cart", "offer 9", "{1: 16, 2: 8, 3: 4}"),
        ("broken 1 cart", "picks 1:2", "picks 1:0:3"),
        ("broken 1 cart", "generator dice", "'fast' and four words"),
        ("broken 1 cart", "result {}", "a finished round as JSON"),
        ("broken 1 cart", "deal {}", "a deal as JSON"),
    ],
)
def test_a_damaged_drawing_is_refused_with_what_was_expected(line: str, instead: str, expected: str) -> None:
    assert expected in refuse_line(GAME, DRAWN, line, instead)


# Damage that contradicts itself in places far apart.


def with_result(**changes: object) -> Facts:
    facts = sharing()
    facts["results"][0] |= changes
    return facts


CONTRADICTIONS: dict[str, Facts] = {
    "too few roles in a result": with_result(roles=["miner"]),
    "pay for too few seats": with_result(pay=[]),
    "a finisher without a seat": with_result(finisher=9),
    "no takers while gold is shared": with_result(takers=[]),
    "a taker without a seat": with_result(takers=[1, 0, 3, 9, 0]),
    "fewer takers than gold cards": with_result(takers=[1, 0]),
    "a card kept by nobody": {**sharing(), "picks": [[1, 9, 1]]},
    "a card kept in no round": {**sharing(), "picks": [[2**63, 1, 1]]},
    "an event that does not exist": {**sharing(), "history": [[99]]},
    "an event that is no word": {**sharing(), "history": [[2**63]]},
    "a negative event": {**sharing(), "history": [[-1]]},
}


@pytest.mark.parametrize("change", [{"roles": ["elf"] * 5}, {"left_over": "elf"}], ids=["roles", "left over"])
def test_a_finished_round_with_an_unknown_role_is_refused(change: Facts) -> None:
    assert "miner | saboteur" in refuse(GAME, with_result(**change))


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(name: str) -> None:
    refuse(GAME, CONTRADICTIONS[name])


REFUSED_VIEWS: dict[str, Facts] = {
    "far too many cards": {"unseen": {"NS": 1_000}},
    "fewer players than seats": {"players": []},
    "fewer goals than there are": {"goals": []},
    "another round": {"round": 3},
    "an unknown phase": {"phase": "dancing"},
}
CONTRADICTORY_VIEWS: dict[str, Facts] = {
    "seats": {"seats": 99},
    "a seat that does not exist": {"seat": 99},
    "a negative seat": {"seat": -1},
    "no role": {"role": None},
    "an unknown role": {"role": "elf"},
    "over without results": {"phase": "over"},
    "an unknown card": {"unseen": {"elf": 1}},
    "discards of nobody": {"discarders": [99]},
    "gold kept before it was shared": {"picks": [3]},
}


def imagine(changes: Facts) -> None:
    facts = saved(DIGGING.view(0).save()) | changes
    view = GAME.load_view(json.dumps(facts).encode())
    with pytest.raises(DamagedView):
        GAME.imaginer(view)


@pytest.mark.parametrize("name", REFUSED_VIEWS)
def test_a_view_that_does_not_add_up_cannot_be_imagined(name: str) -> None:
    imagine(REFUSED_VIEWS[name])


@pytest.mark.parametrize("name", CONTRADICTORY_VIEWS)
def test_a_view_that_contradicts_itself_cannot_be_imagined(name: str) -> None:
    imagine(CONTRADICTORY_VIEWS[name])
