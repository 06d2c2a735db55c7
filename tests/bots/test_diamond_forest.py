"""The dwarfs of Diamond Forest: lawful, repeatable, forgetful as promised, sensible and kind."""

from collections.abc import Iterator
from typing import cast

import pytest

import permonik
from permonik.bots import bot, bots, usual_bot
from permonik.bots.diamond_forest.memory import forgotten
from permonik.bots.diamond_forest.policy import ForestPolicy
from permonik.bots.diamond_forest.public import ForestPublic
from permonik.bots.diamond_forest.quest import Quest
from permonik.bots.diamond_forest.woods import UNKNOWN, Woods
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.diamond_forest.boards import cell_at
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import WHISKS
from permonik.engine.diamond_forest.view import ForestView
from tests.counts import Counts

pytestmark = pytest.mark.any_build  # the dwarfs are compiled, and slow where the engine is not

GAME = permonik.game("diamond-forest")
LEVELS = ("apprentice", "journeyman", "master")

DARK = """
forest
  E       (path)  (path)  (bog)   (path)
  (red)   (path)  (imp)   (imp)   (rock-5)
  (path)  (blue)  (path)  (green) (path)
  (path)  (path)  (path)  (path)  E
"""
MEADOW = """
forest
  E       (path)   (path)  (path)  (path)
  (path)  (path)   imp     (path)  (path)
  (red)   (blue)   (green) (path)  (path)
  (path)  (path)   (path)  (path)  E
"""
CROWD = """
forest
  E       (path)   (bog)   (path)  E
  (path)  bog      imp     (bog)   (path)
  (red)   (blue)   (bog)   (path)  (path)
  (path)  (path)   (green) path    E
"""
GALLERIES = """
forest
  E         (path)  (path)  (bog)   (red)
  gallery!  (bog)   (bog)   (bog)   gallery!
  (blue)    (path)  (path)  (path)  (path)
  (green)   (path)  (path)  (path)  E
"""
EVERYWHERE = "seen all " + " ".join(f"{x},{y}" for y in range(4) for x in range(5) if (x, y) not in ((0, 0), (4, 3)))


def seen_all(*up: str) -> str:
    """Everybody has seen everything; what lies face up needs no mention."""
    return " ".join(word for word in EVERYWHERE.split() if word not in up)


def view_of(state: State, seat: int) -> ForestView:
    return cast(ForestView, GAME.view(state, seat))


def drawn(forest: str, *lines: str, seats: int = 2) -> State:
    """A position; the first dwarfs stand on the entrances at 0,0 and 4,3 unless a line says where."""
    at_home = [f"dwarf {seat} {at}" for seat, at in enumerate(("0,0", "4,3"))]
    dwarfs = [line for line in at_home if not any(one.startswith(line[:7]) for one in lines)]
    return GAME.load("\n".join(["position diamond-forest", f"seats {seats}", forest.strip(), *dwarfs, *lines]))


def play(state: State, *words: str) -> State:
    for text in words:
        state.play(GAME.parse(text))
    return state


def quest_of(state: State, viewer: int, seat: int) -> Quest:
    """What a dwarf has still to do, for all that another one knows."""
    forest, policy = cast(DiamondForest, state), ForestPolicy()
    policy.woods.look(forest, viewer)
    policy.plan(policy.own, forest, seat)
    return policy.own


def choice(state: State, level: str = "master", seed: int = 0) -> str:
    """What a dwarf would do on the seat to move, in words."""
    view = GAME.view(state, int(state.to_move))
    return GAME.text(bot("diamond-forest", level).think(view, state.moves(), seed).move)


def choices(state: State, level: str = "master") -> set[str]:
    return {choice(state, level, seed) for seed in range(30)}


def decisions(level: str, seats: int, seed: int, **options: object) -> Iterator[tuple[ForestView, list[int], int]]:
    """A game among dwarfs of one level: views, moves, and the move that was chosen."""
    player = bot("diamond-forest", level)
    state = GAME.new(seats=seats, seed=seed, **options)
    while not state.over:
        view, moves = view_of(state, int(state.to_move)), state.moves()
        move = player.think(view, moves, seed + state.number).move
        yield view, moves, move
        state.play(move)


