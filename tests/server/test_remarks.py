"""What bots say of others: what all may think, the same whoever they are, and only where the host allows it."""

from pathlib import Path
from random import Random

import pytest

import permonik
from permonik.bots import hindsight_of
from permonik.engine.core.state import State
from permonik.messages import catalogue
from permonik.server.remarks import SUSPECTS, TRUSTS, remark_of
from tests.server.serving import Server, play, seated, serving

GAMES = [game.id for game in permonik.games() if game.suspects]
HIDDEN = {"saboteur": "roles", "saboteur-2": "roles", "lost-mines": "dwarves", "dark-cave": "dwarves"}
"""Where a state keeps who has which role."""


def positions(game_id: str) -> list[State]:
    """Some positions of a game that is played at random."""
    state, random = permonik.game(game_id).new(5, 11), Random(3)
    found = []
    for number in range(60):
        if state.over or state.round > 1:
            break
        if number % 12 == 0:
            found.append(state.clone())
        state.play(random.choice(state.moves()))
    return found


def others(state: State) -> list[State]:
    """The same position with two roles exchanged, wherever nobody who watches could tell."""
    found, name = [], HIDDEN[state.game.id]
    roles = list(getattr(state, name))[: int(state.seats)]
    for first in range(len(roles)):
        for second in range(first):
            if roles[first] != roles[second]:
                other = state.clone()
                exchanged = getattr(other, name)[:]
                exchanged[first], exchanged[second] = roles[second], roles[first]
                setattr(other, name, exchanged)
                if other.view(None).save() == state.view(None).save():
                    found.append(other)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_is_the_same_in_worlds_that_differ_in_roles(game_id: str) -> None:
    compared = 0
    for state in positions(game_id):
        spoken = [remark_of(state, seat, seed) for seat in range(5) for seed in range(12)]
        for other in others(state):
            compared += 1
            assert [remark_of(other, seat, seed) for seat in range(5) for seed in range(12)] == spoken
    assert compared


def test_nobody_speaks_of_itself_and_all_in_three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    state = permonik.game("saboteur").new(5, 11)
    monkeypatch.setattr(type(hindsight_of("saboteur")), "notes", lambda *_: [0.9, 0.7, 0.3, 0.1, 0.0])
    spoken = {seat: {remark_of(state, seat, seed) for seed in range(60)} for seat in range(5)}
    assert spoken[0] == {None, (SUSPECTS, 1)}
    assert spoken[1] == spoken[4] == {None, (SUSPECTS, 0)}
    monkeypatch.setattr(type(hindsight_of("saboteur")), "notes", lambda *_: [0.5, 0.5, 0.3, 0.1, 0.0])
    assert {remark_of(state, 4, seed) for seed in range(60)} == {None, (TRUSTS, 3)}
    for phrase in (SUSPECTS, TRUSTS):
        assert len({catalogue(language).say(phrase, name="Jan") for language in ("en", "cs", "sk")}) > 1


@pytest.mark.parametrize("allowed", [False, True])
def test_bots_speak_where_the_host_allows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: bool) -> None:
    monkeypatch.setattr("permonik.server.remarks.ONE_IN", 1)
    monkeypatch.setattr("permonik.server.remarks.SUSPECTED", 0.0)

    async def act(server: Server) -> None:
        client, seat, _ = await seated(server, await server.table(3), "Eva")
        for target in (1, 2):
            await client.ask("employ", seat=seat, target=target, level="apprentice")
        if allowed:
            await client.ask("allow_chat", seat=seat, allowed=True)
        await client.send("start", seat=seat)
        await client.line("committed")
        await client.send("contribute", seat=seat, contribution="0" * 32)
        await play(client, seat)
        said = [line for line in client.lines(seat) if line["kind"] == "said"]
        assert bool(said) == allowed
        assert all(line["seat"] != seat and line["about"] != line["seat"] for line in said)
        assert {line["phrase"] for line in said} <= {SUSPECTS}

    serving(tmp_path, act)
