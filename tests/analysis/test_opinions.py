"""What people noted beside the truth and beside a master's belief: only what was noted, and only until all was open."""

import msgspec
import pytest

from permonik.analysis.found import Chapter, Moment, Notes, RoleChange
from permonik.analysis.opinions import About, Noted, Noter, Opinion, noters
from permonik.analysis.told import told
from permonik.analysis.words import Teller
from permonik.engine import game as find_game
from permonik.messages import LANGUAGES, catalogue
from tests.analysis.records import blunder, found_in

SUSPECTS = find_game("saboteur").suspects
ROLES = ["miner", "saboteur", "miner"]


def round_two() -> Chapter:
    """Steps 10 to 15 of a game of three; at two of them it was worked out what each seat believes."""
    moments = [Moment(step, {}, []) for step in range(10, 16)]
    notes = [
        Notes(10, [0.3] * 3, [[0.0, 0.4, 0.4], [0.5, 1.0, 0.5], []]),
        Notes(11, [0.3] * 3, [[], [], []]),
        Notes(12, [0.3] * 3, [[0.0, 0.7, 0.2], [0.5, 1.0, 0.5], []]),
    ]
    return Chapter(2, 10, 15, ROLES, [], [], [], moments, notes, [], ROLES, [])


def test_each_note_stands_beside_what_a_master_believed_in_that_seat_at_that_moment() -> None:
    found = noters(
        round_two(),
        [Opinion(10, 2, 0, 1, "trust"), Opinion(10, 2, 1, 0, "suspect"), Opinion(12, 2, 0, 1, "suspect")],
        SUSPECTS,
    )
    assert found == [
        Noter(0, [About(1, [Noted(10, "trust", 0.4), Noted(12, "suspect", 0.7)], "saboteur", right=True)]),
        Noter(1, [About(0, [Noted(10, "suspect", 0.5)], "miner", right=False)]),
    ]


def test_no_belief_of_another_moment_stands_beside_a_note() -> None:
    for step in (11, 13):
        (noter,) = noters(round_two(), [Opinion(step, 2, 0, 1, "suspect")], SUSPECTS)
        assert noter.about[0].noted == [Noted(step, "suspect", None)]


def test_a_seat_of_which_nothing_is_known_has_no_belief_beside_it() -> None:
    (noter,) = noters(round_two(), [Opinion(10, 2, 2, 1, "unsure")], SUSPECTS)
    assert noter == Noter(2, [About(1, [Noted(10, "unsure", None)], "saboteur", right=None)])


@pytest.mark.parametrize(
    ("grade", "about", "right"),
    [("suspect", 1, True), ("suspect", 2, False), ("trust", 2, True), ("trust", 1, False), ("unsure", 1, None)],
)
def test_right_is_who_suspects_a_saboteur_or_trusts_a_miner(grade: str, about: int, right: bool | None) -> None:
    (noter,) = noters(round_two(), [Opinion(10, 2, 0, about, grade)], SUSPECTS)
    assert noter.about[0].right is right


def test_truth_is_what_a_seat_was_when_it_was_noted() -> None:
    swapped = msgspec.structs.replace(round_two(), changes=[RoleChange(12, 1, "miner"), RoleChange(14, 2, "saboteur")])
    opinions = [Opinion(11, 2, 0, 1, "suspect"), Opinion(13, 2, 0, 2, "trust"), Opinion(14, 2, 1, 2, "suspect")]
    found = noters(swapped, opinions, SUSPECTS)
    assert [(about.role, about.right) for noter in found for about in noter.about] == [
        ("saboteur", True),
        ("miner", True),
        ("saboteur", True),
    ]


def test_what_was_noted_in_another_round_or_after_the_decision_does_not_count() -> None:
    others = [Opinion(10, 1, 0, 1, "suspect"), Opinion(15, 2, 0, 1, "suspect"), Opinion(15, 3, 0, 1, "suspect")]
    assert noters(round_two(), others, SUSPECTS) == []


def test_an_opinion_stands_since_it_was_first_held_without_another_between() -> None:
    grades = ["suspect", "trust", "suspect", "suspect"]
    about = About(1, [Noted(step, grade, None) for step, grade in enumerate(grades)], "saboteur", right=True)
    assert about.since == 2


@pytest.mark.any_build  # interpreted, playouts take twenty times as long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_names_who_was_thought_what_since_when_and_what_is_true(language: str) -> None:
    record = blunder()
    found = found_in(record)
    (chapter,) = found.chapters
    teller = Teller(record, found, catalogue(language))
    name, other, third = teller.words.names
    opinions = [
        Opinion(0, 1, 0, 1, "trust"),
        Opinion(1, 1, 0, 1, "suspect"),
        Opinion(1, 1, 0, 2, "suspect"),
        Opinion(1, 1, 1, 0, "unsure"),
    ]
    (shown,) = told(teller, found, opinions).chapters
    assert [noter.seat for noter in shown.noters] == [0, 1]
    verdict, undecided = shown.verdicts
    assert verdict.startswith(name)
    assert undecided.startswith(other)
    for word in (other, third, "\u00a01", *(teller.say(f"role-{chapter.roles[seat]}") for seat in (1, 2))):
        assert word in verdict
    assert [about.right for about in shown.noters[0].about] == [True, False]
    assert told(teller, found).chapters[0].verdicts == []
