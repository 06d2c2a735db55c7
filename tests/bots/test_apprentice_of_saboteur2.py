"""The apprentice with the expansion: lawful, repeatable, and each of the six roles for its own pay."""

from typing import cast

import pytest

import permonik
from permonik.bots import bot, bots
from permonik.bots.saboteur2.apprentice import Apprentice
from permonik.bots.saboteur2.policy import ExpansionPolicy
from permonik.bots.thought import Belief
from permonik.engine.core.state import State
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from permonik.lab.simulate import Study, run
from tests.bots import apprentices
from tests.bots.apprentices import play
from tests.counts import Counts, some_of

GAME = permonik.game("saboteur-2")
APPRENTICE = cast(Apprentice, bot("saboteur-2", "apprentice"))

SIX_CARDS_DUG = """
mine
  .   .   .    .   .    .    .    .  ?
  .   .   .    .   .    .    .    .  .
  S   EW  NEW  EW  ESW  NEW  NEW  .  ?
  .   .   .    .   .    .    .    .  .
  .   .   .    .   .    .    .    .  ?
"""
BEHIND_A_BLUE_DOOR = SIX_CARDS_DUG.replace("S   EW  NEW  EW  ESW", "S   EW  NEW  B:EW ESW")
BEHIND_A_GREEN_DOOR = SIX_CARDS_DUG.replace("S   EW  NEW  EW  ESW", "S   EW  NEW  G:EW ESW")
BEHIND_BOTH_DOORS = SIX_CARDS_DUG.replace("S   EW  NEW  EW  ESW", "S   B:EW  NEW  G:EW ESW")
EMPTY = ""


def drawn(role: str, *lines: str, mine: str = SIX_CARDS_DUG) -> State:
    """Seat 0 has the role and is to move; the gold is in the middle, and it knows."""
    others = [name for name in VOCABULARY.roles if name != role][:4]
    first = ["position saboteur-2", "seats 5", f"roles {role} {' '.join(others)}", "goals stone-NE gold stone-NW"]
    return GAME.load("\n".join([*first, "seen 0 8,0", *lines]) + mine)


def view_of(state: State, seat: int) -> Saboteur2View:
    return cast(Saboteur2View, GAME.view(state, seat))


def policy_of(state: State, seat: int) -> ExpansionPolicy:
    """What a seat makes of a position."""
    view, policy = view_of(state, seat), APPRENTICE.policy()
    imagined = cast(Saboteur2, APPRENTICE.imagined(view))
    policy.look(imagined, APPRENTICE.public_of(view, imagined), seat)
    return policy


def belief_of(state: State) -> Belief:
    """What the seat to move believes."""
    view = view_of(state, int(state.to_move))
    imagined = APPRENTICE.imagined(view)
    return APPRENTICE.belief(imagined, APPRENTICE.public_of(view, imagined))


def choice(state: State, seed: int = 0) -> str:
    return apprentices.choice(GAME, APPRENTICE, state, seed)


def test_it_is_stronger_than_random() -> None:
    assert [one.name for one in bots("saboteur-2")].index("apprentice") > 0


@some_of("seats", range(2, 13))
def test_it_never_does_what_is_not_allowed(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=1, full=15)):
        apprentices.check_that_all_is_allowed(GAME, APPRENTICE, seats, seed)


def test_it_plays_with_every_option() -> None:
    apprentices.check_that_all_is_allowed(GAME, APPRENTICE, 4, 3, generous_both_doors=True)


@pytest.mark.parametrize(("seats", "seed"), [(5, 11), (6, 4)])
def test_a_view_that_was_sent_as_bytes_is_enough_and_the_same_seed_gives_the_same_answer(seats: int, seed: int) -> None:
    apprentices.check_views_sent_as_bytes(GAME, APPRENTICE, seats, seed, rounds=1)


# The teams.


@pytest.mark.parametrize("role", ["blue-miner", "green-miner", "boss"])
def test_who_digs_lays_the_card_that_reaches_the_gold(role: str) -> None:
    assert choice(drawn(role, "hand 0 EW NS NE map break-cart")) == "place EW 7,0"


@pytest.mark.parametrize(
    ("role", "mine"), [("blue-miner", BEHIND_A_GREEN_DOOR), ("green-miner", BEHIND_A_BLUE_DOOR)], ids=["blue", "green"]
)
def test_a_team_does_not_reach_the_gold_behind_a_door_of_its_rivals(role: str, mine: str) -> None:
    assert choice(drawn(role, "hand 0 EW NS NE", mine=mine)) != "place EW 7,0"


