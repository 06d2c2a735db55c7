"""What a bot says of others: its true belief, or, where it hinders, what it wants the others to believe."""

import pytest

import permonik
from permonik.bots.core.talk import Opinion, opinion_of
from permonik.bots.thought import Chances

DUBIOUS = 0.5
"""Nobody knows."""


def opinion(game: str, roles: list[Chances], public: list[float]) -> Opinion | None:
    """Of seat 0."""
    return opinion_of(permonik.game(game), 0, roles, public)


def hinder(*chances: float) -> list[Chances]:
    """In the base game: how likely each seat is a saboteur."""
    return [{"miner": 1 - chance, "saboteur": chance} for chance in chances]


def suspect(seat: int) -> Opinion:
    return Opinion(seat, is_suspicion=True)


def trust(seat: int) -> Opinion:
    return Opinion(seat, is_suspicion=False)


@pytest.mark.parametrize(
    ("believed", "said"),
    [
        ((0.2, 0.7, 0.9), suspect(3)),
        ((0.59, 0.1, 0.3), trust(2)),
        ((0.59, 0.13, 0.3), None),  # sure of nobody
        ((0.7, 0.65, 0.62), None),  # all alike
    ],
)
def test_a_miner_says_what_it_believes_whatever_all_think(believed: tuple[float, ...], said: Opinion | None) -> None:
    for public in ([0.0, 0.0, 0.5, 1.0], [0.0, 0.9, 0.1, 0.2]):
        assert opinion("saboteur", hinder(0.0, *believed), public) == said


@pytest.mark.parametrize(
    ("mates", "public", "said"),
    [
        ((0.0, 0.9, 0.0), (0.6, 0.9, 0.2), suspect(1)),  # not the mate, whom all suspect most
        ((0.0, 0.9, 0.0), (0.3, 0.4, 0.1), trust(2)),  # nobody would believe an accusation yet: it speaks for the mate
        ((0.0, 0.9, 0.0), (0.3, 0.9, 0.1), trust(3)),  # too late to speak for the mate
        ((0.0, 0.0, 0.0), (0.3, 0.4, 0.1), trust(3)),  # alone, what anybody would say
        ((0.0, 0.0, 0.0), (0.3, 0.4, 0.2), None),
        ((0.0, 0.0, 0.0), (0.5, 0.55, 0.5), None),  # all alike: nobody would understand why
    ],
)
def test_a_saboteur_says_what_it_wants_believed(
    mates: tuple[float, ...], public: tuple[float, ...], said: Opinion | None
) -> None:
    assert opinion("saboteur", hinder(1.0, *mates), [DUBIOUS, *public]) == said


@pytest.mark.parametrize("game", ["lost-mines", "dark-cave"])
def test_a_saboteur_among_two_clans_spares_those_whom_it_works_for(game: str) -> None:
    roles: list[Chances] = [
        {"blue-saboteur": 1.0},
        {"yellow-loyal": 1.0},
        {"blue-loyal": 1.0},
        {"yellow-saboteur": 1.0},
    ]
    assert opinion(game, roles, [DUBIOUS, 0.9, 0.6, 0.1]) == suspect(2)
    assert opinion(game, roles, [DUBIOUS, 0.9, 0.2, 0.6]) == suspect(3)
    assert opinion(game, roles, [DUBIOUS, 0.9, 0.2, 0.1]) == trust(3)  # too early to accuse: what anybody would say


def test_nothing_is_said_without_a_belief() -> None:
    assert opinion("saboteur", [], [0.5, 0.9, 0.1]) is None


def test_friends_are_roles_of_the_game() -> None:
    for game in permonik.games():
        assert set(game.allies) <= set(game.suspects) <= set(game.roles)
        assert {friend for friends in game.allies.values() for friend in friends} <= set(game.roles)
