"""Positions, deals and views that are damaged: each is refused with what was expected and what came."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from permonik.engine.core.errors import DamagedPosition, DamagedView, PermonikError
from tests.engine.play import GAME
from tests.engine.saboteur.test_imaginer import SHARED
from tests.engine.saboteur.worlds import played_world

Facts = dict[str, Any]
DIGGING = GAME.new(4, seed=1)
CARD = {"x": 1, "y": 0, "card": "EW", "turned": False}


def sharing() -> Facts:
    """A saved position in which gold is being shared out."""
    state = GAME.load(SHARED)
    state.play(GAME.parse("place NEW 7,0"))
    state.play(GAME.parse("keep 1"))
    return saved(state.save())


def saved(text: str | bytes) -> Facts:
    facts: Facts = json.loads(text)
    return facts


def refuse(facts: Facts, error: type[PermonikError] = DamagedPosition) -> str:
    with pytest.raises(error) as caught:
        GAME.load(json.dumps(facts))
    text = str(caught.value)
    assert f"expected {caught.value.expected}, got {caught.value.got}" in text
    return text


@pytest.mark.parametrize("name", saved(DIGGING.save()))
def test_a_position_without_one_of_its_facts_is_refused(name: str) -> None:
    facts = saved(DIGGING.save())
    del facts[name]
    assert name in refuse(facts)


@pytest.mark.parametrize("name", saved(DIGGING.save()))
@pytest.mark.parametrize("value", [None, {}, "x", [[["x"]]], 1.5], ids=repr)
def test_a_fact_of_the_wrong_type_is_refused(name: str, value: object) -> None:
    facts = saved(DIGGING.save())
    if name == "options" and value == {}:
        return
    facts[name] = value
    with pytest.raises(PermonikError):
        GAME.load(json.dumps(facts))


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("format", "permonik position 2", "permonik position 1"),
        ("game", "chess", "saboteur"),
        ("rules_version", 99, "got 99"),
        ("round", 0, "1 to 3"),
        ("round", 4, "1 to 3"),
        ("phase", "dancing", "digging | turning | sharing | over"),
        ("to_move", 4, "0 to 3"),
        ("to_move", -1, "0 to 3"),
        ("first", 4, "a seat from 0 to 3"),
        ("last", 4, "-1 to 3"),
        ("roles", ["miner"] * 5, "{'miner': 4, 'saboteur': 1}"),
        ("roles", ["miner"] * 4, "5 entries"),
        ("roles", ["miner"] * 4 + ["elf"], "miner | saboteur"),
        ("goals", ["gold", "gold", "stone-NE"], "gold stone-NE stone-NW"),
        ("goals", ["gold"], "3 entries"),
        ("turned", [None], "3 entries"),
        ("hands", [[], [], [], []], "a seat with cards"),
        ("hands", [["NS"]] * 3, "4 entries"),
        ("hands", [["NS"] * 7, [], [], []], "at most 6 cards"),
        ("hands", [["elf"], [], [], []], "a card of the deck"),
        ("hands", [["gold"], [], [], []], "a card of the deck"),
        ("broken", [["hammer"], [], [], []], "a card of the deck"),
        ("broken", [["cart"], ["cart"], ["cart"], ["cart"]], "at most 3 of break-cart"),
        ("seen", [[3], [], [], []], "goals from 0 to 2"),
        ("seen", [[-1], [], [], []], "goals from 0 to 2"),
        ("deck", ["NS"] * 67, "at most 4 of NS"),
        ("deck", ["start"], "a card of the deck"),
        ("discards", [[4, "NS"]], "a seat from 0 to 3"),
        ("discards", [[0, "elf"]], "a card of the deck"),
        ("turning", 3, "a goal from 0 to 2"),
        ("just_laid", [99, 0], "x within 22"),
        ("stack", [], "{1: 16, 2: 8, 3: 4}"),
        ("stack", [1] * 28, "{1: 16, 2: 8, 3: 4}"),
        ("offer", [1], "{1: 16, 2: 8, 3: 4}"),
        ("generator", "dice", "'fast' and four words"),
        ("generator", "secret 00 1", "'fast' and four words"),
        ("results", [{}], "a saved position"),
        ("mine", [CARD, CARD], "one card on a cell"),
        ("mine", [{**CARD, "x": 0}], "one card on a cell"),
        ("mine", [{**CARD, "x": 8}], "gold | stone-NE | stone-NW"),
        ("mine", [{**CARD, "x": 23}], "x within 22, y within 23"),
        ("mine", [{**CARD, "y": -24}], "x within 22, y within 23"),
        ("mine", [{**CARD, "card": "map"}], "NS | EW"),
        ("mine", [{**CARD, "card": "elf"}], "a card of the deck"),
    ],
)
def test_an_impossible_fact_is_refused(name: str, value: object, expected: str) -> None:
    facts = saved(DIGGING.save())
    if name in ("mine", "hands", "broken", "discards"):
        facts["deck"] = []
    facts[name] = value
    assert expected in refuse(facts)


@pytest.mark.parametrize("text", ["{", "{}", '{"format": 1}', "[]", "{]", '{"deals": []}', '{"deals": 1, "game": 2}'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(DamagedPosition):
        GAME.load(text)
    with pytest.raises(DamagedPosition):
        GAME.load(text.encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    for data in (b"\xff\xfe", b'{"format": "\xff"}', b'{"deals": "\xff"}', b"\0"):
        with pytest.raises(DamagedPosition):
            GAME.load(data)


def test_options_that_are_not_given_have_their_defaults() -> None:
    facts = saved(DIGGING.save())
    facts["options"] = {}
    assert saved(GAME.load(json.dumps(facts)).save())["options"]["rounds"] == 3


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
    assert expected in refuse(deal, PermonikError)


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
        ("  S EW", "  S XY", "S . ? * and edges such as NES or nes"),
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
    assert line in DRAWN
    GAME.load(DRAWN)
    with pytest.raises(PermonikError) as error:
        GAME.load(DRAWN.replace(line, instead, 1))
    assert expected in str(error.value)


@pytest.mark.parametrize("name", saved(DIGGING.view(0).save()))
@pytest.mark.parametrize("value", [{"x": {}}, [[["x"]]], 1.5], ids=repr)
def test_a_damaged_view_is_refused(name: str, value: object) -> None:
    facts = saved(DIGGING.view(0).save())
    facts[name] = value
    with pytest.raises(DamagedView, match="expected a saved view, got"):
        GAME.load_view(json.dumps(facts).encode())
    del facts[name]
    with pytest.raises(DamagedView, match=f"expected a saved view, got .*{name}"):
        GAME.load_view(json.dumps(facts).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"{}", b"[]", b"null", b"\xff\xfe", b"\0"])
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedView, match="expected a saved view, got"):
        GAME.load_view(data)


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
    assert "miner | saboteur" in refuse(with_result(**change))


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(name: str) -> None:
    refuse(CONTRADICTIONS[name])


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
