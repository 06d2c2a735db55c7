"""The rules of The Dark Cave: where refusals lead, and that tables and pictures are right."""

from typing import Any

import pytest

import permonik
from permonik.engine.core.state import State
from permonik.engine.dark_cave.cards import CARDS, CLANS, CREATURES, LEVELS, PATHS, ROLES
from permonik.engine.dark_cave.drawing import WORDS
from permonik.engine.dark_cave.refusals import PHASE_RULES, REASONS
from permonik.engine.dark_cave.scoring import values_of
from tests.messages.test_rules_pages import page, section_of

CAVE = "dark-cave"
GAME = permonik.game(CAVE)
CLAN_CARDS = {2: 2, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 8: 8}
LEADS_TO = {
    "not_in_hand": {"turn"},
    "not_two_in_hand": {"discard"},
    "off_board": {"placing"},
    "cell_taken": {"placing"},
    "paths_mismatch": {"placing"},
    "no_contact": {"placing"},
    "no_path_goes_on": {"placing"},
    "wrong_order": {"discard"},
    "no_such_seat": {"about"},
    "own_dwarf_card": {"info"},
    "nothing_there": {"cave-in"},
    "start_stays": {"cave-in"},
    "covered_stays": {"cave-in"},
    "stood_on": {"cave-in"},
    "no_covered_card": {"info"},
    "lies_open": {"info"},
    "no_place_for_token": {"web"},
    "token_there": {"web"},
    "no_way": {"fields"},
    "no_votes": {"options"},
    "proposed_before": {"options"},
    "both_known": {"info"},
    "clan_open": {"info"},
    "has_boots": {"boots"},
    "no_lair": {"creatures"},
    "stands_elsewhere": {"creatures"},
    "web_there": {"axe-web", "creatures", "web"},
    "no_axe": {"axe-creature", "axe-web"},
    "no_web": {"axe-web"},
    "out_of_reach": {"axe-web"},
    "own_hand": {"swap"},
    "no_steps_left": {"walking"},
}
"""Where somebody wants to read on whose move is refused."""
FACES = {card.name: card for card in CARDS}
PATH_NAMES = [card.name for card in PATHS]
COVERED = (4, 4)
"""Where the covered goal of a picture lies."""
ELSEWHERE = (0, 0)
"""Where 0,0 of a picture without one lies."""


def section(name: str) -> dict[str, Any]:
    (found,) = [one for one in page(CAVE)["sections"] if one["id"] == name]
    return dict(found)


def figures() -> list[dict[str, Any]]:
    return [figure for one in page(CAVE)["sections"] for figure in one["figures"]]


def things(figure: dict[str, Any]) -> list[list[str]]:
    """What a picture shows, word by word: name, cell, and how it lies or on which field."""
    return [text.split(" ") for text in (*figure["laid"], *filter(None, [figure.get("new")]))]


def test_a_refusal_leads_to_the_section_that_explains_it() -> None:
    found = {one.name: {section_of(CAVE, rule) for rule in one.rules} for one in REASONS.values() if one.rules}
    assert found == LEADS_TO


def test_what_must_be_decided_first_leads_to_its_section() -> None:
    found = [section_of(CAVE, rule) for rule in PHASE_RULES]
    assert found == ["turn", "options", "walking", "goals", "walking", "axe-creature"]


def test_the_table_of_the_deal_adds_up() -> None:
    """DC-016 to DC-020, DC-029 to DC-032, DC-189 and DC-250."""
    rows = page(CAVE)["deal"]
    assert [row["players"] for row in rows] == list(CLAN_CARDS)
    for row in rows:
        players = row["players"]
        assert row["width"] == (9 if players <= 5 else 7)
        assert row["first"] + row["second"] == 5
        assert row["pile"] == 50 + 32 - 3 * 5 - players * 5
        assert row["aside"] == CLAN_CARDS[players] - players


