"""The tale of a game: whole sentences in every language, and one file that needs nothing else."""

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from permonik.analysis import Effort
from permonik.analysis.found import Analysis, Moment, Notes, TurningPoint
from permonik.analysis.story import Part, Story, as_page, as_text
from permonik.analysis.words import TalesWords, Teller
from permonik.bots import bot
from permonik.cli import main
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.events import Event
from permonik.engine.core.record import Record, Recorder
from permonik.messages import LANGUAGES, catalogue
from tests.analysis.records import SHORT, blunder, by_chance, found_in

pytestmark = pytest.mark.any_build  # interpreted, it says the same much later


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_every_game_has_a_tale_in_every_language(game_id: str, language: str) -> None:
    game = find_game(game_id)
    record = by_chance(game, max(3, game.least_seats), 7, **SHORT.get(game_id, {"rounds": 1}))
    found = found_in(record)
    parts = Story(Teller(record, found, catalogue(language)), found).parts()
    assert all(part.text for part in parts)
    page = as_page(parts, language)
    assert re.findall(r"(?:src|href|url)\s*[=(]", page) == []
    assert set(re.findall(r"https?://[^\"]*", page)) == {"http://www.w3.org/2000/svg"}
    assert "<script" not in page


def test_the_tale_tells_who_lied_and_what_turned_it() -> None:
    record = blunder()
    found = found_in(record, Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    parts = Story(Teller(record, found, catalogue("en")), found).parts()
    told = as_text(parts)
    assert "at first nobody else knows it: Bruno" in told
    assert "Then comes step\u00a01. Alma discards “straight path”." in told
    assert "That gives Alma (miner) a chance of 0\u00a0%." in told
    assert "Something else would have given 100\u00a0%: Place “straight path” at 7,0." in told
    assert "Won by: saboteurs." in told
    assert sum(part.kind == "picture" for part in parts) == 2


def test_who_swaps_hats_lies_only_as_long_as_it_is_a_saboteur() -> None:
    game = find_game("saboteur-2")
    seed = next(seed for seed in range(100) if swaps_of(by_chance(game, 5, seed, rounds=1), "saboteur"))
    record = by_chance(game, 5, seed, rounds=1)
    found = found_in(record)
    (chapter,), last = found.chapters, game.summaries([state for state, _ in record.replay(game)][-1])[0]
    assert chapter.roles == list(last.roles)
    states = [state.clone() for state, _ in record.replay(game)]
    for step in range(chapter.last):
        roles = [chapter.role_at(seat, step) for seat in range(5)]
        assert roles == list(game.roles_in_play(states[step])), step
    teller = Teller(record, found, catalogue("en"))
    told = as_text(Story(teller, found).parts())
    liars = [teller.words.names[seat] for seat, role in enumerate(chapter.dealt) if role == "saboteur"]
    assert f": {' and '.join(liars)}." in told
    for change in chapter.changes:
        assert f"After the swaps {teller.words.names[change.seat]} is in the end: " in told
        assert " → " in teller.roles(chapter)[change.seat]


def swaps_of(record: Record, role: str) -> bool:
    """Whether somebody with this role gets another hat."""
    (chapter,) = found_in(record).chapters
    return any(chapter.role_at(change.seat, change.step - 1) == role for change in chapter.changes)


def test_the_first_round_of_an_interrupted_game_is_not_the_whole_game() -> None:
    record, found = blunder(), found_in(blunder())
    (chapter,) = found.chapters
    teller = Teller(record, found, catalogue("en"))
    assert not teller.steps[-1][0].over
    assert teller.title(chapter) == "Round 1"
    assert Part("heading", "Round 1") in Story(teller, found).parts()
    whole = by_chance(find_game("saboteur"), 3, 7, rounds=1)
    found = found_in(whole)
    teller = Teller(whole, found, catalogue("en"))
    assert teller.title(found.chapters[0]) == "Saboteur"
    assert all(part.kind != "heading" for part in Story(teller, found).parts())


def test_it_is_told_how_sure_those_who_watch_were_when_somebody_was_found_out() -> None:
    record, found = blunder(), found_in(blunder())
    (chapter,) = found.chapters
    liar = chapter.dealt.index("saboteur")
    notes = [
        Notes(step, [chance if seat == liar else 0.1 for seat in range(3)], [[], [], []])
        for step, chance in ((0, 0.5), (1, 0.84), (2, 0.97))
    ]
    suspected = msgspec.structs.replace(chapter, notes=notes)
    (said,) = Story(Teller(record, found, catalogue("en")), found).masks(suspected)
    assert said.startswith("Bruno is found out in step\u00a01: whoever watches is 84\u00a0% sure")


def told_of_bruno(*suspected: float, shown: int | None = None) -> list[str]:
    """What the masks of a game tell in which those who watch suspect the saboteur so much after each step."""
    record, found = blunder(), found_in(blunder())
    (chapter,) = found.chapters
    notes = [Notes(step, [0.1, chance, 0.1], [[], [], []]) for step, chance in enumerate(suspected)]
    story = Story(Teller(record, found, catalogue("en")), found)
    if shown is not None:
        story.events[shown] = [Event("revealed", {"seat": 1, "role": "saboteur"})]
    return story.masks(msgspec.structs.replace(chapter, notes=notes))


def test_who_shows_the_own_card_is_not_found_out() -> None:
    (said,) = told_of_bruno(0.4, 0.7, 1.0, shown=2)
    assert said.startswith("Bruno must show the own card in step\u00a02: saboteur.")
    assert "never more than 70\u00a0% sure" in said
    (said,) = told_of_bruno(0.4, 0.9, 1.0, shown=2)
    assert said.startswith("Bruno is found out in step\u00a01")


def test_never_more_is_never_less_than_what_was_thought() -> None:
    (said,) = told_of_bruno(0.2, 0.2449, 0.1)
    assert "Bruno stays undiscovered to the end: whoever watches is never more than 25\u00a0% sure" in said
    assert "never more than 25\u00a0%" in told_of_bruno(0.25, 0.25, 0.25)[0]
    assert told_of_bruno(0.2, 0.6, 0.1) == []


@pytest.mark.parametrize(
    ("nobody", "told"), [(0.2, "The best chance at the start: Alma (50"), (0.6, "nobody would win (60")]
)
def test_a_beginning_may_promise_that_nobody_wins(nobody: float, told: str) -> None:
    record = by_chance(find_game("diamond-forest"), 3, 7, **SHORT["diamond-forest"])
    found = found_in(record)
    (chapter,) = found.chapters
    sides = {"dwarfs": 1 - nobody, "nobody": nobody}
    moments = [Moment(0, sides, [0.5, 0.3, 0.2]), *chapter.moments[1:]]
    begun = msgspec.structs.replace(chapter, moments=moments)
    assert told in Story(Teller(record, found, catalogue("en")), found).beginning(begun)


def test_several_may_have_the_best_chance_at_the_start() -> None:
    record = by_chance(find_game("diamond-forest"), 3, 7, **SHORT["diamond-forest"])
    found = found_in(record)
    (chapter,) = found.chapters
    moments = [Moment(0, {"dwarfs": 0.6, "nobody": 0.4}, [0.4, 0.4, 0.0]), *chapter.moments[1:]]
    told = Story(Teller(record, found, catalogue("en")), found).beginning(
        msgspec.structs.replace(chapter, moments=moments)
    )
    assert told == "The best chance at the start: Alma, Bruno (40\u00a0%)."


def test_a_tale_of_suspicion_says_whose_chances_and_thoughts_those_are() -> None:
    record, found = blunder(), found_in(blunder())
    teller = Teller(record, found, catalogue("en"))
    assert Story(teller, found).parts()[-1].text == teller.say("analysis-page-how")


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "Most cards laid: Alma (1\u00a0card).", "Most cards laid: Alma, Bruno (1\u00a0card each)."),
        (
            "cs",
            "Nejvíc vyložených karet: Alma (1\u00a0karta).",
            "karet: Alma, Bruno (po\u00a01\u00a0kartě).",
        ),
        (
            "sk",
            "Najviac vyložených kariet: Alma (1\u00a0karta).",
            "kariet: Alma, Bruno (po\u00a01\u00a0karte).",
        ),
    ],
)
def test_it_is_told_who_laid_most_cards_wherever_they_are_now(language: str, one: str, both: str) -> None:
    record, found = blunder(), found_in(blunder())
    story = Story(Teller(record, found, catalogue(language)), found)
    laid = [Event("placed", {"seat": seat, "card": "EW", "x": 7, "y": 0, "turned": False}) for seat in (0, 1)]
    story.events[1] = [laid[0], Event("collapsed", {"seat": 1, "card": "EW", "x": 7, "y": 0})]
    assert story.deeds(found.chapters[0])[0] == one
    story.events[2] = [laid[1]]
    assert both in story.deeds(found.chapters[0])[0]


