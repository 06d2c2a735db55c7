"""Players and material: LM-001 to LM-011."""

from collections import Counter

import pytest

from permonik.engine.core.errors import DamagedPosition, WrongSeats
from permonik.engine.lost_mines.cards import DECK, FEATURES, FIXED, TREASURES
from tests.rules.lost_mines.table import ACTIONS, GAME, PATHS, SEATS, dwarves, given, new
from tests.rules.lost_mines.table import TREASURES as TWELVE

EVERY_SEATS = pytest.mark.parametrize("seats", SEATS)


@pytest.mark.rule("LM-001")
def test_three_to_nine_can_play() -> None:
    for seats in SEATS:
        assert new(seats).state.seats == seats
    for seats in (0, 1, 2, 10):
        with pytest.raises(WrongSeats, match="3 to 9"):
            GAME.new(seats, seed=0)


@EVERY_SEATS
@pytest.mark.rule("LM-002", "LM-003")
def test_there_are_two_clans_of_up_to_five_dwarfs(seats: int) -> None:
    for seed in range(20):
        table = new(seats, seed)
        clans = Counter(player.clan for player in table.view(None).players)
        assert set(clans) <= {"blue", "yellow"}
        assert max(clans.values()) <= 5
        assert Counter(table.facts.dwarves) == dwarves(seats)


@pytest.mark.rule("LM-003")
def test_each_clan_has_three_loyal_dwarfs_a_selfish_one_and_a_saboteur() -> None:
    cards = new(9).facts.dwarves
    assert len(cards) == 10
    for clan in ("blue", "yellow"):
        assert [cards.count(f"{clan}-{role}") for role in ("loyal", "selfish", "saboteur")] == [3, 1, 1]


@EVERY_SEATS
@pytest.mark.rule("LM-004")
def test_every_seat_has_a_figure_of_its_own_clan(seats: int) -> None:
    for seed in range(20):
        figures = [(player.clan, player.figure) for player in new(seats, seed).view(None).players]
        assert len(set(figures)) == seats
        assert all(0 <= figure < 5 for _, figure in figures)


@pytest.mark.rule("LM-005", "LM-173")
def test_there_are_23_action_cards() -> None:
    actions = Counter({card.name: card.count for card in DECK if card.kind != "path"})
    assert actions == ACTIONS
    assert actions.total() == 23
    kinds = Counter({kind: sum(card.count for card in DECK if card.kind == kind) for kind in ("info", "tool")})
    assert kinds == {"info": 6, "tool": 9}


@pytest.mark.rule("LM-006")
def test_there_are_40_path_cards() -> None:
    paths = Counter({card.name: card.count for card in DECK if card.kind == "path"})
    assert paths == PATHS
    assert paths.total() == 40
    shown = Counter(dict.fromkeys(("", *FEATURES), 0))
    for card in DECK:
        if card.kind == "path":
            shown[card.feature] += card.count
            assert card.name == "-".join([card.feature, card.open] if card.feature else [card.open])
            assert card.links == (card.open,), "all its edges are joined"
    assert shown == {"": 23, "camp": 4, "rocks": 4, "tree": 3, "lake": 3, "pit": 3}


@pytest.mark.rule("LM-007", "LM-178")
def test_there_are_12_treasures_of_three_kinds() -> None:
    assert Counter({f"{kind}-{value}": count for kind, value, count in TREASURES}) == TWELVE
    assert TWELVE.total() == 12
    for seats in SEATS:
        view = new(seats).view(None)
        kinds = Counter(treasure.kind for treasure in view.treasures) + Counter(view.treasures_aside)
        assert kinds == {"gems": 4, "gold": 4, "silver": 4}, "the back shows the kind"
        assert [treasure.value for treasure in view.treasures] == [None] * seats, "and hides the value"


@pytest.mark.rule("LM-008", "LM-009", "LM-176")
def test_there_are_four_mines_and_a_start_for_each_clan() -> None:
    assert {card.name: card.open for card in FIXED} == {
        "start-yellow": "NESW",
        "start-blue": "NESW",
        "mine-gems": "NE",
        "mine-gold": "NEW",
        "mine-silver": "NES",
        "mine-dragon": "NESW",
    }
    assert [card.count for card in FIXED] == [1] * 6


@pytest.mark.rule("LM-010")
def test_there_is_a_forest_token_for_every_card_that_places_one() -> None:
    placing = {name: ACTIONS[name] for name in ("axe", "boat", "rope", "trap", "troll")}
    assert placing == {"axe": 3, "boat": 3, "rope": 3, "trap": 2, "troll": 3}
    assert sum(placing.values()) == 14
    table = given("""
        forest
          .     NS    NS
          Y     NEW   NES
        token trap 2,1 S
        token trap 3,1 S
        token troll 1,2 E 2
        token troll 2,2 E 2
        hand 0 troll
        hand 1 NS
        hand 2 EW
    """)
    table.play("troll 3,2 E")
    assert len(table.tokens()) == 5, "all traps and trolls lie in the forest at once"


USED = """
    forest
      Y  T:EW!  W:NEW!  P:NES
    token trap 1,2 E
    token troll 2,2 E 1
    hand 1 trap axe axe
"""


@pytest.mark.rule("LM-010")
def test_a_token_in_the_forest_has_used_up_its_card() -> None:
    facts = given(f"{USED}    hand 0 NS").facts
    left = Counter([*facts.deck, *facts.aside, *facts.hands[1]])
    used = {name: ACTIONS[name] - left[name] for name in ("axe", "boat", "rope", "trap", "troll")}
    assert used == {"axe": 1, "boat": 1, "rope": 0, "trap": 1, "troll": 1}
    for card, copies in (("axe", 3), ("trap", 2)):
        with pytest.raises(DamagedPosition, match=f"at most {copies} of {card}"):
            given(f"{USED}    hand 0 {card}")


@pytest.mark.rule("LM-011")
def test_there_is_one_dragon_and_points_are_counted() -> None:
    table = new(5)
    assert [player.dragon for player in table.view(None).players] == [False] * 5
    assert table.scores == [0] * 5
    assert table.facts.faces.count("mine-dragon") == 1
