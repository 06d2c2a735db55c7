"""Damaged positions and views of every game."""

import json

import pytest

from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.errors import DamagedPosition, DamagedView, PermonikError
from permonik.engine.core.game import Game
from tests.engine import play
from tests.engine.damage import refuse, refuse_fact, saved
from tests.engine.saboteur2 import play as play2

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
each_of_digging = pytest.mark.parametrize("game", [play.GAME, play2.GAME], ids=lambda game: game.id)
each_fact = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in games() for name in saved(game.new(4, seed=1).save())]
)
each_sight = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in games() for name in saved(game.new(4, seed=1).view(0).save())]
)
CARD = {"x": 1, "y": 0, "card": "EW", "turned": False}


@every_game
@pytest.mark.parametrize("value", ["[" * 20_000, '"\\ud800"', '"\ud800"'], ids=["nested", "half", "no-character"])
def test_what_cannot_be_read_is_damaged_however_it_is_written(game: Game, value: str) -> None:
    with pytest.raises(DamagedPosition):
        game.load(f'{{"a":{value}')
    with pytest.raises(DamagedView):
        game.load_view(f'{{"a":{value}'.encode(errors="surrogatepass"))


@each_fact
def test_a_position_without_one_of_its_facts_is_refused(game: Game, name: str) -> None:
    facts = saved(game.new(4, seed=1).save())
    del facts[name]
    assert name in refuse(game, facts)


@each_fact
def test_a_fact_of_the_wrong_type_is_refused(game: Game, name: str) -> None:
    facts = saved(game.new(4, seed=1).save())
    wrong: tuple[object, ...] = (None, {}, "x", [[["x"]]], 1.5)
    for value in wrong:
        if facts[name] == value or (name == "options" and value == {}):
            continue
        with pytest.raises(PermonikError):
            game.load(json.dumps({**facts, name: value}))


@each_of_digging
@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("format", "permonik position 2", "permonik position 1"),
        ("game", "chess", "saboteur"),
        ("rules_version", 99, "got 99"),
        ("round", 0, "1 to 3"),
        ("round", 4, "1 to 3"),
        ("to_move", 4, "0 to 3"),
        ("to_move", -1, "0 to 3"),
        ("first", 4, "a seat from 0 to 3"),
        ("last", 4, "-1 to 3"),
        ("goals", ["gold", "gold", "stone-NE"], "gold stone-NE stone-NW"),
        ("goals", ["gold"], "3 entries"),
        ("turned", [None], "3 entries"),
        ("hands", [[], [], [], []], "a seat with cards"),
        ("hands", [["NS"]] * 3, "4 entries"),
        ("hands", [["NS"] * 7, [], [], []], "at most 6 cards"),
        ("hands", [["NS", "elf"]] * 4, "a card of the deck"),
        ("hands", [["NS", "gold"]] * 4, "a card of the deck"),
        ("broken", [["hammer"], [], [], []], "a card of the deck"),
        ("broken", [["cart"], ["cart"], ["cart"], ["cart"]], "at most 3 of break-cart"),
        ("broken", [["cart", "cart"], [], [], []], "each tool at most once"),
        ("seen", [[3], [], [], []], "goals from 0 to 2"),
        ("seen", [[-1], [], [], []], "goals from 0 to 2"),
        ("deck", ["NS"] * 67, "at most 4 of NS"),
        ("deck", ["start"], "a card of the deck"),
        ("discards", [[4, "NS"]], "a seat from 0 to 3"),
        ("discards", [[0, "elf"]], "a card of the deck"),
        ("turning", 3, "a goal from 0 to 2"),
        ("just_laid", [99, 0], "x within"),
        ("generator", "dice", "'fast' and four words"),
        ("generator", "secret 00 1", "'fast' and four words"),
        ("results", [{}], "a saved position"),
        ("history", [[99]], "an event of the game"),
        ("mine", [CARD, CARD], "one card on a cell"),
        ("mine", [{**CARD, "x": 0}], "one card on a cell"),
        ("mine", [{**CARD, "x": 8}], "gold | stone-NE | stone-NW"),
        ("mine", [{**CARD, "card": "map"}], "NS | EW"),
        ("mine", [{**CARD, "card": "elf"}], "a card of the deck"),
    ],
)
def test_an_impossible_fact_is_refused(game: Game, name: str, value: object, expected: str) -> None:
    assert expected in refuse_fact(game, name, value)


@every_game
@pytest.mark.parametrize("text", ["{", "{}", '{"format": 1}', "[]", "{]", '{"deals": []}', '{"deals": 1, "game": 2}'])
def test_what_is_no_position_is_refused(game: Game, text: str) -> None:
    with pytest.raises(DamagedPosition):
        game.load(text)
    with pytest.raises(DamagedPosition):
        game.load(text.encode())