@pytest.mark.parametrize(
    ("role", "mine"), [("blue-miner", BEHIND_A_BLUE_DOOR), ("green-miner", BEHIND_A_GREEN_DOOR)], ids=["blue", "green"]
)
def test_a_team_reaches_the_gold_behind_its_own_door(role: str, mine: str) -> None:
    assert choice(drawn(role, "hand 0 EW NS NE", mine=mine)) == "place EW 7,0"


@pytest.mark.parametrize(("role", "door"), [("blue-miner", "green"), ("green-miner", "blue")])
def test_a_team_clears_the_door_of_its_rivals_out_of_the_way(role: str, door: str) -> None:
    mine = {"green": BEHIND_A_GREEN_DOOR, "blue": BEHIND_A_BLUE_DOOR}[door]
    assert choice(drawn(role, "hand 0 rockfall dead-NS", mine=mine)) == "rockfall 3,0"


@pytest.mark.parametrize(("role", "own"), [("blue-miner", "blue-EW"), ("green-miner", "green-EW")])
def test_a_team_digs_with_its_own_door_rather_than_without_one(role: str, own: str) -> None:
    assert choice(drawn(role, f"hand 0 NEW NES NS {own}", mine=EMPTY)) == f"place {own} 1,0"


def test_a_miner_parts_with_the_door_of_its_rivals() -> None:
    assert choice(drawn("blue-miner", "hand 0 NESW green-NW NEW", "broken 0 cart")) == "pass green-NW"


# The others.


def test_the_boss_reaches_the_gold_even_where_no_team_can_pass() -> None:
    assert choice(drawn("boss", "hand 0 EW NS NE", mine=BEHIND_BOTH_DOORS)) == "place EW 7,0"


def test_the_boss_does_not_lay_the_second_colour_behind_the_first() -> None:
    mine = BEHIND_A_BLUE_DOOR.replace("NEW  NEW", "NEW  .  ")
    assert not choice(drawn("boss", "hand 0 green-EW dead-NS", mine=mine)).startswith("place green-EW")


@pytest.mark.parametrize("seed", range(4))
def test_a_saboteur_blocks_the_way(seed: int) -> None:
    state = drawn("saboteur", "hand 0 dead-EW EW NES")
    before = policy_of(state, 0).nearest
    play(state, choice(state, seed))
    assert policy_of(state, 0).nearest > before == 1


def test_a_saboteur_never_reaches_the_gold() -> None:
    assert choice(drawn("saboteur", "hand 0 EW")) == "pass EW"


def test_a_saboteur_breaks_the_tool_of_a_digger() -> None:
    assert choice(drawn("saboteur", "hand 0 map break-cart")).startswith("break cart")


def test_a_geologist_lays_a_crystal_and_nothing_else() -> None:
    assert choice(drawn("geologist", "hand 0 EW NEW crystal-NES")).startswith("place crystal-NES")
    assert choice(drawn("geologist", "hand 0 EW rockfall break-cart")).startswith("pass")


def test_a_profiteer_digs_with_those_who_are_about_to_win() -> None:
    lines = (
        "position saboteur-2\nseats 2\nroles profiteer blue-miner\nknows 0 1\nseen 0 8,0\nhand 0 EW NS NE\nhand 1 NW"
    )
    assert choice(GAME.load(lines + SIX_CARDS_DUG)) == "place EW 7,0"


def test_a_profiteer_holds_with_the_saboteurs_when_the_gold_is_out_of_reach() -> None:
    state = drawn("profiteer", "hand 0 dead-NESW NES", "hand 1 NS", "deck -", mine=EMPTY)
    assert policy_of(state, 0).aims.any_way < 0
    assert choice(state) != "place NES 1,0"


# Cards in front of seats.


@pytest.mark.parametrize("role", VOCABULARY.roles)
def test_a_theft_is_laid_while_the_gold_is_far(role: str) -> None:
    assert choice(drawn(role, "hand 0 NS theft NE", mine=EMPTY)) == "theft"


@pytest.mark.parametrize("role", VOCABULARY.roles)
def test_who_is_in_prison_leaves_it_first(role: str) -> None:
    assert choice(drawn(role, "hand 0 NS theft free-at-last crystal-NES", "trapped 0 1")) == "free-at-last 0"


@pytest.mark.parametrize("role", VOCABULARY.roles)
def test_who_is_in_prison_at_the_end_buys_itself_out(role: str) -> None:
    state = drawn(role, "hand 0 NS NE dead-E", "trapped 0", "hand 1 NS", "deck -")
    assert choice(state) == "shed trapped"
    play(state, "shed trapped")
    assert choice(state).startswith("pass")


def test_a_miner_mends_its_own_tool_first() -> None:
    assert choice(drawn("blue-miner", "hand 0 EW map repair-lantern", "broken 0 lantern")) == "repair lantern 0"


