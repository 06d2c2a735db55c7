"""The apprentice of The Dark Cave: lawful, repeatable, fair, and each side for its own gold."""

from typing import cast

import pytest

import permonik
from permonik.bots import bot
from permonik.bots.dark_cave.aims import Aims
from permonik.bots.dark_cave.apprentice import Apprentice
from permonik.bots.dark_cave.policy import CavePolicy
from permonik.bots.dark_cave.public import CavePublic
from permonik.engine.core.randomness import Fast
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import SABOTEUR
from permonik.lab.simulate import Study, run
from tests.bots import apprentices
from tests.bots.apprentices import play
from tests.counts import Counts

GAME = cast(DarkCaveGame, permonik.game("dark-cave"))
APPRENTICE = cast(Apprentice, bot("dark-cave", "apprentice"))

WAY = """
cave
  .  .    .     .     ?
  .  .    .     .     2NS
  .  .    .     .     3NS
  .  .    .     .     1NS
  S  1EW  1NEW  1NEW  1NW
"""
"""The goal at 4,-4 is reached by eight cards from the start."""
TWO_WAYS = """
cave
  ?      .    .     .     .  .    .     .     ?
  1NESW  .    .     .     .  .    .     .     2NS
  1NESW  .    .     .     .  .    .     .     3NS
  2NESW  .    .     .     .  .    .     .     1NS
  1NE    2EW  2NEW  3NEW  S  1EW  1NEW  1NEW  1NW
"""
GAP = WAY.replace("3NS", ".  ")
OPEN = WAY.replace("?", "*X:NESW")
EXIT_THERE = "goals goal-lair goal-exit goal-vein goal-ladder"
EXIT_ELSEWHERE = "goals goal-exit goal-lair goal-vein goal-ladder"
FIVE = "blue-loyal blue-loyal blue-loyal yellow-loyal yellow-loyal"


def drawn(*lines: str, cave: str = WAY, dwarves: str = FIVE) -> DarkCave:
    seats = len(dwarves.split())
    return GAME.load("\n".join(["position dark-cave", f"seats {seats}", f"dwarves {dwarves}", *lines]) + cave)


def choice(state: DarkCave) -> str:
    return apprentices.choice(GAME, APPRENTICE, state)


# Lawful, repeatable, fair.


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_never_does_what_is_not_allowed_and_always_comes_to_an_end(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=2, full=30)):
        apprentices.check_that_all_is_allowed(GAME, APPRENTICE, seats, seed, early_end=seed % 2 == 1)


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_its_weights_are_the_same_in_all_worlds_that_look_alike(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=3, full=100)):
        apprentices.check_worlds_that_look_alike(GAME, APPRENTICE, seats, seed, early_end=True)


def test_a_view_that_was_sent_as_bytes_is_enough_and_the_same_seed_gives_the_same_answer() -> None:
    apprentices.check_views_sent_as_bytes(GAME, APPRENTICE, 6, 11)


@pytest.mark.parametrize("seats", [3, 7])
def test_who_hears_what_happened_thinks_the_same_as_who_was_there(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=3, full=50)):
        state, policy, generator = GAME.new(seats, seed), CavePolicy(), Fast(seed)
        there = CavePublic(seats)
        there.begin_with(state)
        while not state.over:
            heard = APPRENTICE.public_of(GAME.view(state, int(state.to_move)), state)
            assert list(heard.feuds) == list(there.feuds)
            assert list(heard.stand) == list(there.stand)
            assert heard.exit == there.exit
            assert list(heard.cave.figures) == list(state.cave.figures)[:seats]
            assert list(heard.cave.veins) == list(state.cave.veins)
            assert policy.weighed(state, heard) == policy.weighed(state, there)
            told = state.clone()
            move = int(policy.choose(state, there, generator))
            told.play(move)
            there.follow(state.clone(), move)
            there.cave = told.cave
            state = told


def test_a_copy_thinks_for_itself() -> None:
    state = drawn("hand 0 cave-in-I NW-II", "hand 1 NE-II", "dwarf 3 4,-2 0", "dwarf 4 3,0")
    public = CavePublic(5)
    public.begin_with(state)
    copy = public.copy()
    copy.follow(state.clone(), GAME.parse("cave-in I 4,-1"))
    assert list(copy.sketch.near) != list(public.sketch.near)
    assert list(copy.feuds) != list(public.feuds)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_its_belief_adds_up(seats: int) -> None:
    apprentices.check_beliefs(GAME, APPRENTICE, seats, 5)


