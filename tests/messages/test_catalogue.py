"""Everything that a person can read has a message."""

import importlib
import itertools
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk, Message

import permonik
from permonik.cli.words import say_error
from permonik.engine import games
from permonik.engine.core.errors import IllegalMove, PermonikError, WrongOption
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import SEAT_AT, SECRET_AT, TO_AT, VALUE_AT
from permonik.engine.dark_cave import refusals as cave_refusals
from permonik.engine.diamond_forest import refusals as forest_refusals
from permonik.engine.lost_mines import refusals as mines_refusals
from permonik.engine.saboteur import refusals as saboteur_refusals
from permonik.engine.saboteur2 import refusals as expansion_refusals
from permonik.messages import LANGUAGES, LONGEST_ARGUMENT, MissingMessage, catalogue
from permonik.sights.sight import can_show
from permonik.sights.words import Words, dashed, default_names

SOURCES = Path(permonik.__file__).parent
SEATS = 5


@cache
def entries() -> list[tuple[str, str, EntryType]]:
    """Of all languages, with the names of their files."""
    return [
        (language, resource.name, entry)
        for language in LANGUAGES
        for resource in files("permonik.messages").joinpath(language).iterdir()
        if resource.name.endswith(".ftl")
        for entry in FluentParser().parse(resource.read_text(encoding="utf-8")).body
    ]


def words(game: Game, me: int | None = 0) -> Words:
    return Words(game, default_names(SEATS, catalogue()), me)


