"""Players and material: EX-001 to EX-007."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongSeats
from tests.rules.digging import BASE_DECK
from tests.rules.saboteur2.table import DECK, DWARVES, GAME, NEW_ACTIONS, NEW_PATHS, SEATS, before_failure, given, new

COPIES = Counter({card.name: card.count for card in GAME.cards if card.kind not in ("start", "goal")})
"""Every card of the deck."""
KINDS = {card.name: card.kind for card in GAME.cards}
FACES = """
    bridge NESW NS|EW
    curves-NE NESW NE|SW
    curves-NW NESW NW|ES
    ladder-N N - ladder
    ladder-E E - ladder
    ladder-NE NE NE ladder
    ladder-NW NW NW ladder
    blue-NS NS NS blue
    blue-EW EW EW blue
    blue-NE NE NE blue
    green-EW EW EW green
    green-NW NW NW green
    green-NS+E NES NS green
    crystal-N N - crystal
    crystal-E E - crystal
    crystal-NES NES NES crystal
    crystal-NEW NEW NEW crystal
    crystal-NESW NESW NESW crystal
    crystal-EW+N NEW EW crystal
    crystal-NES+W NESW NES crystal
    crystal-NEW+S NESW NEW crystal
    NS+E+W NESW NS
    EW+N+S NESW EW
    NS+E NES NS
    NE+S NES NE
    ES+N NES ES
"""
"""The faces of the new path cards: open edges, joined edges, what else they show."""


@pytest.mark.rule("EX-001")
def test_the_deck_holds_all_path_and_action_cards_of_the_base_game() -> None:
    assert BASE_DECK <= COPIES
    assert COPIES - NEW_PATHS - NEW_ACTIONS == BASE_DECK
    facts = new(5, 3).facts
    dealt = Counter(facts.deck) + Counter(facts.aside) + Counter(card for hand in facts.hands for card in hand)
    assert dealt == BASE_DECK + NEW_PATHS + NEW_ACTIONS


@pytest.mark.rule("EX-002")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_twelve_players_may_sit_down(seats: int) -> None:
    table = new(seats)
    assert len(table.view(None).players) == seats
    assert 0 <= table.to_move < seats


@pytest.mark.rule("EX-002")
@pytest.mark.parametrize("seats", [-1, 0, 1, 13, 14])
def test_fewer_than_two_or_more_than_twelve_players_are_rejected(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"expected 2 to 12, got {seats}"):
        GAME.new(seats, 0)
    with pytest.raises(WrongSeats, match=f"expected 2 to 12, got {seats}"):
        GAME.load(f"position saboteur-2\nseats {seats}\n")


@pytest.mark.rule("EX-002")
@pytest.mark.parametrize("move", ["trapped 12", "inspection 12", "steal 12", "trapped 3", "free-at-last 11"])
def test_a_seat_where_nobody_sits_is_refused_as_a_target(move: str) -> None:
    table = given("hand 0 trapped inspection free-at-last\nhand 1 NS")
    assert table.refused(move) == "no_such_seat EX-002"


@pytest.mark.rule("EX-003")
def test_the_expansion_has_30_path_cards_21_action_cards_and_15_dwarf_cards() -> None:
    added = COPIES - BASE_DECK
    paths = {name: count for name, count in added.items() if KINDS[name] == "path"}
    assert (sum(paths.values()), added.total() - sum(paths.values())) == (30, 21)
    assert [len(new(seats).facts.roles) for seats in SEATS] == [15] * len(SEATS)


@pytest.mark.rule("EX-003")
def test_gold_is_paid_in_whole_nuggets_of_any_value_that_tokens_of_1_2_and_5_can_make() -> None:
    for saboteurs, share in ((1, 5), (2, 4), (3, 3)):
        roles = ["saboteur"] * saboteurs + ["blue-miner"] * (4 - saboteurs)
        table = before_failure(" ".join(roles)).play("pass dead-N")
        assert table.scores == [share] * saboteurs + [0] * (4 - saboteurs)


@pytest.mark.rule("EX-004")
@pytest.mark.parametrize("seats", SEATS)
def test_the_dwarves_are_four_of_each_team_a_boss_a_profiteer_two_geologists_and_three_saboteurs(seats: int) -> None:
    assert Counter(new(seats, seats).facts.roles) == DWARVES
    assert DWARVES.total() == 15


@pytest.mark.rule("EX-005")
def test_the_new_path_cards_have_these_faces() -> None:
    expected = {name: rest for name, *rest in map(str.split, FACES.strip().splitlines())}
    assert expected.keys() == NEW_PATHS.keys()
    for card in GAME.cards:
        if card.name in expected:
            shown = [card.open, "|".join(card.links) or "-", *([card.feature] if card.feature else [])]
            assert shown == expected[card.name], card.name


@pytest.mark.rule("EX-005")
def test_the_30_path_cards_are_of_these_kinds() -> None:
    kinds = {"bridge": 2, "curves": 2, "ladder": 4, "blue": 3, "green": 3, "crystal": 10}
    counted = Counter[str]()
    for name, count in (COPIES - BASE_DECK).items():
        if KINDS[name] == "path":
            counted[name.partition("-")[0] if name.partition("-")[0] in kinds else "mixed"] += count
    assert counted == {**kinds, "mixed": 6}
    assert {name: COPIES[name] for name in NEW_PATHS} == NEW_PATHS


@pytest.mark.rule("EX-006")
def test_the_21_action_cards_are_these() -> None:
    added = COPIES - BASE_DECK - NEW_PATHS
    assert added == NEW_ACTIONS
    assert added.total() == 21


@pytest.mark.rule("EX-007")
def test_the_deck_has_four_rockfalls_and_three_prison_cards() -> None:
    assert (COPIES["rockfall"], COPIES["trapped"]) == (4, 3)
    facts = new(12, 5).facts
    dealt = [*facts.deck, *facts.aside, *(card for hand in facts.hands for card in hand)]
    assert (dealt.count("rockfall"), dealt.count("trapped")) == (4, 3)
    assert DECK == COPIES