def test_there_are_ten_clan_cards() -> None:
    """DC-003."""
    assert sum(row["count"] for row in page(CAVE)["clans"]) == 10


def test_the_table_of_the_example_is_counted_as_the_engine_counts() -> None:
    """DC-183 to DC-186."""
    rows = {row["side"]: row for row in page(CAVE)["count"]}
    sides = [CLANS.index(side) for side, row in rows.items() for _ in row["nuggets"]]
    nuggets = [count for row in rows.values() for count in row["nuggets"]]
    values = values_of(sides, nuggets, [count > 0 for count in nuggets])
    assert {clan: rows[clan]["value"] for clan in CLANS} == dict(zip(CLANS, values, strict=True))
    for row in rows.values():
        assert row["value"] == sum(row["nuggets"]) * row["opponents"]


THINGS = {
    "empty": {""},
    "floor": {""},
    "goal": {""},
    "nugget": {""},
    "back": set(LEVELS),
    "clan": set(CLANS),
    "creature": set(CREATURES),
    "dwarf": {f"{clan}-{seat}" for clan in CLANS for seat in range(2)},
    "role": set(ROLES),
    "web": {"1", "2"},
}
"""What a picture may show besides cards; `web/src/games/dark-cave/rules/pictures.ts` draws them."""


@pytest.mark.parametrize("figure", figures(), ids=lambda figure: str(figure["laid"])[:60])
def test_a_picture_shows_what_there_is_on_fields_that_there_are(figure: dict[str, Any]) -> None:
    cards = {cell: FACES[name] for name, cell, *_ in things(figure) if name in FACES}
    for name, cell, *where in things(figure):
        if name in FACES:
            continue
        thing, _, which = name.partition("-")
        assert which in THINGS[thing], name
        if where:
            assert where[0] in [words.partition(":")[0] for words in cards[cell].fields]


def shown(figure: dict[str, Any], hand: str) -> tuple[State, int, int]:
    """The table of a picture without what the card in hand would put there, and where its 0,0 lies."""
    covered = [cell for name, cell, *_ in things(figure) if name == "goal"]
    x, y = map(int, covered[0].split(",")) if covered else (0, 0)
    right, down = (COVERED[0] - x, COVERED[1] - y) if covered else ELSEWHERE
    cave = {(0, 0): "S", **{(x, y): "?" for x in (-4, 4) for y in (-4, 4)}}
    for name, cell, *way in (text.split(" ") for text in figure["laid"]):
        if name in PATH_NAMES:
            x, y = map(int, cell.split(","))
            cave[x + right, y + down] = WORDS.laid(name, way == ["turned"])
    rows = [" ".join(cave.get((x, y), ".") for x in range(-4, 5)) for y in range(-4, 5)]
    text = ["position dark-cave", "seats 3", "cave", *rows, f"hand 0 {hand} NW-I", "hand 1 NS-II"]
    return GAME.load("\n".join(text)), right, down


def check(state: State, move: str, fits: bool, led_to: str) -> None:
    refusal = state.refusal(GAME.parse(move, state))
    if fits:
        assert refusal is None
    else:
        assert refusal is not None
        assert {section_of(CAVE, rule) for rule in refusal.rules} == {led_to}


@pytest.mark.parametrize("figure", section("placing")["figures"], ids=lambda figure: figure["id"])
def test_a_picture_of_a_laid_card_shows_what_the_engine_does(figure: dict[str, Any]) -> None:
    card, cell = figure["new"].split(" ")
    state, right, down = shown(figure, card)
    x, y = map(int, cell.split(","))
    check(state, f"place {card} {x + right},{y + down}", figure["fits"], "placing")


def test_the_picture_of_a_walk_is_three_steps_long() -> None:
    """DC-158."""
    before, after = section("walking")["figures"]
    path = [name for name, *_ in things(before) if name in FACES]
    assert path == [name for name, *_ in things(after) if name in FACES]
    assert sum(LEVELS.index(FACES[name].level) + 1 for name in path[1:]) == 3