def test_there_are_no_roles_where_all_have_the_same() -> None:
    record = by_chance(find_game("diamond-forest"), 3, 9, **SHORT["diamond-forest"])
    found = found_in(record)
    assert found.chapters[0].turning_points
    assert "(dwarf)" not in as_text(Story(Teller(record, found, catalogue("en")), found).parts())
    assert Teller(blunder(), found_in(blunder()), catalogue("en")).who(1, "saboteur") == "Bruno (saboteur)"


@pytest.mark.parametrize(("game_id", "received"), [("saboteur-2", "received"), ("dark-cave", "received_card")])
def test_a_swap_is_told_without_the_cards_that_came_with_it(game_id: str, received: str) -> None:
    words = TalesWords(find_game(game_id), ["Alma", "Bruno", "Cilka"], None, catalogue("en"))
    came = Event(received, {"seat": 1, "from": 0}, {"card": "EW"}, 1)
    assert not words.is_news(came, dealt=False)


def test_a_caption_tells_of_turning_points_where_there_are_some() -> None:
    record, found = blunder(), found_in(blunder(), Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    (chapter,) = found.chapters
    story = Story(Teller(record, found, catalogue("en")), found)
    calm = msgspec.structs.replace(chapter, turning_points=[])
    captions = [story.chapter(one)[-1].text for one in (chapter, calm)]
    assert captions == [
        "Chances from step to step; the dotted lines are the turning points",
        "Chances from step to step",
    ]


def unfinished(recorder: Recorder) -> Teller:
    record = recorder.so_far()
    return Teller(record, Analysis(record.game, record.seats, 1, 1, "suspicion", [], [], []), catalogue("en"))


def test_a_treasure_is_told_from_others_by_its_worth() -> None:
    game, player = find_game("lost-mines"), bot("lost-mines", "apprentice")
    recorder = Recorder(game, 6, 5)
    while not game.text(recorder.state.moves()[0], recorder.state).startswith("take "):
        state = recorder.state
        recorder.play(player.think(state.view(int(state.to_move)), state.moves(), 5).move)
    before, offered = len(recorder.so_far().moves), [game.text(move, recorder.state) for move in recorder.state.moves()]
    recorder.play(recorder.state.moves()[0])
    teller = unfinished(recorder)
    (event, *_) = teller.steps[before + 1][1]
    told = [teller.move(before, text) for text in offered]
    assert len(told) > 1
    assert re.fullmatch(r"Take the (gems|gold|silver) worth\u00a0(\d)\.", told[0])
    assert told[0][-2] in event


def test_a_move_that_sounds_like_another_one_tells_its_open_sides() -> None:
    recorder = Recorder(find_game("saboteur"), 5, 5)
    texts = [recorder.game.text(move, recorder.state) for move in recorder.state.moves()]
    teller = unfinished(recorder)
    pairs = ((one, two) for one in texts for two in texts if one < two and teller.move(0, one) == teller.move(0, two))
    one, two = next(pairs)
    told = [teller.instead(TurningPoint(1, 0, *pair)) for pair in ((one, 0.1, two, 0.5), (two, 0.1, one, 0.5))]
    assert told[0] != told[1]
    assert all("Open to: " in text for text in told)
    assert teller.instead(TurningPoint(1, 0, one, 0.1, texts[-1], 0.5)) == teller.move(0, texts[-1])


def test_what_no_event_tells_is_told_with_the_name_of_who_did_it() -> None:
    record, found = blunder(), found_in(blunder(), Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    teller = Teller(record, found, catalogue("en"))
    teller.steps[1] = (teller.steps[1][0], [])
    (chapter,) = found.chapters
    (text, *_) = Story(teller, found).turning_point(chapter, chapter.turning_points[0])
    assert text.text.startswith("Then comes step\u00a01. Alma: Discard “straight path”.")


def test_names_cannot_become_tags() -> None:
    record = blunder()
    found = found_in(record, Effort(playouts=0, least=1, most=1))
    teller = Teller(record, found, catalogue("en"))
    teller.words.names = ["<b>", '"', "&"]
    page = as_page(Story(teller, found).parts(), "en")
    assert "<b>" not in page


def test_the_command_writes_a_page_or_a_text(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(blunder().write(), encoding="utf-8")
    told = CliRunner().invoke(main, ["story", str(file), "--language", "sk"])
    assert told.exit_code == 0
    assert "Pri stole sedia" in told.stdout
    page = tmp_path / "story.html"
    assert CliRunner().invoke(main, ["story", str(file), "--language", "cs", "-o", str(page)]).exit_code == 0
    assert '<html lang="cs">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["analyse", "story"])
def test_a_seed_is_explained_by_what_it_does_here(command: str) -> None:
    told = " ".join(CliRunner().invoke(main, [command, "--help"]).output.split())
    assert "The same seed plays the same games on from each position" in told