def test_a_known_rival_is_put_in_prison_and_a_known_friend_is_not() -> None:
    state = GAME.load(
        "position saboteur-2\nseats 3\nroles blue-miner blue-miner saboteur\nknows 0 1 2\nhand 0 trapped dead-NS\n"
    )
    assert choice(state) == "trapped 2"


def test_a_known_friend_is_freed_and_a_known_rival_is_not() -> None:
    lines = "position saboteur-2\nseats 3\nroles green-miner saboteur green-miner\nknows 0 1 2\ntrapped 1 2\n"
    assert choice(GAME.load(lines + "hand 0 free-at-last dead-NS\n")) == "free-at-last 2"


def test_the_theft_of_another_is_taken_away_but_never_the_own_one() -> None:
    assert choice(drawn("boss", "hand 0 hands-off dead-NS", "thefts 0 3", "broken 0 cart")) == "hands-off 3"
    assert choice(drawn("boss", "hand 0 hands-off dead-NS", "thefts 0", "broken 0 cart")) != "hands-off 0"


def test_the_richest_is_robbed() -> None:
    robbed = 0
    for view, _, move in apprentices.decisions(GAME, APPRENTICE, 6, seed=2):
        assert isinstance(view, Saboteur2View)
        if view.phase == "stealing":
            victim = GAME.parts(move).seat
            assert victim is not None
            others = [player.gold for seat, player in enumerate(view.players) if seat != view.seat]
            assert view.players[victim].gold == max(others)
            robbed += 1
    assert robbed


def test_a_role_that_has_lost_is_changed_for_another() -> None:
    state = drawn("blue-miner", "hand 0 swap-hats dead-NS", "hand 1 NS", "deck -", mine=EMPTY)
    assert choice(state) == "swap-hats 0"


def test_a_role_that_wins_is_kept() -> None:
    state = drawn("saboteur", "hand 0 swap-hats dead-NS", "hand 1 NS", "deck -", mine=EMPTY)
    assert choice(state) != "swap-hats 0"


def test_a_poor_hand_is_swapped_for_an_unknown_one() -> None:
    state = drawn("blue-miner", "hand 0 swap-hand dead-NS dead-EW dead-N", "hand 1 NS NS NE NE NW NES", mine=EMPTY)
    assert choice(state) == "swap-hand 1"


def test_useless_cards_are_thrown_away_three_at_once() -> None:
    state = drawn("blue-miner", "hand 0 dead-NS dead-EW dead-N dead-E repair-cart", "hand 1 NS", mine=EMPTY)
    passed = []
    while state.to_move == 0:
        passed.append(choice(state))
        play(state, passed[-1])
    assert len(passed) == 3
    assert all(text.startswith("pass dead-") for text in passed)


def test_no_more_than_one_card_is_thrown_away_when_nothing_can_be_drawn() -> None:
    state = drawn("blue-miner", "hand 0 dead-NS dead-EW dead-N", "hand 1 NS", "deck -", mine=EMPTY)
    play(state, choice(state))
    assert choice(state) == "enough"


# What it makes of others.


def test_a_role_that_was_inspected_is_known() -> None:
    state = GAME.load("position saboteur-2\nseats 3\nroles boss saboteur geologist\nknows 0 1\nhand 0 NS\n")
    roles = belief_of(state).roles
    assert roles[1]["saboteur"] == 1
    assert roles[2]["saboteur"] == pytest.approx(2 / 13)


def test_deeds_show_who_may_be_who() -> None:
    lines = ("hand 0 NS NS", "hand 1 dead-EW", "hand 2 blue-NE", "hand 3 crystal-N", "hand 4 NS", "turn 1")
    state = play(
        drawn("boss", *lines), "place dead-EW 7,0", "place blue-NE 5,-1 turned", "place crystal-N 4,1", "pass NS"
    )
    roles = belief_of(state).roles
    assert max(range(1, 5), key=lambda seat: roles[seat]["saboteur"]) == 1
    assert max(range(1, 5), key=lambda seat: roles[seat]["blue-miner"]) == 2
    assert roles[2]["green-miner"] < roles[4]["green-miner"]
    assert max(range(1, 5), key=lambda seat: roles[seat]["geologist"]) == 3


# Strength.


def mean_pay(seats: int, games: int, bots_of_seats: str) -> float:
    results = list(run(Study("saboteur-2", seats, games, 1, bots_of_seats), 1))
    return sum(result.scores[0] for result in results) / len(results)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_earns_more_among_random_players_than_one_of_them(seats: int, counts: Counts) -> None:
    games = counts(small=15, normal=15, full=150)
    others = ["random"] * (seats - 1)
    assert mean_pay(seats, games, ",".join(["apprentice", *others])) > 1.5 * mean_pay(seats, games, "random")
