"""The apprentice: lawful, repeatable, told no secrets, and worth playing with."""

from collections.abc import Callable
from typing import cast

import pytest

import permonik
from permonik.bots import bot, bots
from permonik.bots.digging.sketch import DISTANCE
from permonik.bots.saboteur.apprentice import Apprentice
from permonik.bots.saboteur.public import SaboteurPublic
from permonik.engine.core.state import State
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.view import SaboteurView
from tests.bots import apprentices
from tests.bots.apprentices import play
from tests.counts import Counts, some_of

GAME = permonik.game("saboteur")
APPRENTICE = cast(Apprentice, bot("saboteur", "apprentice"))

FIVE_SEATS = """
position saboteur
seats 5
roles miner miner miner saboteur saboteur miner
goals stone-NE gold stone-NW
"""
SIX_CARDS_DUG = """
mine
  .   .   .    .   .    .    .    .  ?
  .   .   .    .   .    .    .    .  .
  S   EW  NEW  EW  ESW  NEW  NEW  .  ?
  .   .   .    .   .    .    .    .  .
  .   .   .    .   .    .    .    .  ?
"""
FOUR_DUG = """
mine
  .   .   .    .   .    .    .    .  ?
  .   .   .    .   .    .    .    .  .
  S   NEW NEW  NEW NEW  .    .    .  ?
  .   .   .    .   .    .    .    .  .
  .   .   .    .   .    .    .    .  ?
"""
LITTLE_STORY = ("hand 1 EW EW", "hand 2 NEW NEW", "hand 3 NS break-cart", "hand 4 NS NE")
DEAD_END_STORY = ("hand 1 NS NE", "hand 2 NS NE", "hand 3 dead-EW dead-NS", "hand 4 NW NW")
JOINED_BY_ONE = """
mine
  .  .  .   .   .   .   .  .   ?
  .  .  .   .   .   .   .  ES  SW
  S  EW EW  NEW NEW NEW .  NEW ?
  .  .  .   .   .   .   .  .   .
  .  .  .   .   .   .   .  .   ?
"""
"""A card at 6,0 joins tunnels that point at the middle goal from two sides."""


def view_of(state: State, seat: int) -> SaboteurView:
    return cast(SaboteurView, GAME.view(state, seat))


def remembered(state: State, seat: int) -> tuple[Saboteur, SaboteurPublic]:
    """What a seat makes of what it was told."""
    view = view_of(state, seat)
    imagined = cast(Saboteur, APPRENTICE.imagined(view))
    return imagined, APPRENTICE.public_of(view, imagined)


def missing(state: State, seat: int) -> list[int]:
    """The cards that are missing to each goal."""
    _, public = remembered(state, seat)
    return [int(public.distances) >> 8 * goal & DISTANCE for goal in range(3)]


def suspected(state: State, seat: int) -> list[float]:
    """The chance of each seat to be a saboteur, in the eyes of one of them."""
    imagined, public = remembered(state, seat)
    return [chances["saboteur"] for chances in APPRENTICE.roles(imagined, public, seat)]


def outlook(state: State, seat: int) -> float:
    """How well the miners stand, as far as a seat knows."""
    imagined, public = remembered(state, seat)
    policy = APPRENTICE.policy()
    policy.look_for_gold(imagined, seat, public.hints_of(seat))
    return float(policy.worth_of(public.distances))


def choice(state: State, seed: int = 0) -> str:
    return apprentices.choice(GAME, APPRENTICE, state, seed)


def drawn(*lines: str, mine: str = SIX_CARDS_DUG) -> State:
    return GAME.load("\n".join([FIVE_SEATS.strip(), *lines]) + mine)


def gold_is_reached(seed: int, seats: int, miners: str, saboteurs: str) -> bool:
    """Plays a round in which the role of a seat says which bot plays it."""
    state = GAME.new(seats=seats, seed=seed, rounds=1)
    roles = [view_of(state, seat).role for seat in range(seats)]
    while not state.over:
        seat = int(state.to_move)
        player = bot("saboteur", miners if roles[seat] == "miner" else saboteurs)
        view = GAME.view(state, seat) if player.needs_view else None
        state.play(player.think(view, state.moves(), seed + state.number).move)
    return view_of(state, 0).results[0].gold_reached


def share_of_gold(rounds: int, seats: int, miners: str, saboteurs: str) -> float:
    return sum(gold_is_reached(seed, seats, miners, saboteurs) for seed in range(rounds)) / rounds