@every_game
def test_bytes_that_are_no_text_are_refused(game: Game) -> None:
    for data in (b"\xff\xfe", b'{"format": "\xff"}', b'{"deals": "\xff"}', b"\0"):
        with pytest.raises(DamagedPosition):
            game.load(data)


@every_game
def test_options_that_are_not_given_have_their_defaults(game: Game) -> None:
    facts = saved(game.new(4, seed=1).save())
    assert saved(game.load(json.dumps({**facts, "options": {}})).save())["options"] == facts["options"]


TURNING = play.GAME.draw(play.turning_position(play.GAME, 3))
TURNING_2 = play2.GAME.draw(play.turning_position(play2.GAME, 3))
PASSING = """position saboteur-2
seats 3
phase passing
turn 1
last 1
passing 0 1 2
hand 1 NE
"""
WALKING = """position lost-mines
seats 3
phase walking
steps 1
last 0
due 2
forest
  Y EW
dwarf 0 1,2
hand 0 NS
hand 1 NE
"""
WALKING_IN_CAVE = """position dark-cave
seats 3
phase walking
steps 1
last 0
due 2
cave
  S 2EW
hand 0 NS-I
hand 1 NES-I
"""


@pytest.mark.parametrize(
    ("drawn", "drawer", "most"),
    [
        (TURNING, 0, 5),
        (TURNING_2, 0, 5),
        (PASSING, 1, 4),
        (PASSING.replace("0 1 2", "0 2 1"), 1, 5),
        (PASSING.replace("0 1 2", "1 1 1"), 1, 6),
        (WALKING, 0, 3),
        (WALKING.replace("due 2", "due 1"), 0, 4),
        (WALKING_IN_CAVE, 0, 3),
        (WALKING_IN_CAVE.replace("due 2", "due 1"), 0, 4),
        (WALKING_IN_CAVE.replace("due 2", "due 1\ndrawer 1"), 1, 4),
    ],
)
def test_whoever_draws_has_room_for_it(drawn: str, drawer: int, most: int) -> None:
    """Hands lie side by side in memory."""
    game = find_game(drawn.split()[1])
    facts = saved(game.load(drawn).save())
    cards = facts["hands"][drawer] + facts["deck"]
    facts["hands"][drawer], facts["deck"] = cards[:most], cards[most:]
    state = game.load(json.dumps(facts))
    while state.to_move == facts["to_move"] and not state.over:
        state.play(state.default_move())
    assert game.load(state.save()).save() == state.save()
    facts["hands"][drawer], facts["deck"] = cards[: most + 1], cards[most + 1 :]
    assert f"at most {most} cards" in refuse(game, facts)


@pytest.mark.parametrize("count", [-1, 1 << 31])
@pytest.mark.parametrize(
    ("name", "fact"),
    [
        ("saboteur-2", "spares"),
        ("saboteur-2", "draw_pile"),
        ("saboteur-2", "aside"),
        ("saboteur-2", "players"),
        ("lost-mines", "treasures_aside"),
        ("dark-cave", "aside"),
        ("dark-cave", "levels"),
    ],
)
def test_more_hidden_things_than_there_are_take_no_room(name: str, fact: str, count: int) -> None:
    game = find_game(name)
    facts = saved(game.new(4, seed=1).view(0).save())
    counts: dict[str, object] = {
        "treasures_aside": {"gold": count},
        "levels": [count, 1, 1],
        "players": [{**player, "cards": count} for player in facts["players"]],
    }
    view = game.load_view(json.dumps({**facts, fact: counts.get(fact, count)}).encode())
    with pytest.raises(DamagedView, match="expected a count from 0 to"):
        game.imaginer(view)


@each_sight
def test_a_damaged_view_is_refused(game: Game, name: str) -> None:
    facts = saved(game.new(4, seed=1).view(0).save())
    wrong: tuple[object, ...] = ({"x": {}}, [[["x"]]], 1.5)
    for value in wrong:
        with pytest.raises(DamagedView, match="expected a saved view, got"):
            game.load_view(json.dumps({**facts, name: value}).encode())
    del facts[name]
    with pytest.raises(DamagedView, match=f"expected a saved view, got .*{name}"):
        game.load_view(json.dumps(facts).encode())


@every_game
@pytest.mark.parametrize("data", [b"", b"{", b"{}", b"[]", b"null", b"\xff\xfe", b"\0"])
def test_what_is_no_view_is_refused(game: Game, data: bytes) -> None:
    with pytest.raises(DamagedView, match="expected a saved view, got"):
        game.load_view(data)
