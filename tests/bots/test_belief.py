"""What the searching bots believe about hidden roles: true to the deeds, to what can be, and to their variants."""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import islice
from math import log
from typing import cast

import pytest

import permonik
from permonik.bots import Bot, bot
from permonik.bots.core.mind import BLIND, FROZEN, SearchBot
from permonik.bots.lost_mines.mind import MinesMind
from permonik.bots.lost_mines.worlds import MinesWorlds
from permonik.bots.thought import Chances
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import NOBODY, State
from permonik.engine.core.view import View
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import ROLES_OF_CLAN
from tests.counts import Counts

pytestmark = pytest.mark.any_build  # interpreted, a witness says the same twenty times later

HIDDEN = [game.id for game in permonik.games() if isinstance(bot(game.id, "master"), SearchBot)]
SEATS = 5
A_FEW = 6
"""Decisions, and deeds that follow one."""


def asked(game_id: str, players: Bot, seed: int, every: int) -> Iterator[tuple[State, View]]:
    """Some decisions of a round."""
    game = permonik.game(game_id)
    single = {"rounds": 1} if any(option.name == "rounds" for option in game.options) else {}
    state = game.new(SEATS, seed, **single)
    while not state.over and not game.summaries(state):
        view = state.view(int(state.to_move))
        if state.number % every == every - 1:
            yield state, view
        state.play(players.think(view, state.moves(), state.number).move)


def surprise(players: Bot, counts: Counts) -> float:
    """The log loss of what is believed about the others in The Lost Mines, about 1.0 for somebody who says what the
    dwarf cards say."""
    game, mind, losses = permonik.game("lost-mines"), cast(SearchBot, bot("lost-mines", "master")), []
    for seed in range(counts(small=2, normal=6, full=40)):
        for state, view in asked("lost-mines", players, seed, 30):
            roles, believed = game.roles_in_play(state), mind.roles(view, seed)
            losses += [-log(max(believed[seat][roles[seat]], 0.005)) for seat in range(SEATS) if seat != view.seat]
    return sum(losses) / len(losses)


def test_deeds_in_the_lost_mines_give_roles_away(counts: Counts) -> None:
    assert surprise(bot("lost-mines", "apprentice"), counts) < 0.75


def test_strange_deeds_alone_convict_nobody_in_the_lost_mines(counts: Counts) -> None:
    assert surprise(bot("lost-mines", "random"), counts) < 1.2


def test_worlds_of_the_lost_mines_come_as_often_as_they_are_believed(counts: Counts) -> None:
    draws = counts(small=100, normal=1000, full=20_000)
    for _, view in asked("lost-mines", bot("lost-mines", "apprentice"), 5, 30):
        here, seen = cast(MinesMind, bot("lost-mines", "master")).situation(view, 1), Counter[tuple[int, int]]()
        for number in range(draws):
            world = cast(LostMines, here.worlds.draw(Fast(number)))
            assert world.view(view.seat).save() == view.save()
            seen.update((seat, int(world.dwarves[seat]) % ROLES_OF_CLAN) for seat in range(SEATS))
        for place, chance in enumerate(cast(MinesWorlds, here.worlds).chances()):
            assert seen[divmod(place, ROLES_OF_CLAN)] / draws == pytest.approx(chance, abs=4 / draws**0.5)


@pytest.mark.parametrize("game_id", HIDDEN)
def test_without_belief_all_that_a_view_allows_is_as_likely(game_id: str) -> None:
    """Seats that may be the same by the rules are believed to be alike."""
    seeing = cast(SearchBot, bot(game_id, "master"))
    blind = copy(seeing)
    blind.variant = BLIND
    differs = False
    for _, view in asked(game_id, bot(game_id, "apprentice"), 3, 15):
        alike: dict[tuple[str, ...], Chances] = {}
        for chances in blind.roles(view, 1):
            possible = tuple(role for role, chance in chances.items() if chance > 0)
            assert chances == pytest.approx(alike.setdefault(possible, chances))
        differs |= blind.roles(view, 1) != seeing.roles(view, 1)
    assert differs


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_frozen_one_supposes_that_deeds_teach_nobody_anything(game_id: str) -> None:
    seeing = cast(SearchBot, bot(game_id, "master"))
    frozen = copy(seeing)
    frozen.variant = FROZEN
    assert not learns(frozen, game_id)
    assert learns(seeing, game_id)


def learns(mind: SearchBot, game_id: str) -> bool:
    """Whether the bot takes it that everybody thinks otherwise of somebody a few deeds later."""
    found = False
    for _, view in islice(asked(game_id, bot(game_id, "apprentice"), 2, 9), A_FEW):
        here, policy, chance = mind.situation(view, 1), mind.policy(), Fast(1)
        then, public = here.state.clone(), here.public.copy()
        for _ in range(A_FEW):
            if not policy.is_decided(then, here.state.round):
                public.follow(then, policy.choose(then, public, chance))
        if not policy.is_decided(then, here.state.round):
            judge = mind.apprentice
            found |= judge.roles(here.state, public, NOBODY) != judge.roles(here.state, here.public, NOBODY)
    return found
