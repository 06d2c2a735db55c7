"""The rules of Lost Mines: where refusals lead, and that tables and pictures are right."""

from typing import Any

import pytest

import permonik
from permonik.engine.core.state import State
from permonik.engine.lost_mines.cards import (
    BY_SEATS,
    COLUMNS,
    DECK,
    DWARVES,
    FACES,
    MINES,
    PATHS,
    ROWS,
    TREASURES,
)
from permonik.engine.lost_mines.drawing import WORDS
from permonik.engine.lost_mines.refusals import PHASE_RULES, REASONS
from permonik.engine.lost_mines.tables import ASIDE
from tests.messages.test_rules_pages import page, section_of

MINES_GAME = "lost-mines"
GAME = permonik.game(MINES_GAME)
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
    "nothing_there": {"storm"},
    "start_stays": {"storm"},
    "covered_stays": {"storm"},
    "stood_on": {"storm"},
    "no_covered_card": {"info"},
    "lies_open": {"info"},
    "no_place_for_token": {"borders"},
    "token_there": {"borders"},
    "no_way": {"walking"},
    "no_votes": {"options"},
    "proposed_before": {"options"},
    "no_obstacle": {"equipment"},
    "overcome": {"equipment"},
    "wrong_tool_for_obstacle": {"equipment"},
    "not_on_card": {"info"},
    "no_such_treasure": {"setup", "info"},
    "treasure_taken": {"info"},
    "other_kind": {"all-cards", "treasures"},
    "troll_there": {"troll"},
    "obstacle": {"obstacles"},
    "occupied": {"rocks", "equipment"},
    "treasure_gone": {"treasures"},
    "stands_there": {"walking"},
    "too_far": {"walking", "rocks"},
    "card_by_card": {"walking"},
    "act_first": {"turn"},
    "no_way_in": {"walking", "mines"},
}
"""Where somebody wants to read on whose move is refused."""
START = (1, 2)
"""Where the yellow start lies."""
MINE = (9, 2)
"""Where the mine of a picture lies."""
ELSEWHERE = (2, 5)
"""Where a picture without start and mine lies."""
PATH_NAMES = [card.name for card in PATHS]


def section(name: str) -> dict[str, Any]:
    (found,) = [one for one in page(MINES_GAME)["sections"] if one["id"] == name]
    return dict(found)


def figures(name: str) -> list[tuple[str, dict[str, Any]]]:
    return [(name, figure) for figure in section(name)["figures"] if "fits" in figure]


def test_a_refusal_leads_to_the_section_that_explains_it() -> None:
    found = {one.name: {section_of(MINES_GAME, rule) for rule in one.rules} for one in REASONS.values() if one.rules}
    assert found == LEADS_TO


def test_what_must_be_decided_first_leads_to_its_section() -> None:
    found = [section_of(MINES_GAME, rule) for rule in PHASE_RULES]
    assert found == ["turn", "options", "turn", "mines", "treasures"]


def test_the_table_of_players_is_that_of_the_data() -> None:
    deck = sum(card.count for card in DECK)
    rows = [
        {
            "players": seats,
            "loyal": row["loyal"],
            "dwarfs": 2 * (row["loyal"] + 1 + 1),
            "hand": row["hand"],
            "pile": deck - ASIDE - seats * row["hand"],
        }
        for seats, row in BY_SEATS.items()
    ]
    assert page(MINES_GAME)["players"] == rows


def test_treasures_and_dwarf_cards_are_those_of_the_data() -> None:
    for row in page(MINES_GAME)["treasures"]:
        values = [value for kind, value, count in TREASURES for _ in range(count) if kind == row["kind"]]
        assert row["values"] == values
    roles = {row["role"]: row["count"] for row in page(MINES_GAME)["dwarfs"]}
    assert roles == {role: DWARVES[f"blue-{role}"] + DWARVES[f"yellow-{role}"] for role in roles}


