"""What a bot says of others: its true belief, or, where it hinders, what it wants the others to believe."""

from collections import Counter

import pytest

import permonik
from permonik.bots import bot, hindsight_of
from permonik.bots.core.talk import Opinion, chance_of, opinion_of
from permonik.bots.thought import Chances
from tests.counts import Counts

pytestmark = pytest.mark.any_build  # many games are played


FOUND_OUT = 0.9
"""Who is suspected so much tells nothing new about itself, whatever it says."""
KINDS = ("nothing", "suspects", "trusts")


def opinion(game: str, roles: list[Chances], public: list[Chances]) -> Opinion | None:
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
    for public in (hinder(0.0, 0.0, 0.5, 1.0), hinder(0.0, 0.9, 0.1, 0.2)):
        assert opinion("saboteur", hinder(0.0, *believed), public) == said


@pytest.mark.parametrize(
    ("mates", "public", "said"),
    [
        ((0.1, 0.9, 0.1), (0.2, 0.6, 0.9, 0.2), suspect(1)),  # not the mate, whom all suspect most
        ((0.1, 0.9, 0.1), (0.7, 0.2, 0.3, 0.1), suspect(1)),  # all suspect itself: it turns that on somebody else
        ((0.1, 0.9, 0.1), (0.2, 0.3, 0.1, 0.05), trust(2)),  # of those who are trusted, the mate
        ((0.1, 0.9, 0.1), (0.2, 0.3, 0.4, 0.1), trust(3)),  # nobody would trust the mate
        ((0.1, 0.1, 0.1), (0.2, 0.3, 0.4, 0.2), None),
        ((0.1, 0.9, 0.1), (1.0, 0.6, 0.9, 0.2), None),  # all know it: nobody would believe a word
        ((0.1, 0.1, 0.1), (0.5, 0.55, 0.5, 0.5), None),  # all alike: nobody would understand why
    ],
)
def test_a_saboteur_says_what_it_wants_believed(
    mates: tuple[float, ...], public: tuple[float, ...], said: Opinion | None
) -> None:
    assert opinion("saboteur", hinder(1.0, *mates), hinder(*public)) == said


def clan(name: str, saboteur: float) -> Chances:
    return {f"{name}-loyal": 1 - saboteur, f"{name}-saboteur": saboteur}


@pytest.mark.parametrize("game", ["lost-mines", "dark-cave"])
def test_a_loyal_dwarf_accuses_nobody_who_works_for_its_own_clan(game: str) -> None:
    roles = [clan("yellow", 0.0), clan("blue", 0.9), clan("yellow", 0.7), clan("blue", 0.2)]
    assert opinion(game, roles, roles) == suspect(2)
    roles[2] = clan("yellow", 0.1)
    assert opinion(game, roles, roles) == trust(2)


@pytest.mark.parametrize("game", ["lost-mines", "dark-cave"])
def test_a_saboteur_of_a_clan_says_what_a_loyal_dwarf_of_it_would(game: str) -> None:
    roles = [clan("blue", 1.0), clan("yellow", 0.5), clan("blue", 0.0), clan("yellow", 0.5)]
    public = [clan("blue", 0.6), clan("yellow", 0.9), clan("blue", 0.2), clan("yellow", 0.1)]
    assert opinion(game, roles, public) == suspect(2)  # a yellow saboteur would be of use to it
    public = [clan("blue", 0.2), clan("yellow", 0.9), clan("blue", 0.4), clan("yellow", 0.3)]
    assert opinion(game, roles, public) == suspect(2), "it has seen that card, and nobody else has"
    roles[2] = clan("blue", 0.5)
    assert opinion(game, roles, public) is None


@pytest.mark.parametrize(
    ("usual", "of_the_seen", "said"),
    [(0.2, 0.28, suspect(2)), (0.2, 0.23, trust(5)), (0.3, 0.31, suspect(2)), (0.3, 0.29, trust(5))],
)
def test_who_is_doubted_is_suspected_much_or_more_than_is_usual_there(
    usual: float, of_the_seen: float, said: Opinion | None
) -> None:
    """With nine seats of The Lost Mines one in five is a saboteur, with four one in three."""
    roles = [clan("blue", 1.0), clan("yellow", usual), clan("blue", 0.0), clan("blue", usual), clan("yellow", usual)]
    public = [clan("blue", usual), roles[1], clan("blue", of_the_seen), *roles[3:]]
    harmless = clan("yellow", 0.1)
    assert opinion("lost-mines", [*roles, harmless], [*public, harmless]) == said


def test_nothing_is_said_without_a_belief() -> None:
    assert opinion("saboteur", [], hinder(0.5, 0.9, 0.1)) is None


def test_friends_are_roles_of_the_game() -> None:
    for game in permonik.games():
        assert set(game.allies) <= set(game.suspects) <= set(game.roles)
        assert {friend for friends in game.allies.values() for friend in friends} <= set(game.roles)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("saboteur", 5), ("saboteur", 4), ("saboteur-2", 6), ("lost-mines", 6), ("dark-cave", 6)],
)
def test_who_speaks_is_not_known_by_what_kind_of_thing_is_said(name: str, seats: int, counts: Counts) -> None:
    """Of those who accuse, and of those who trust, about as many hinder as of all whom nobody has found out yet."""
    game, player, said = permonik.game(name), bot(name, "apprentice"), Counter[tuple[str, bool]]()
    for seed in range(counts(small=6, normal=16, full=100)):
        state = game.new(seats, seed)
        while not state.over and state.round == 1 and not game.summaries(state):
            seat = int(state.to_move)
            thought = player.think(state.view(seat), state.moves(), seed)
            hinders = game.roles_in_play(state)[seat] in game.suspects
            public = hindsight_of(name).roles(state, None, seed)
            if chance_of(public[seat], game.suspects) < FOUND_OUT:
                found = opinion_of(game, seat, thought.belief.roles, public)
                kind = "nothing" if found is None else "suspects" if found.is_suspicion else "trusts"
                said[kind, hinders] += 1
            state.play(thought.move)
    usual = sum(said[kind, True] for kind in KINDS) / said.total()
    for kind in ("suspects", "trusts"):
        if (speakers := said[kind, True] + said[kind, False]) >= 100:
            assert usual / 3 < said[kind, True] / speakers < 2 * usual, said
