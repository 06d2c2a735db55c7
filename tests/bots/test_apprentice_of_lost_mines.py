"""The apprentice of The Lost Mines: lawful, repeatable, fair, and each of the six roles for its own pot."""

from typing import cast

import pytest

import permonik
from permonik.bots import bot
from permonik.bots.lost_mines.apprentice import Apprentice
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.engine.core.randomness import Fast
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import LOYAL, ROLES_OF_CLAN, SABOTEUR
from permonik.engine.lost_mines.view import LostMinesView
from permonik.lab.simulate import Study, run
from tests.bots import apprentices
from tests.bots.apprentices import play
from tests.counts import Counts

GAME = cast(LostMinesGame, permonik.game("lost-mines"))
APPRENTICE = cast(Apprentice, bot("lost-mines", "apprentice"))

ROAD = """
forest
  Y  EW  NEW  NEW  NESW  NESW  R:EW  NESW  ?
"""
"""The mine at 9,2 is reached by eight steps from the yellow start."""
TWO_ROADS = """
forest
  Y  EW  .    .    .     .     .     .     .
  .  .   .    .    .     .     .     .     .
  B  EW  NEW  NEW  NESW  NESW  R:EW  NESW  ?
"""
GAP = ROAD.replace("R:EW", ".   ")


def drawn(*lines: str, forest: str = ROAD, dwarves: str = "yellow-loyal blue-loyal yellow-selfish") -> LostMines:
    seats = len(dwarves.split())
    return GAME.load("\n".join(["position lost-mines", f"seats {seats}", f"dwarves {dwarves}", *lines]) + forest)


def view_of(state: LostMines, seat: int) -> LostMinesView:
    return GAME.view(state, seat)


def choice(state: LostMines) -> str:
    return apprentices.choice(GAME, APPRENTICE, state)


# Lawful, repeatable, fair.


@pytest.mark.parametrize("seats", range(3, 10))
def test_it_never_does_what_is_not_allowed(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=2, full=30)):
        early_end, rounds = seed % 2 == 1, 1 + seed % 2
        apprentices.check_that_all_is_allowed(GAME, APPRENTICE, seats, seed, early_end=early_end, rounds=rounds)


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_its_weights_are_the_same_in_all_worlds_that_look_alike(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=3, full=100)):
        apprentices.check_worlds_that_look_alike(GAME, APPRENTICE, seats, seed, rounds=1, early_end=True)


def test_a_view_that_was_sent_as_bytes_is_enough_and_the_same_seed_gives_the_same_answer() -> None:
    apprentices.check_views_sent_as_bytes(GAME, APPRENTICE, 5, 11, rounds=1)


@pytest.mark.parametrize("seats", [3, 7])
def test_who_hears_what_happened_thinks_the_same_as_who_was_there(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=2, full=50)):
        state, policy, generator = GAME.new(seats, seed), MinesPolicy(), Fast(seed)
        there = MinesPublic(seats, state.options.distance)
        there.begin_with(state)
        while not state.over:
            heard = APPRENTICE.public_of(view_of(state, int(state.to_move)), state)
            assert list(heard.sketch.near) == list(there.sketch.near)
            assert list(heard.odds) == list(there.odds)
            assert list(heard.forest.figures) == [place & ~7 for place in state.forest.figures]
            assert list(heard.forest.tokens) == list(state.forest.tokens)
            told = state.clone()
            move = int(policy.choose(state, there, generator))
            told.play(move)
            there.follow(state.clone(), move)
            there.forest = told.forest
            state = told


def test_a_copy_thinks_for_itself() -> None:
    state = drawn("hand 0 storm NS", "hand 1 NS", "hand 2 NS", "dwarf 0 6,2", "dwarf 1 2,2")
    public = MinesPublic(3, 8)
    public.begin_with(state)
    copy = public.copy()
    copy.follow(state.clone(), GAME.parse("storm 4,2"))
    assert list(copy.sketch.near) != list(public.sketch.near)
    assert list(copy.odds) != list(public.odds)


def test_its_belief_adds_up() -> None:
    apprentices.check_beliefs(GAME, APPRENTICE, 6, 5, rounds=1)


# Walking.


@pytest.mark.parametrize("dwarf", GAME.roles)
def test_every_role_walks_to_a_covered_mine(dwarf: str) -> None:
    other = "blue-loyal yellow-loyal" if "loyal" not in dwarf else "blue-selfish yellow-selfish"
    state = drawn("hand 0 NS", "hand 1 NS", "hand 2 NS", "dwarf 0 7,2", dwarves=f"{dwarf} {other}")
    play(state, "discard NS")
    assert choice(state) == "step 8,2"
    play(state, "step 8,2")
    assert choice(state) == "step 9,2"


def test_a_mine_that_is_known_to_be_the_dragon_is_not_entered() -> None:
    lines = ("mines mine-gold mine-dragon mine-gems mine-silver", "hand 0 NS", "dwarf 0 8,2")
    assert choice(play(drawn(*lines), "discard NS")) == "step 9,2"
    assert choice(play(drawn(*lines, "seen 0 9,2"), "discard NS")) != "step 9,2"