def anchor(figure: dict[str, Any]) -> tuple[int, int]:
    """Where 0,0 of a picture lies on the board, on which starts and mines have their places."""
    for text in figure["laid"]:
        name, cell, *_ = text.split(" ")
        if name.startswith(("start-", "mine")):
            x, y = map(int, cell.split(","))
            at = START if name.startswith("start-") else MINE
            return at[0] - x, at[1] - y
    return ELSEWHERE


def shown(figure: dict[str, Any], hand: str) -> State:
    """The table of a picture, with the troll on it but without what the card in hand would put there."""
    right, down = anchor(figure)
    forest: dict[tuple[int, int], str] = {}
    mines = list(FACES)
    more = []
    for text in figure["laid"]:
        name, cell, *way = text.split(" ")
        column, row = map(float, cell.split(","))
        x, y = int(column) + right, int(row) + down
        turned = way == ["turned"]
        if name == "start-yellow":
            forest[x, y] = "Y"
        elif name == "mine":
            forest[x, y] = "?"
        elif name in mines:
            mines.remove(name)
            mines.insert(MINES.index(MINE), name)
            forest[x, y] = "*" + WORDS.laid(name, turned)
        elif name == "token-troll" and hand != "troll":
            more.append(f"token troll {x},{y} E 1")
        elif name.startswith("dwarf-"):
            more.append(f"dwarf 0 {x},{y}")
        elif name in PATH_NAMES:
            forest[x, y] = WORDS.laid(name, turned)
    rows = [" ".join(forest.get((x, y), ".") for x in range(COLUMNS)) for y in range(ROWS)]
    head = ["position lost-mines", "seats 3", "dwarves yellow-loyal blue-loyal blue-selfish"]
    return GAME.load("\n".join([*head, f"mines {' '.join(mines)}", "forest", *rows, *more, f"hand 0 {hand} NW"]))


def check(state: State, move: str, fits: bool, led_to: str) -> None:
    refusal = state.refusal(GAME.parse(move, state))
    if fits:
        assert refusal is None
    else:
        assert refusal is not None
        assert {section_of(MINES_GAME, rule) for rule in refusal.rules} == {led_to}


@pytest.mark.parametrize(("name", "figure"), figures("placing"), ids=lambda part: str(part)[:60])
def test_a_picture_of_a_laid_card_shows_what_the_engine_does(name: str, figure: dict[str, Any]) -> None:
    card, cell = figure["new"].split(" ")
    state, (right, down) = shown(figure, card), anchor(figure)
    x, y = map(int, cell.split(","))
    check(state, f"place {card} {x + right},{y + down}", figure["fits"], name)


@pytest.mark.parametrize(("name", "figure"), figures("borders"), ids=lambda part: str(part)[:60])
def test_a_picture_of_a_border_shows_what_the_engine_does(name: str, figure: dict[str, Any]) -> None:
    token = figure["laid"][-1].split(" ")[0].removeprefix("token-")
    state, (right, down) = shown(figure, token), anchor(figure)
    check(state, f"{token} {right},{down} E", figure["fits"], name)


@pytest.mark.parametrize(("name", "figure"), figures("equipment"), ids=lambda part: str(part)[:60])
def test_a_picture_of_a_tool_shows_what_the_engine_does(name: str, figure: dict[str, Any]) -> None:
    tool = figure["laid"][-1].split(" ")[0]
    state, (right, down) = shown(figure, tool), anchor(figure)
    check(state, f"{tool} {right},{down}", figure["fits"], name)


@pytest.mark.parametrize(("name", "figure"), figures("troll"), ids=lambda part: str(part)[:60])
def test_a_troll_in_a_picture_blocks_the_way(name: str, figure: dict[str, Any]) -> None:
    state, (right, down) = shown(figure, "NS"), anchor(figure)
    state.play(GAME.parse("discard NS", state))
    check(state, f"step {right + 2},{down}", figure["fits"], name)