def wins(level: str, other: str, games: int) -> float:
    """The share of light games between two that a level wins."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        players = [bot("diamond-forest", level if one == seat else other) for one in range(2)]
        state = GAME.new(seats=2, seed=seed, board="light")
        while not state.over:
            mover = int(state.to_move)
            state.play(players[mover].think(GAME.view(state, mover), state.moves(), seed + state.number).move)
        won += state.outcome.winners == (seat,)
    return won / games


# Lawful and repeatable.


def test_the_levels_are_offered_weakest_first() -> None:
    assert [one.name for one in bots("diamond-forest")] == ["random", *LEVELS]


def test_children_play_with_a_gentle_bot_unless_another_is_chosen() -> None:
    assert usual_bot("diamond-forest").name == "apprentice"
    assert usual_bot("saboteur").name == "journeyman"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_never_do_what_is_not_allowed(level: str, seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=1, full=8)):
        for board in ("light", "full"):
            assert all(move in moves for _, moves, move in decisions(level, seats, seed, board=board))


@pytest.mark.parametrize(
    "options",
    [
        {"board": "cross", "whisk_by": "vote", "die_faces": "whisk,whisk,whisk,trade,trade,look"},
        {"board": "rectangle", "whisk_by": "unanimous", "die_faces": "whisk,whisk,whisk,shuffle,shuffle,look"},
        {"board": "7x7", "ranking": True, "choose_entrance": True, "first_player": "random"},
        {"board": "8x8", "max_rounds": 10},
        {"board": "eooo/oooo/oooe/eooo:path6,imp2,rock1,red1,blue1,green1,bog1"},
    ],
    ids=["vote", "unanimous", "ranking", "max-rounds", "own-board"],
)
def test_they_play_with_every_option(options: dict[str, object]) -> None:
    assert all(move in moves for _, moves, move in decisions("journeyman", 3, 1, **options))


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_that_was_sent_as_bytes_is_enough_and_gives_the_same_answer(level: str) -> None:
    player = bot("diamond-forest", level)
    for view, moves, move in decisions(level, 3, seed=11, board="light"):
        assert player.think(GAME.load_view(view.save()), moves, 11 + view.number).move == move


@pytest.mark.parametrize("level", LEVELS)
def test_they_keep_nothing_between_calls(level: str) -> None:
    player = bot("diamond-forest", level)
    asked = list(decisions(level, 4, seed=4, board="light"))
    again = [player.think(view, moves, 4 + view.number).move for view, moves, _ in reversed(asked)]
    assert again[::-1] == [move for _, _, move in asked]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_has_to_wait_for_a_dwarf_that_walks_in_circles(level: str, counts: Counts) -> None:
    for seed in range(counts(small=3, normal=10, full=100)):
        assert max(view.entries for view, _, _ in decisions(level, 3, seed, board="light")) <= 12


# Memory.


def test_a_master_forgets_nothing() -> None:
    for view, _, _ in decisions("master", 2, seed=3, board="light"):
        assert forgotten(view, view.seat or 0, 1.0) == set()


@pytest.mark.parametrize("recall", [0.4, 0.7])
def test_as_much_is_kept_as_the_character_promises(recall: float, counts: Counts) -> None:
    """Of tiles that went dark once, more than a round ago."""
    kept = lost = 0
    for seed in range(counts(small=30, normal=100, full=1_000)):
        state = GAME.new(seats=4, seed=seed)
        first = state.moves()[0]
        for turn in range(5):  # the first dwarf turns over another tile when it comes again
            state.play(state.moves()[turn // 4])
            state.play(GAME.parse("retreat"))
        for seat in range(4):
            is_lost = first in forgotten(view_of(state, seat), seat, recall)
            kept, lost = kept + (not is_lost), lost + is_lost
    assert abs(kept / (kept + lost) - recall) < 0.2


def test_what_went_dark_a_moment_ago_is_known_to_everybody() -> None:
    state = play(drawn(DARK), "reveal 1,0", "retreat", "reveal 4,2", "retreat")
    assert forgotten(view_of(state, 0), 0, 0.0) == set()


def test_what_is_lost_stays_lost_until_it_is_seen_again() -> None:
    state = play(drawn(DARK), "reveal 1,0", "retreat")
    lost: list[bool] = []
    for text in ("reveal 4,2", "retreat", "reveal 0,1", "retreat", "reveal 4,2", "retreat", "reveal 0,1", "retreat"):
        play(state, text)
        lost.append(cell_at((1, 0)) in forgotten(view_of(state, 0), 0, 0.0))
    assert lost == sorted(lost)
    assert lost[-1]
    play(state, "reveal 4,2", "retreat", "reveal 1,0", "retreat")
    assert cell_at((1, 0)) not in forgotten(view_of(state, 0), 0, 0.0)


def test_a_memory_goes_with_the_tile_that_an_imp_moves() -> None:
    forest = DARK.replace("E       (path)", "E       (imp)", 1)
    state = drawn(forest, "option die_faces " + ",".join(["shuffle"] * 6))
    play(state, "reveal 0,1", "retreat", "reveal 4,2", "retreat", "reveal 1,0", "enter", "roll")
    play(state, "swap 0,1 0,2", "swap 2,2 2,3")
    assert forgotten(view_of(state, 1), 1, 0.0) == {cell_at((0, 2))}
    assert view_of(state, 1).tiles[10].name == "diamond-red"


def test_a_forgotten_tile_is_as_unknown_as_one_never_seen() -> None:
    state, woods, lost = cast(DiamondForest, drawn(DARK, seen_all())), Woods(), cell_at((0, 1))
    state.restore_place(lost, int(state.forest[lost]), 0b10)
    woods.look(state, 0)
    assert woods.tiles[lost] == UNKNOWN
    assert woods.unknown == 1
    assert [chance for chance in woods.chances if chance] == [1.0]
    woods.look(state, 1)
    assert woods.unknown == 0


@pytest.mark.parametrize("level", ["apprentice", "journeyman"])
def test_who_remembers_more_wins_more(level: str, counts: Counts) -> None:
    assert wins("master", level, counts(small=40, normal=60, full=500)) > 0.5


# Sense.


def test_among_policies_a_game_is_played_to_its_end() -> None:
    state = GAME.new(seats=2, seed=3, board="light")
    decisions = ForestPolicy().playout(state, ForestPublic(), Fast(3))
    assert state.over
    assert decisions > state.round > 1


def test_a_dwarf_walks_to_a_diamond_that_it_remembers() -> None:
    assert choices(drawn(DARK, seen_all())) == {"reveal 0,1"}


def test_a_dwarf_takes_a_diamond_that_it_finds() -> None:
    assert choices(play(drawn(DARK), "reveal 0,1")) == {"enter"}


def test_a_dwarf_with_all_diamonds_goes_home() -> None:
    state = drawn(DARK.replace("(rock-5)", "rock-5"), "dwarf 0 4,1", "diamonds 0 red blue green", seen_all("4,1"))
    assert choices(state) == {"reveal 4,2"}
    assert choices(play(state, "reveal 4,2", "enter")) == {"step 4,3"}


def test_a_dwarf_turns_over_what_it_does_not_know_rather_than_what_it_knows() -> None:
    assert choices(drawn(DARK, "seen all 1,0")) == {"reveal 0,1"}


def test_a_dwarf_goes_on_along_a_path() -> None:
    state = play(drawn(DARK), "reveal 1,0")
    assert choices(state) == {"enter"}
    assert "stop" not in choices(play(state, "enter"))


def test_a_dwarf_goes_back_from_a_bog_when_there_is_a_better_way() -> None:
    state = drawn(DARK.replace("(path)  (bog)", "path  (bog)"), "dwarf 0 2,0", "diamonds 0 green")
    assert choices(play(state, "reveal 3,0")) == {"retreat"}


def test_a_dwarf_pays_to_get_up_a_rock() -> None:
    state = drawn(
        DARK.replace("(rock-5)", "rock-5"), "dwarf 0 4,1", "equipment 0 3", "rolled 3", "phase paying", "entries 1"
    )
    assert choices(state) == {"pay"}


def test_a_dwarf_travels_to_the_gallery_beside_its_diamond() -> None:
    lines = ("dwarf 0 0,1", "phase travelling", "entries 1", "diamonds 0 blue green", seen_all("0,1", "4,1"))
    assert choices(drawn(GALLERIES, *lines)) == {"travel 4,1"}
    lines = ("dwarf 0 0,1", "phase travelling", "entries 1", "diamonds 0 red green", seen_all("0,1", "4,1"))
    assert choices(drawn(GALLERIES, *lines)) == {"stay"}


def test_a_secret_look_goes_to_a_tile_that_is_not_known() -> None:
    looking = (MEADOW, "dwarf 0 2,1", "phase looking", "entries 1")
    assert choices(drawn(*looking, seen_all("2,1", "3,2"))) == {"look 3,2"}
    assert choices(drawn(*looking, seen_all("2,1"))) == {"decline"}


# Kindness.


def crowd(*lines: str) -> State:
    seen = seen_all("4,0", "1,1", "2,1", "3,3")
    return drawn(CROWD, "dwarf 0 2,1", "phase trading", "entries 1", "diamonds 0 red blue green", seen, *lines, seats=3)


def test_a_dwarf_trades_places_with_whom_it_helps_not_with_whom_it_hurts() -> None:
    state = crowd("dwarf 1 3,3", "diamonds 1 red blue green", "dwarf 2 1,1 stuck")
    mine = quest_of(state, 0, 0)
    assert mine.turns(cell_at((3, 3))) < mine.turns(cell_at((1, 1)))
    assert choices(state) == {"trade 2"}


def test_a_trade_that_leads_home_is_made() -> None:
    forest = CROWD.replace(" path    E", " (path)  E")
    lines = ("dwarf 0 2,1", "phase trading", "entries 1", "diamonds 0 red blue green", "dwarf 1 4,3")
    seen = seen_all("4,0", "1,1", "2,1")
    assert choices(drawn(forest, *lines, "dwarf 2 1,1 stuck", seen, seats=3)) == {"trade 1"}


def test_the_one_who_is_behind_is_whisked_to_what_it_looks_for() -> None:
    lines = ("dwarf 0 2,1", "phase whisking", "asked 1", "entries 1", seen_all("2,1"), "diamonds 0 red green")
    state = drawn(MEADOW, *lines, "diamonds 1 red green blue")
    victim = quest_of(state, 1, 0)
    best = min(victim.turns(move - WHISKS) for move in state.moves())
    assert all(victim.turns(GAME.parse(text) - WHISKS) < best + 0.1 for text in choices(state))


def test_nobody_is_whisked_farther_from_home_when_there_is_a_choice() -> None:
    lines = ("dwarf 0 2,1", "phase whisking", "asked 1", "entries 1", seen_all("2,1"), "diamonds 0 red green")
    state = drawn(MEADOW, *lines)
    victim = quest_of(state, 1, 0)
    now = victim.turns(cell_at((2, 1)))
    assert all(abs(victim.turns(GAME.parse(text) - WHISKS) - now) < 0.5 for text in choices(state))


def test_only_tiles_that_nobody_has_seen_or_that_are_alike_are_swapped() -> None:
    forest = MEADOW.replace("E       (path)   (path)", "E       (bog)   (rock-2)")
    lines = ("dwarf 0 2,1", "phase shuffling", "asked 1", "entries 1", "swaps 2", seen_all("2,1", "1,0", "2,0"))
    state = drawn(forest, *lines)
    tiles = {f"{tile.x},{tile.y}": tile for tile in view_of(state, 1).tiles}
    for text in choices(state):
        one, two = (tiles[word] for word in text.split()[1:])
        assert one.name == two.name
    assert "swap 1,0 2,0" in choices(state)


def test_a_diamond_that_was_found_stays_where_it_is() -> None:
    lines = ("dwarf 0 2,1", "phase shuffling", "asked 1", "entries 1", "swaps 2", seen_all("2,1"))
    touched = {word for text in choices(drawn(MEADOW, *lines)) for word in text.split()[1:]}
    assert touched.isdisjoint({"0,2", "1,2", "2,2"})
