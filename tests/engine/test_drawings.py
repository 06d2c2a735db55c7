"""What drawings of all games may say: comments, and what is drawn or rolled next."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import permonik
from permonik.engine.core.errors import DamagedPosition
from permonik.engine.core.game import Game
from permonik.engine.digging.game import DiggingGame
from tests.engine import play
from tests.engine.diamond_forest.play import GAME as FOREST
from tests.engine.saboteur2 import play as play2

every_game = pytest.mark.parametrize("game", permonik.games(), ids=lambda game: game.id)
each_of_digging = pytest.mark.parametrize("game", [play.GAME, play2.GAME], ids=lambda game: game.id)
MINE = "position {}\nseats 3\nmine\n  S EW\nhand 0 NS\nhand 1 NE\n"
GLADE = "position diamond-forest\nforest\n  E rock-4 (imp) (red) (blue) (green) E\ndwarf 0 1,0\nphase rolling\n"
IMPS = "position diamond-forest\nforest\n  E imp (imp) (red) (blue) (green) E\ndwarf 0 1,0\nphase rolling\n"


def facts(game: Game, drawing: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(game.load(drawing).save())
    return read


@every_game
def test_lines_that_begin_with_a_hash_are_comments(game: Game) -> None:
    lines = game.draw(game.new(4, seed=1)).splitlines()
    commented = "\n".join(f"# a note\n{line}\n   # mine" for line in lines)
    assert game.load(commented).save() == game.load("\n".join(lines)).save()


@each_of_digging
def test_the_next_cards_of_the_draw_pile_may_be_said(game: DiggingGame[Any, Any]) -> None:
    plain, said = (facts(game, MINE.format(game.id) + line) for line in ("", "next map dead-NES map"))
    assert said["deck"][:3] == ["map", "dead-NES", "map"]
    assert Counter(said["deck"]) + Counter(said.get("aside", [])) == Counter(plain["deck"]) + Counter(
        plain.get("aside", [])
    )
    state = game.load(MINE.format(game.id) + "next map dead-NES")
    state.play(game.parse("place NS 0,1"))
    assert state.view(0).hand == ["map"]


@each_of_digging
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("next map\ndeck NS", "either the whole 'deck' or the 'next' cards of it"),
        ("next elf", "a card of the deck"),
        ("next map map map map map map map", "at most 6 of map"),
    ],
)
def test_next_cards_that_cannot_be_are_refused(game: DiggingGame[Any, Any], lines: str, expected: str) -> None:
    with pytest.raises(DamagedPosition, match=expected):
        game.load(MINE.format(game.id) + lines)


@pytest.mark.parametrize("rolls", [(1,), (4, 2), (3, 3, 6), (6, 1, 5, 2, 4)])
def test_the_next_dice_may_be_said(rolls: tuple[int, ...]) -> None:
    state = FOREST.load(GLADE + "dice " + " ".join(map(str, rolls)))
    assert [1 + int(state.generator.below(6)) for _ in rolls] == list(rolls)
    told = list(FOREST.load(GLADE + f"dice {rolls[0]}").play(FOREST.parse("roll")))
    assert [event.args["pips"] for event in told if event.name == "rolled"] == [rolls[0]]


@pytest.mark.parametrize("trick", ["trade", "look", "whisk", "shuffle"])
def test_the_die_of_an_imp_is_said_by_its_trick(trick: str) -> None:
    told = list(FOREST.load(IMPS + f"dice {trick} 1").play(FOREST.parse("roll")))
    assert [event.args["trick"] for event in told if event.name == "tricked"] == [trick]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("dice", "dice 4 look 2, at most 5"),
        ("dice 1 2 3 4 5 6", "dice 4 look 2, at most 5"),
        ("dice 7", "1 to 6 or trade look whisk shuffle"),
        ("dice dance", "1 to 6 or trade look whisk shuffle"),
        ("option die_faces look,look,look,look,look,look\ndice trade", "1 to 6 or look, got trade"),
        ("dice 1\ngenerator fast 00000001 00000002 00000003 00000004", "either a 'generator' or 'dice'"),
    ],
)
def test_dice_that_cannot_be_are_refused(lines: str, expected: str) -> None:
    with pytest.raises(DamagedPosition) as error:
        FOREST.load(GLADE + lines)
    assert expected in str(error.value)


def test_the_options_of_a_drawn_forest_do_not_tell_which_rock_is_which() -> None:
    drawing = "position diamond-forest\nforest\n  E (rock-{}) (rock-{}) (rock-{}) (red) (blue) (green) E\n"
    options = [FOREST.load(drawing.format(*rocks)).view(None).options for rocks in permutations("523")]
    assert options == [options[0]] * 6
    assert str(options[0]["rock_values"]).startswith("2,3,5,")


def test_a_wrong_word_in_a_mine_is_answered_with_the_symbols_of_the_game() -> None:
    for game, symbols in (
        (play.GAME, "S . ? * and edges such as NES nes, got NX"),
        (play2.GAME, "S . ? * and edges such as NES nes NS|EW NS+E+W B:NS G:EW L:N C:n, got NX"),
    ):
        with pytest.raises(DamagedPosition) as error:
            game.load(f"position {game.id}\nseats 3\nmine\nS NX\nhand 0 NS")
        assert str(error.value).endswith(symbols)


REACHED = "mine\n  S EW EW EW NEW NEW NEW NEW ?\nhand 0 NS\n"


@each_of_digging
def test_a_goal_that_a_tunnel_has_reached_does_not_lie_face_down(game: DiggingGame[Any, Any]) -> None:
    head = f"position {game.id}\nseats 3\ngoals gold stone-NE stone-NW\n"
    with pytest.raises(DamagedPosition, match="the goal at 8,0 face up, for a tunnel reaches it, got face down"):
        game.load(head + REACHED)
    open_goal = game.load(head + REACHED.replace("?", "*SW"))
    saved = json.loads(open_goal.save())
    saved["turned"][1] = None
    with pytest.raises(DamagedPosition, match="the goal at 8,0 face up"):
        game.load(json.dumps(saved))


@each_of_digging
@pytest.mark.parametrize("change", [{"turning": 0}, {"turning": 2}, {"just_laid": [8, -1]}], ids=str)
def test_only_a_goal_that_is_reached_and_may_lie_two_ways_is_turned(
    game: DiggingGame[Any, Any], change: dict[str, object]
) -> None:
    saved = json.loads(play.turning_position(game, 3).save())
    assert game.load(json.dumps(saved)).moves()
    with pytest.raises(DamagedPosition, match="turning"):
        game.load(json.dumps(saved | change))