def every_error() -> list[type[PermonikError]]:
    for module in pkgutil.walk_packages([str(SOURCES)], "permonik."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found, todo = [], [PermonikError]
    while todo:
        error = todo.pop()
        found.append(error)
        todo += error.__subclasses__()
    return found


def test_every_file_can_be_read() -> None:
    assert [(name, entry.content) for _, name, entry in entries() if isinstance(entry, Junk)] == []


def test_no_message_is_written_twice() -> None:
    ids = [(language, entry.id.name) for language, _, entry in entries() if isinstance(entry, Message)]
    assert sorted(set(ids)) == sorted(ids)


def explain_expansion(code: int) -> Refusal:
    return expansion_refusals.explain(code, move=0)


def explain_forest(code: int) -> Refusal:
    forest = permonik.game("diamond-forest")
    return forest.explain(forest.new(2, seed=0), forest.parse("step 0,0"), code)


EXPLAINED = [
    *(("saboteur", "BA", saboteur_refusals.explain, code) for code in saboteur_refusals.REASONS),
    *(("saboteur-2", "BA|EX", explain_expansion, code) for code in expansion_refusals.REASONS),
    *(("lost-mines", "LM", mines_refusals.explain, code) for code in mines_refusals.REASONS),
    *(("dark-cave", "DC", cave_refusals.explain, code) for code in cave_refusals.REASONS),
    *(("diamond-forest", "FO", explain_forest, code) for code in forest_refusals.REASONS),
]


@pytest.mark.parametrize(("name", "lists", "explain", "code"), EXPLAINED)
def test_every_reason_of_a_refusal_is_explained(
    name: str, lists: str, explain: Callable[[int], Refusal], code: int
) -> None:
    for seat in (0, 1):
        text = words(permonik.game(name)).refusal(explain(code | seat << 8 | 1 << 16))
        assert re.search(rf"\(({lists})-\d{{3}}", text)


def test_every_refusal_that_the_engine_makes_itself_is_explained() -> None:
    made = {
        reason
        for path in (SOURCES / "engine").rglob("*.py")
        for reason in re.findall(r'Refusal\("(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert made >= {"sideways", "one_card", "outside", "game_over", "not_your_turn"}
    assert [reason for reason in sorted(made) if not catalogue().has(f"refusal-{dashed(reason)}")] == []


def test_a_refusal_without_a_rule_is_said_without_one() -> None:
    assert words(games()[0]).refusal(Refusal("game_over", ())) == "The game is over."


def test_who_is_to_move_is_named() -> None:
    refusal = Refusal("not_your_turn", ("BA-043",), {"seat": 0, "to_move": 2})
    assert words(games()[0]).refusal(refusal) == "It is not your turn: Cilka is to move. (BA-043)"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_event_card_tool_role_option_and_move_has_a_message(game: Game) -> None:
    ids = [f"event-{dashed(kind.name)}" for kind in game.event_kinds.values()]
    ids += [f"card-{dashed(card.name)}{part}" for card in game.cards for part in ("", ".meaning")]
    ids += [f"tool-{tool}" for card in game.cards for tool in card.tools]
    ids += [f"role-{role}{part}" for role in game.roles for part in ("", ".line", ".task")]
    ids += [f"player-{seat}" for seat in range(game.most_seats + 1)]
    ids += [option.help for option in game.options]
    ids += [f"game-{game.id}{part}" for part in ("", ".about", ".facts", ".sharing")]
    kinds = {game.parts(move).kind for move in range(game.move_count)}
    ids += [f"move-{kind}{part}" for kind in sorted(kinds) for part in ("", ".short")]
    assert [message for message in ids if not catalogue().has(message)] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_whatever_happens_in_a_game_can_be_said_to_everybody(game: Game) -> None:
    seats = min(SEATS, game.most_seats)
    state = game.new(seats, seed=3)
    chance = Fast(3)
    while not state.over:
        moves = state.moves()
        for event in state.play(moves[chance.below(len(moves))]):
            for reader in (None, *range(seats)):
                assert words(game, reader).event(event.seen_by(reader))
            assert words(game, None).event(event)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_event_can_be_said_whoever_reads_it_and_whatever_it_hides(game: Game) -> None:
    for kind, seat, value in itertools.product(game.event_kinds, (0, 1), (0, 1)):
        word = kind | seat << SEAT_AT | value << VALUE_AT | 1 << SECRET_AT | seat + 1 << TO_AT
        event = game.event(word)
        for reader in (None, 0, 1, 2):
            text = words(game, reader).event(event.seen_by(reader))
            assert text.endswith((".", "!"))


def test_the_level_of_a_card_is_said_where_its_back_shows_it() -> None:
    lost = Event("lost", {"seat": 1, "level": "II"})
    assert words(permonik.game("dark-cave")).event(lost) == "Bruno loses a card of level\u00a0II."
    assert words(permonik.game("lost-mines")).event(Event("lost", {"seat": 1})) == "Bruno loses a card."


@pytest.mark.parametrize("error", every_error(), ids=lambda error: error.code)
def test_every_error_has_a_message(error: type[PermonikError]) -> None:
    if error is IllegalMove:
        sample: PermonikError = IllegalMove("place NS 9,9", Refusal("outside", ()))
    else:
        of_studies = {"dial": "map", "setting": "map=4", "seats": 5}
        sample = error("this", "that", game="saboteur", option="rounds", part="mine", line=3, move=4, **of_studies)
    assert "that" in say_error(sample) or "place NS 9,9" in say_error(sample)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "option", "value"),
    [
        ("no-board", "board", "huge"),
        ("no-tiles", "board", "eoo/ooo/ooe:"),
        ("too-large", "board", "eooooooooooooe:path9,red1,blue1,green1"),
        ("apart", "board", "eo.oo/oo.oe:path3,red1,blue1,green1"),
        ("entrance-inside", "board", "ooo/oeo/ooe:path4,red1,blue1,green1"),
        ("entrances", "board", "eoo/ooo/ooo:path5,red1,blue1,green1"),
        ("places", "board", "eoo/ooo/ooe:path3,red1,blue1,green1"),
        ("too-many", "board", "eoo/ooo/ooe:fire3,bog1,red1,blue1,green1"),
        ("colour-twice", "board", "eoo/ooo/ooe:path3,red2,blue1,green1"),
        ("diamonds", "board", "eoo/ooo/ooe:path5,red1,blue1"),
        ("spider", "board", "eoo/.o./ooe:path1,spider1,red1,blue1,green1"),
        ("rock-values", "rock_values", "7,1,1,1,1,1,1,1,1,1"),
        ("die-faces", "die_faces", "trade,look"),
    ],
)
def test_why_a_text_of_the_host_is_refused_is_said_exactly(language: str, reason: str, option: str, value: str) -> None:
    with pytest.raises(WrongOption) as refused:
        permonik.game("diamond-forest").new(2, seed=1, **{option: value})
    details = refused.value.details
    assert details["reason"] == reason
    said = catalogue(language).say_error("wrong_option", details)
    assert said == catalogue(language).say(f"error-wrong-option-{reason}", **details)


def test_what_a_terminal_would_obey_is_not_repeated() -> None:
    assert "\x1b" not in say_error(PermonikError("a record", "\x1b[2J"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_as_it_is_written_fits_a_terminal(language: str) -> None:
    own = [f"-{game.id}{part}" for game in games() if can_show(game) for part in ("", ".mine")]
    for part in ("", ".commands", ".mine", *own):
        assert max(map(len, catalogue(language).say(f"say-help{part}").splitlines())) <= 78


def test_a_gap_is_never_shown() -> None:
    with pytest.raises(MissingMessage):
        catalogue().say("event-placed")
    with pytest.raises(MissingMessage):
        catalogue().say("no-such-message")
    with pytest.raises(MissingMessage):
        catalogue().say("card-map.no-such-part")
    with pytest.raises(MissingMessage, match="language"):
        catalogue("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_without_end_is_cut_in_its_middle(language: str) -> None:
    spoken = catalogue(language)
    said = spoken.say("usage-file", file="a" + "/folder" * 10_000 + "/z", problem="no")
    assert len(said) < LONGEST_ARGUMENT + 500
    assert "a/folder" in said
    assert "/z" in said
    whole = "b" * LONGEST_ARGUMENT
    assert whole in spoken.say("usage-file", file=whole, problem="no")