def test_a_dwarf_stays_in_a_mine_while_there_is_treasure() -> None:
    lines = ("mines mine-gold mine-silver mine-gems mine-dragon", "treasures silver-1 silver-2 gems-5", "hand 0 NS")
    forest = ROAD.replace("NESW  ?", "NESW  *NSW")
    assert choice(play(drawn(*lines, "dwarf 0 9,2", forest=forest), "discard NS")) == "stop"


def test_the_more_valuable_treasure_is_taken() -> None:
    lines = ("mines mine-gold mine-silver mine-gems mine-dragon", "treasures silver-1 silver-3 silver-2")
    forest = ROAD.replace("NESW  ?", "NESW  *NSW")
    state = play(drawn(*lines, "peeked 0 0 1 2", "hand 0 NS", "dwarf 0 9,2", forest=forest), "discard NS", "stop")
    assert choice(state) == "take 1"


# Cards.


def test_the_missing_card_is_laid() -> None:
    assert choice(drawn("hand 0 EW NS NE trap", "dwarf 0 6,2", forest=GAP)) == "place EW 7,2"


def test_an_obstacle_on_the_way_is_overcome_with_its_tool() -> None:
    forest = ROAD.replace("R:EW", "T:EW")
    assert choice(drawn("hand 0 axe boat NE trap", "dwarf 0 6,2", forest=forest)) == "axe 7,2"


def test_an_obstacle_is_not_laid_on_the_own_way() -> None:
    assert choice(drawn("hand 0 tree-EW NS", "dwarf 0 6,2", forest=GAP)) != "place tree-EW 7,2"


def test_mines_are_looked_at_early_and_none_twice() -> None:
    state = drawn("hand 0 info-mine-treasure NS", "seen 0 9,2", forest="")
    text = choice(state)
    assert text.startswith("look-mine")
    assert text != "look-mine info-mine-treasure 9,2"


@pytest.mark.parametrize("card", ["trap", "troll", "storm"])
def test_rivals_who_are_ahead_are_held_up_and_friends_are_not(card: str) -> None:
    lines = (f"hand 0 {card} rope", "knows 0 1 2 3 4", "dwarf 1 4,4", "dwarf 2 4,4")
    rivals = drawn(
        *(*lines, "dwarf 3 4,4", "dwarf 4 4,4"),
        forest=TWO_ROADS,
        dwarves="yellow-loyal yellow-selfish blue-loyal blue-loyal blue-selfish",
    )
    friends = drawn(
        *(*lines, "dwarf 3 1,2", "dwarf 4 1,2"),
        forest=TWO_ROADS,
        dwarves="yellow-loyal yellow-loyal blue-saboteur blue-loyal blue-loyal",
    )
    assert choice(rivals).startswith(card)
    assert not choice(friends).startswith(card)


def test_two_useless_cards_are_thrown_away_at_once_while_there_is_something_to_draw() -> None:
    hand = "hand 0 lake-NW tree-NE"
    assert choice(drawn(hand, forest="")) == "discard tree-NE lake-NW"
    assert "tree-NE lake-NW" not in choice(drawn(hand, "deck -", forest=""))


# Roles.


def test_a_saboteur_hides_while_the_mines_are_far_and_then_strikes() -> None:
    lines = ("hand 0 troll lake-NW", "dwarf 1 3,2", "dwarf 2 3,2", "dwarf 3 3,2")
    dwarves = "yellow-saboteur yellow-loyal yellow-loyal yellow-selfish blue-loyal"
    far = "\nforest\n  Y  EW  EW  NEW\n"
    assert not choice(drawn(*lines, forest=far, dwarves=dwarves)).startswith("troll")
    assert choice(drawn(*lines, dwarves=dwarves)).startswith("troll")


def test_deeds_show_who_works_for_whom() -> None:
    """A yellow dwarf that holds up the dwarfs of its own clan is likely to be the saboteur."""
    lines = ("turn 1", "hand 1 troll NS", "dwarf 0 3,2", "dwarf 2 3,2")
    state = drawn(*lines, dwarves="yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal")
    public = MinesPublic(5, 8)
    public.begin_with(state)
    public.follow(state, GAME.parse("troll 3,2 E"))
    assert public.odds[ROLES_OF_CLAN + SABOTEUR] > 1 > public.odds[ROLES_OF_CLAN + LOYAL]
    assert public.odds[SABOTEUR] == public.odds[LOYAL] == 1


# Strength.


def points(bots: str, games: int) -> list[float]:
    """Mean points of three seats a round, with the mines near, so that few rounds will do."""
    results = list(run(Study("lost-mines", 3, games, 1, bots, {"rounds": 1, "distance": 6}), 1))
    return [sum(result.scores[seat] for result in results) / games for seat in range(3)]


def test_it_takes_treasures_that_random_players_do_not_find(counts: Counts) -> None:
    games = counts(small=3, normal=40, full=600)
    assert sum(points("random", games)) < 1
    assert sum(points("apprentice", games)) > 5


def test_it_has_more_points_than_a_random_player_beside_it(counts: Counts) -> None:
    first, second, stranger = points("apprentice,apprentice,random", counts(small=5, normal=60, full=600))
    assert min(first, second) > 2 * stranger