def test_it_is_stronger_than_random() -> None:
    assert [one.name for one in bots("saboteur")].index("apprentice") > 0


@some_of("seats", range(3, 11))
def test_it_never_does_what_is_not_allowed(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=5, full=50)):
        apprentices.check_that_all_is_allowed(GAME, APPRENTICE, seats, seed)


def test_it_plays_with_every_option(counts: Counts) -> None:
    options = {"one_gold_card_per_miner": True, "broken_tool_costs_gold": True}
    for seed in range(counts(small=1, normal=5, full=50)):
        apprentices.check_that_all_is_allowed(GAME, APPRENTICE, 5, seed, **options)


@pytest.mark.parametrize(("seats", "seed"), [(5, 11), (6, 4)])
def test_a_view_that_was_sent_as_bytes_is_enough_and_the_same_seed_gives_the_same_answer(seats: int, seed: int) -> None:
    apprentices.check_views_sent_as_bytes(GAME, APPRENTICE, seats, seed, rounds=1)


def test_a_miner_lays_the_card_that_reaches_the_gold() -> None:
    state = drawn("turn 0", "hand 0 EW NS NE map break-cart", "seen 0 8,0")
    assert choice(state) == "place EW 7,0"


def test_a_miner_reaches_for_a_goal_that_is_most_likely_the_gold() -> None:
    state = drawn("turn 0", "hand 0 EW NS NE break-cart", "seen 0 8,-2 8,2")
    assert choice(state) == "place EW 7,0"


@pytest.mark.parametrize(
    ("goals", "gold"), [("gold stone-NE stone-NW", 0), ("stone-NE gold stone-NW", 1), ("stone-NE stone-NW gold", 2)]
)
def test_a_miner_who_has_seen_the_gold_digs_there(goals: str, gold: int) -> None:
    state = drawn(f"goals {goals}", "turn 0", "hand 0 NE NW NEW", f"seen 0 8,{2 * gold - 2}", mine=FOUR_DUG)
    before = missing(state, 0)
    play(state, choice(state))
    assert missing(state, 0)[gold] < before[gold]


def test_a_miner_looks_at_a_map_while_no_goal_is_known() -> None:
    state = GAME.load(FIVE_SEATS + "turn 0\nhand 0 NS map break-cart repair-cart")
    assert choice(state).startswith("map ")


def test_a_miner_mends_its_own_tool_first() -> None:
    state = drawn("turn 0", "hand 0 EW map repair-lantern", "broken 0 lantern", "broken 1 lantern")
    assert choice(state) == "repair lantern 0"


def test_a_miner_mends_the_tool_of_a_seat_that_dug_well() -> None:
    state = play(
        drawn("turn 1", "hand 0 dead-NS dead-EW repair-lantern+cart", *LITTLE_STORY, mine=""),
        *("place EW 1,0", "place NEW 2,0", "discard NS", "discard NS", "discard dead-NS"),
        *("place EW 3,0", "place NEW 4,0", "break cart 2", "discard NE"),
    )
    assert choice(state) == "repair lantern+cart 2 cart"


def test_a_miner_breaks_a_tool_of_the_seat_that_laid_dead_ends() -> None:
    state = play(
        drawn("turn 1", "hand 0 NS break-lantern", *DEAD_END_STORY),
        *("discard NS", "discard NS", "place dead-EW 7,0", "discard NW", "discard NS"),
        *("discard NE", "discard NE", "place dead-NS 6,-1", "discard NW"),
    )
    assert max(range(5), key=suspected(state, 0).__getitem__) == 3
    assert choice(state) == "break lantern 3"


def test_nobody_is_suspected_more_than_others_before_anything_happened() -> None:
    own, *others = suspected(drawn("turn 0", "hand 0 NS"), 0)
    assert len(set(others)) == 1
    assert own == 0