# Walking.


def test_a_dwarf_walks_to_a_covered_goal_and_enters_it() -> None:
    state = play(drawn("hand 0 NE-II", "dwarf 0 4,-3 1", EXIT_ELSEWHERE), "discard NE-II")
    assert choice(state) == "step 4,-3 0"
    play(state, "step 4,-3 0")
    assert choice(state) == "step 4,-4 0"


def test_a_goal_that_is_known_not_to_be_the_exit_is_left_alone() -> None:
    state = drawn("hand 0 NE-II", "seen 0 4,-4", EXIT_ELSEWHERE, cave=TWO_WAYS)
    assert choice(play(state, "discard NE-II")) == "step -1,0 1"
    state = drawn("hand 0 NE-II", "seen 0 -4,-4", EXIT_THERE, cave=TWO_WAYS)
    assert choice(play(state, "discard NE-II")) == "step 1,0 0"


def test_whoever_can_leaves_the_cave() -> None:
    state = drawn("hand 0 NE-II", "dwarf 0 4,-4 2", EXIT_THERE, cave=OPEN)
    assert choice(play(state, "discard NE-II")) == "step 4,-4 4"


def test_nobody_ends_a_game_that_is_lost_by_it() -> None:
    """The other side has carried out six nuggets; the last dwarf of its own side would leave with one."""
    lines = ("hand 0 NE-II", "dwarf 0 4,-4 2", "dwarf 1 -", "nuggets 1 6", "nuggets 0 1", "open 1", "out 1")
    dwarves = "blue-loyal blue-saboteur blue-saboteur"
    state = play(drawn(*lines, EXIT_THERE, "knows 0 1 2", cave=OPEN, dwarves=dwarves), "discard NE-II")
    assert choice(state) != "step 4,-4 4"


def test_gold_is_taken_on_the_way_if_there_is_time() -> None:
    cave = OPEN.replace("1NEW  1NEW", "1V:NEW  1NEW")
    lines = ("hand 0 NE-II", "dwarf 0 1,0", "veins 2,0", EXIT_THERE)
    assert choice(play(drawn(*lines, cave=cave), "discard NE-II", "step 2,0 0")) == "stop"
    assert choice(play(drawn(*lines, "deck -", cave=cave), "discard NE-II", "step 2,0 0")) == "step 3,0 0"


def test_a_creature_in_the_way_is_not_walked_into_for_nothing() -> None:
    lines = ("hand 0 NE-II", "dwarf 0 1,0", "creature crawler-I 4,0 3", EXIT_THERE)
    state = play(drawn(*lines, cave=OPEN), "discard NE-II", "step 2,0 0", "step 3,0 0")
    assert choice(state) == "stop"


# Cards.


def test_the_missing_card_is_laid() -> None:
    assert choice(drawn("hand 0 NS-III NE-II NW-II rat-I", "dwarf 0 4,-1", cave=GAP)) == "place NS-III 4,-2"


def test_goals_are_looked_at_early_and_none_twice() -> None:
    text = choice(drawn("hand 0 info-I NE-II", "seen 0 4,-4", EXIT_ELSEWHERE, cave="\ncave\n  S\n"))
    assert text.startswith("look-goal")
    assert text != "look-goal I 4,-4"


def test_boots_are_for_the_own_dwarf_and_for_a_friend_when_it_has_some() -> None:
    lines = ("hand 0 boots-I", "knows 0 1 2 3 4")
    assert choice(drawn(*lines, cave="\ncave\n  S\n")) == "boots I 0"
    assert choice(drawn(*lines, "boots 0 boots-I", cave="\ncave\n  S\n")) in ("boots I 1", "boots I 2")


# Friends and rivals.


