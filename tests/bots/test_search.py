"""The bots that search: fair, repeatable, and with the best so far at any moment."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import exp, log
from random import Random
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import permonik
from permonik.bots import Bot, bot, bots
from permonik.bots.core.mind import WINS_ABOUT_AS_OFTEN, SearchBot
from permonik.bots.core.worlds import exchange
from permonik.bots.saboteur.apprentice import Apprentice
from permonik.bots.saboteur.mind import SaboteurMind
from permonik.bots.saboteur.worlds import SaboteurWorlds
from permonik.bots.saboteur2.mind import ExpansionMind
from permonik.bots.saboteur2.public import ROLES, ExpansionPublic
from permonik.bots.saboteur2.worlds import ExpansionWorlds
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.digging.tables import GOALS, GOLD
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import SABOTEUR
from tests.counts import Counts

pytestmark = pytest.mark.any_build  # interpreted, a search says the same twenty times later


class Digger(Apprentice):
    """Plays as a miner would, whatever it is."""

    def imagined(self, view: View) -> State:
        state = cast(Saboteur, super().imagined(view))
        roles = [0 if seat == int(state.to_move) else int(role) for seat, role in enumerate(state.roles)]
        state.restore_cards(roles, [int(face) for face in state.goals])
        return state


SEARCHING = [(game.id, one.name) for game in permonik.games() for one in bots(game.id) if isinstance(one, SearchBot)]
FEW = 40


def turns(game_id: str, seed: int, every: int) -> Iterator[tuple[State, View, list[int]]]:
    """Some turns of a game among those who only weigh, with something to decide."""
    game = permonik.game(game_id)
    single = {"rounds": 1} if any(option.name == "rounds" for option in game.options) else {}
    state, player = game.new(max(game.least_seats, 5), seed, **single), bot(game_id, "apprentice")
    while not state.over:
        view, moves = state.view(int(state.to_move)), state.moves()
        if len(moves) > 1 and state.number % every == 0:
            yield state, view, moves
        state.play(player.think(view, moves, state.number).move)


@pytest.mark.parametrize(("game_id", "level"), SEARCHING)
def test_the_same_question_gets_the_same_answer_from_bytes_as_well(game_id: str, level: str) -> None:
    player = bot(game_id, level)
    for state, view, moves in turns(game_id, 3, 9):
        sent = permonik.game(game_id).load_view(view.save())
        assert player.think(sent, moves, state.number, FEW) == player.think(view, moves, state.number, FEW)


@pytest.mark.parametrize(("game_id", "level"), SEARCHING)
def test_worlds_that_look_alike_get_the_same_answer(game_id: str, level: str, counts: Counts) -> None:
    player, game = bot(game_id, level), permonik.game(game_id)
    for seed in range(counts(small=1, normal=2, full=15)):
        for state, view, moves in turns(game_id, seed, 7):
            other = game.imaginer(view)(seed + 1)
            assert player.think(other.view(int(state.to_move)), moves, 5, FEW) == player.think(view, moves, 5, FEW)


@pytest.mark.parametrize(("game_id", "level"), SEARCHING)
def test_there_is_a_thought_at_once_and_the_last_ones_know_more(game_id: str, level: str) -> None:
    player: Bot = bot(game_id, level)
    for _, view, moves in turns(game_id, 1, 8):
        thoughts = list(player.thoughts(view, moves, 2, FEW))
        assert all(thought.move in moves for thought in thoughts)
        assert [thought.sureness for thought in thoughts] == sorted(thought.sureness for thought in thoughts)
        assert all(thought.belief == thoughts[0].belief for thought in thoughts)


@pytest.mark.parametrize(("game_id", "level"), SEARCHING)
def test_a_seat_is_sure_of_its_own_role(game_id: str, level: str) -> None:
    for state, view, moves in turns(game_id, 4, 6):
        seat, roles = int(state.to_move), permonik.game(game_id).roles_in_play(state)
        belief = bot(game_id, level).think(view, moves, 0, FEW).belief
        assert belief.roles[seat][roles[seat]] == 1


def test_hidden_cards_are_exchanged_as_often_as_they_are_likely(counts: Counts) -> None:
    """From a fresh shuffle, against all orders counted out: twelve seats whose deeds tell much, one of them known, and
    three cards left over."""
    seats, cards, known, ones = 12, 15, 1, 5
    speaks = [0.9 * (seat - 6) for seat in range(seats)]
    likelihoods = vec[float]([likely for one in speaks for likely in (0.0, one)])
    exact, total = [0.0] * seats, 0.0
    for places in combinations(range(known, cards), ones):
        weight = exp(sum(speaks[place] for place in places if place < seats))
        total += weight
        for place in places:
            if place < seats:
                exact[place] += weight
    generator, random, seen = Fast(7), Random(7), Counter[int]()
    draws = counts(small=1000, normal=4000, full=40_000)
    for _ in range(draws):
        shuffled = random.sample(range(known, cards), ones)
        drawn: vec[u8] = vec[u8]([int(place in shuffled) for place in range(cards)])
        exchange(drawn, i64(known), likelihoods, i64(2), generator)
        assert sum(drawn) == ones
        seen.update(place for place in range(seats) if drawn[place])
    for place in range(seats):
        assert seen[place] / draws == pytest.approx(exact[place] / total, abs=2.5 / draws**0.5)


def late_view(seats: int, seed: int, number: int) -> View:
    """Of whoever is to move with the expansion after so many moves of apprentices."""
    game, player = permonik.game("saboteur-2"), bot("saboteur-2", "apprentice")
    state = game.new(seats, seed, rounds=1)
    while state.number < number:
        state.play(player.think(state.view(int(state.to_move)), state.moves(), state.number).move)
    return state.view(int(state.to_move))


def test_worlds_with_the_expansion_come_as_often_as_they_are_believed(counts: Counts) -> None:
    """Late in a round of many seats: all ways to deal the hidden dwarf cards are counted out."""
    draws = counts(small=1000, normal=2000, full=20_000)
    view = late_view(12, 1, 59)
    here, generator = ExpansionMind().situation(view, 1), Fast(3)
    worlds, public = cast(ExpansionWorlds, here.worlds), cast(ExpansionPublic, here.public)
    roles, golds = Counter[tuple[int, int]](), Counter[int]()
    for draw in range(draws):
        world = worlds.draw(generator)
        assert draw % 50 or world.view(view.seat).save() == view.save()
        roles.update((seat, int(world.roles[seat])) for seat in range(world.seats))
        golds.update(goal for goal in range(GOALS) if world.goals[goal] == GOLD)
    hidden = [seat for seat in range(world.seats) if not worlds.known_roles >> seat & 1]
    left = Counter(int(role) for place, role in enumerate(world.roles) if not worlds.known_roles >> place & 1)

    @cache
    def ways(seats: tuple[int, ...], left: tuple[int, ...]) -> float:
        """The weight of all ways to deal so many cards of each role to these seats."""
        if not seats:
            return 1.0
        first, later = seats[0], seats[1:]
        return sum(
            count * public.odds[ROLES * first + role] * ways(later, one_less(left, role))
            for role, count in enumerate(left)
            if count
        )

    near, dealt = 2.5 / draws**0.5, tuple(left[role] for role in range(ROLES))
    for seat in hidden:
        others = tuple(other for other in hidden if other != seat)
        for role in left:
            exact = public.odds[ROLES * seat + role] * dealt[role] * ways(others, one_less(dealt, role))
            assert roles[seat, role] / draws == pytest.approx(exact / ways((seat, *others), dealt), abs=near)
    hopes = [0.0 if worlds.known_goals >> goal & 1 else exp(public.hints[goal]) for goal in range(GOALS)]
    for goal in range(GOALS):
        assert golds[goal] / draws == pytest.approx(hopes[goal] / sum(hopes), abs=near)


def one_less(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def test_worlds_of_saboteur_come_as_often_as_they_are_believed(counts: Counts) -> None:
    draws = counts(small=100, normal=1000, full=20_000)
    for _, view, _ in turns("saboteur", 5, 11):
        here, generator = SaboteurMind().situation(view, 1), Fast(3)
        saboteurs, golds = Counter[int](), Counter[int]()
        for _draw in range(draws):
            world = cast(Saboteur, here.worlds.draw(generator))
            assert world.view(view.seat).save() == view.save()
            saboteurs.update(seat for seat in range(world.seats) if world.roles[seat] == SABOTEUR)
            golds.update(goal for goal in range(GOALS) if world.goals[goal] == GOLD)
        chances = cast(SaboteurWorlds, here.worlds).chances(1)
        near = pytest.approx(0, abs=4 / draws**0.5)
        for seat in range(world.seats):
            assert saboteurs[seat] / draws - chances[seat] == near
        for goal in range(GOALS):
            assert golds[goal] / draws - chances[world.seats + goal] == near


def wins_of_saboteurs(miners: Bot, saboteurs: Bot, rounds: int) -> int:
    """One round each, five seats."""
    game, wins = permonik.game("saboteur"), 0
    for seed in range(rounds):
        state = game.new(5, seed, rounds=1)
        roles = game.roles_in_play(state)
        while state.round == 1 and not state.over and not game.summaries(state):
            seat = int(state.to_move)
            player = saboteurs if roles[seat] == "saboteur" else miners
            state.play(player.think(state.view(seat), state.moves(), state.number).move)
        wins += "saboteurs" in game.summaries(state)[0].winners
    return wins


def test_searching_makes_both_sides_of_saboteur_stronger(counts: Counts) -> None:
    """Far from the measured twenty and ten of a hundred, so that chance does not decide."""
    rounds = counts(small=0, normal=0, full=300)
    if not rounds:
        return
    apprentice, journeyman = bot("saboteur", "apprentice"), bot("saboteur", "journeyman")
    usual = wins_of_saboteurs(apprentice, apprentice, rounds)
    assert wins_of_saboteurs(journeyman, apprentice, rounds) < usual
    assert wins_of_saboteurs(apprentice, journeyman, rounds) > usual


def beliefs_about_others(players: dict[str, Bot], rounds: int) -> Iterator[tuple[float, bool]]:
    """Now and then in a round of five seats: how likely each other seat is held to be a saboteur, and whether it is."""
    game = permonik.game("saboteur")
    for seed in range(rounds):
        state = game.new(5, seed, rounds=1)
        roles = game.roles_in_play(state)
        while not game.summaries(state):
            seat = int(state.to_move)
            view = state.view(seat)
            if state.number % 6 == 5 and roles[seat] == "miner":
                chances = SaboteurMind().roles(view, seed)
                yield from (
                    (chances[other]["saboteur"], roles[other] == "saboteur") for other in range(5) if other != seat
                )
            state.play(players[roles[seat]].think(view, state.moves(), state.number).move)


def surprise(players: dict[str, Bot], counts: Counts) -> float:
    """The log loss of what is believed, 0.67 for somebody who says what the dwarf cards say."""
    sure, rounds = 0.995, counts(small=4, normal=4, full=40)
    said = [chance if is_one else 1 - chance for chance, is_one in beliefs_about_others(players, rounds)]
    return -sum(log(min(max(chance, 1 - sure), sure)) for chance in said) / len(said)


def test_whoever_does_as_miners_do_is_not_cleared_by_it(counts: Counts) -> None:
    """These saboteurs dig all the time: there is nothing to see, and whoever is sure all the same is surprised."""
    assert surprise({"miner": bot("saboteur", "apprentice"), "saboteur": Digger()}, counts) < 0.95


def test_strange_deeds_alone_convict_nobody(counts: Counts) -> None:
    assert surprise({role: bot("saboteur", "random") for role in ("miner", "saboteur")}, counts) < 1.2


def test_whoever_hides_nothing_is_seen_through(counts: Counts) -> None:
    assert surprise({role: bot("saboteur", "apprentice") for role in ("miner", "saboteur")}, counts) < 0.3


def test_a_journeyman_does_not_mind_a_little_and_a_master_does() -> None:
    state = permonik.game("saboteur").new(4, 3)
    view, moves = state.view(int(state.to_move)), state.moves()
    for level in ("journeyman", "master"):
        thoughts = [bot("saboteur", level).think(view, moves, seed, iterations=12) for seed in range(24)]
        lost = [max(thought.values.values()) - thought.values[thought.move] for thought in thoughts]
        wavers = [thought.sureness < 1 for thought in thoughts]
        assert max(lost) < WINS_ABOUT_AS_OFTEN
        assert any(wavers) == (level == "journeyman")
        assert not all(wavers)