def test_a_miner_follows_whoever_dug_after_looking_at_a_map() -> None:
    state = play(
        drawn("turn 1", "hand 0 NS NS", "hand 1 map NES", "hand 2 NE", "hand 3 NE", "hand 4 NE"),
        *("map 8,-2", "discard NE", "discard NE", "discard NE", "discard NS"),
        "place NES 6,-1",
    )
    hidden = APPRENTICE.think(view_of(state, 2), state.moves(), 0).belief.hidden
    top, middle, bottom = (hidden[place]["gold"] for place in ("8,-2", "8,0", "8,2"))
    assert top > middle
    assert top > bottom


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    mine = """
mine
  .   .   .   .   .   .   .   .   ?
  .   .   .   .   .   .   .   .   .
  S   EW  EW  EW  NEW ew  .   .   ?
  .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   ?
"""
    state = drawn("turn 0", "hand 0 rockfall dead-NS", "seen 0 8,0", mine=mine)
    assert choice(state) == "rockfall 5,0"


def test_a_miner_parts_with_a_dead_end_before_anything_else() -> None:
    state = drawn("turn 0", "hand 0 NESW dead-NES repair-cart", "broken 0 lantern")
    assert choice(state) == "discard dead-NES"


@pytest.mark.parametrize("seed", range(5))
def test_a_saboteur_blocks_the_way_when_the_gold_is_near(seed: int) -> None:
    state = drawn("turn 3", "hand 3 dead-EW EW NES", "seen 3 8,0")
    before = missing(state, 3)[1]
    play(state, choice(state, seed))
    assert missing(state, 3)[1] > before == 1


def test_a_saboteur_breaks_the_tool_of_the_best_digger_when_the_gold_is_near() -> None:
    state = play(
        drawn(
            "turn 0", "hand 0 EW EW", "hand 1 NS NS", "hand 2 NS NS", "hand 3 NE break-cart", "hand 4 NE", mine=FOUR_DUG
        ),
        *("place EW 5,0", "discard NS", "discard NS", "discard NE", "discard NE"),
        *("place EW 6,0", "discard NS", "discard NS"),
    )
    assert choice(state) == "break cart 0"


def test_a_saboteur_hides_at_first() -> None:
    state = GAME.load(FIVE_SEATS + "turn 3\nhand 3 dead-EW NESW break-cart rockfall")
    assert choice(state) == "discard NESW"


def test_a_saboteur_mends_no_miner_when_the_gold_is_near() -> None:
    state = drawn("turn 3", "hand 3 repair-cart NE", "broken 0 cart", "broken 1 cart")
    assert not choice(state).startswith("repair")


def test_a_saboteur_never_reaches_the_gold() -> None:
    state = drawn("turn 3", "hand 3 EW", "seen 3 8,0")
    assert choice(state) == "discard EW"


def test_the_richest_gold_card_is_kept() -> None:
    for view, moves, move in apprentices.decisions(GAME, APPRENTICE, 3, seed=0):
        assert isinstance(view, SaboteurView)
        if view.phase == "sharing":
            assert GAME.parts(move).facts["nuggets"] == max(view.looks[-1].offer)
            assert move == max(moves)


@pytest.mark.parametrize(("seat", "best"), [(0, max), (3, min)], ids=["miner", "saboteur"])
def test_a_stone_goal_is_turned_to_the_side_that_helps_its_own(seat: int, best: Callable[[list[float]], float]) -> None:
    state = play(
        drawn("goals gold stone-NE stone-NW", f"turn {seat}", f"hand {seat} EW", mine=JOINED_BY_ONE), "place EW 6,0"
    )
    outlooks = {}
    for move in state.moves():
        turned = state.clone()
        turned.play(move)
        outlooks[GAME.text(move)] = outlook(turned, seat)
    assert len(set(outlooks.values())) == 2
    assert outlooks[choice(state)] == best(list(outlooks.values()))


def test_it_beats_random_as_a_miner(counts: Counts) -> None:
    """Against random saboteurs apprentices reach the gold at least six times in ten, random miners once at most."""
    rounds = counts(small=20, normal=50, full=500)
    assert share_of_gold(rounds, 5, "apprentice", "random") >= 0.6
    assert share_of_gold(rounds, 5, "random", "random") <= 0.1


def test_it_beats_random_as_a_saboteur(counts: Counts) -> None:
    rounds = counts(small=20, normal=50, full=500)
    assert share_of_gold(rounds, 5, "random", "apprentice") <= 0.05


@pytest.mark.parametrize("seats", [5, 7])
def test_both_sides_have_a_chance_among_apprentices(seats: int, counts: Counts) -> None:
    rounds = counts(small=40, normal=50, full=1_000)
    assert 0.35 <= share_of_gold(rounds, seats, "apprentice", "apprentice") <= 0.75