@pytest.mark.parametrize("card", ["goblin II", "crawler I"])
def test_creatures_are_set_on_rivals_and_not_on_friends(card: str) -> None:
    cave = WAY.replace("1EW  1NEW  1NEW", "1EW  1D:NEW  1NEW")
    lines = (f"hand 0 {card.replace(' ', '-')} NE-III", "knows 0 1 2 3 4")
    rivals = drawn(*lines, "dwarf 3 4,0", "dwarf 4 4,0", cave=cave)
    assert choice(rivals) == f"{card} 2,0"
    play(rivals, f"{card} 2,0")
    assert choice(rivals) == "step 3,0 0"
    play(rivals, "step 3,0 0")
    assert choice(rivals) == "step 4,0 0"
    dwarves = "blue-loyal blue-loyal blue-loyal yellow-saboteur yellow-loyal"
    friends = drawn(*lines, "dwarf 1 4,0", "dwarf 2 4,0", cave=cave, dwarves=dwarves)
    assert not choice(friends).startswith(card.partition(" ")[0])


def test_a_web_is_laid_before_rivals_who_are_ahead() -> None:
    lines = ("hand 0 web-I NE-III", "knows 0 1 2 3 4", "dwarf 3 4,-1", "dwarf 4 4,-1", EXIT_THERE)
    assert choice(drawn(*lines, cave=OPEN)).startswith("web I 4,-")


def test_an_axe_is_used_against_a_goblin_and_kept_when_a_rat_comes() -> None:
    for card, answer in (("goblin II", "fight yes"), ("rat I", "fight no")):
        cave = WAY.replace("1EW  1NEW  1NEW", "1EW  1D:NEW  1NEW")
        hand = card.replace(" ", "-")
        state = drawn(
            "turn 3", f"hand 3 {hand}", "axes 0 battle-axe-I", "dwarf 0 3,0", "hand 0 NE-II NE-III", cave=cave
        )
        assert choice(play(state, f"{card} 2,0", "step 3,0 0")) == answer


def test_a_saboteur_hides_while_the_goals_are_far_and_then_strikes() -> None:
    dwarves = "blue-saboteur blue-loyal blue-loyal yellow-loyal yellow-loyal"
    far = "\ncave\n  S  1EW  1D:NEW  1NEW\n"
    near = OPEN.replace("1EW  1NEW  1NEW", "1EW  1D:NEW  1NEW")
    lines = ("hand 0 crawler-I NE-III", "dwarf 1 3,0", "dwarf 2 3,0", EXIT_THERE)
    assert not choice(drawn(*lines, cave=far, dwarves=dwarves)).startswith("crawler")
    assert choice(drawn(*lines, cave=near, dwarves=dwarves)).startswith("crawler")


def test_deeds_show_who_works_for_whom() -> None:
    """A blue dwarf that sets a goblin on another blue one is likely to be a saboteur, most of all in its eyes."""
    cave = WAY.replace("1EW  1NEW  1NEW", "1EW  1D:NEW  1NEW")
    state = drawn("turn 1", "hand 1 goblin-II NE-II", "hand 0 NE-III", "dwarf 0 3,0", cave=cave)
    public, aims = CavePublic(5), Aims()
    public.begin_with(state)
    aims.look_at_dwarves(state, public, 0)
    before = [float(aims.chances[2 * seat + SABOTEUR]) for seat in range(5)]
    public.follow(state, GAME.parse("goblin II 2,0"))
    public.follow(state, GAME.parse("step 3,0 0"))
    aims.look_at_dwarves(state, public, 0)
    after = [float(aims.chances[2 * seat + SABOTEUR]) for seat in range(5)]
    assert after[1] > 1.5 * before[1]
    assert after[2:] == before[2:]


# Strength.


def wins(bots: str, games: int) -> list[float]:
    """The share of games that each of two seats wins."""
    results = list(run(Study("dark-cave", 2, games, 1, bots, {}), 1))
    return [sum(result.scores[seat] for result in results) / games for seat in range(2)]


def test_it_finds_the_way_out_that_random_players_do_not_find(counts: Counts) -> None:
    games = counts(small=3, normal=30, full=300)
    assert sum(wins("random", games)) < 0.2
    assert sum(wins("apprentice", games)) > 0.6


def test_it_wins_against_a_random_player(counts: Counts) -> None:
    apprentice, stranger = wins("apprentice,random", counts(small=3, normal=30, full=300))
    assert apprentice > 0.3
    assert stranger < 0.1
