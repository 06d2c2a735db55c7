"""What bots say of others: from their own view and what all may think, and only where the host lets them."""

from pathlib import Path
from random import Random

import pytest

import permonik
from permonik.bots import Belief, Thought, bot
from permonik.engine.core.state import State
from permonik.messages import catalogue
from permonik.server import decisions
from permonik.server.lines import Said
from permonik.server.remarks import SUSPECTS, TRUSTS, Remark, remark_of
from permonik.server.secrets import secret_hash
from tests.server.serving import Server, play, seated, serving
from tests.server.tables import Logged, refused

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
    """The same position with two roles exchanged, wherever the seat to move could not tell."""
    found, name = [], HIDDEN[state.game.id]
    roles = list(getattr(state, name))[: int(state.seats)]
    for first in range(len(roles)):
        for second in range(first):
            if roles[first] != roles[second]:
                other = state.clone()
                exchanged = getattr(other, name)[:]
                exchanged[first], exchanged[second] = roles[second], roles[first]
                setattr(other, name, exchanged)
                if seen(other) == seen(state):
                    found.append(other)
    return found


def seen(state: State) -> bytes:
    """By the seat to move."""
    return bytes(state.view(int(state.to_move)).save())


def spoken(state: State) -> list[Remark | None]:
    """By the seat to move, after a thought from its view, however chance goes."""
    view, moves = state.view(int(state.to_move)), state.moves()
    thought = bot(state.game.id, "apprentice").think(view, moves, 7)
    return [remark_of(state, thought, seed) for seed in range(12)]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for threshold in ("SUSPECTED", "TRUSTED"):
        monkeypatch.setattr(f"permonik.bots.core.talk.{threshold}", 0.5)  # or little would be said at random
    compared = said = 0
    for state in positions(game_id):
        remarks = spoken(state)
        said += any(remarks)
        for other in others(state):
            compared += 1
            assert spoken(other) == remarks
    assert compared
    assert said


def believing(*chances: float) -> Thought:
    """What somebody thinks who believes these to be saboteurs of the base game."""
    return Thought(0, belief=Belief(tuple({"miner": 1 - chance, "saboteur": chance} for chance in chances)))


def test_one_in_some_moves_comes_with_a_remark_by_whoever_moves_and_in_three_languages() -> None:
    state = permonik.game("saboteur").new(5, 11, first_player=2)
    suspicious, trusting = believing(0.9, 0.1, 0.0, 0.2, 0.7), believing(0.3, 0.05, 0.0, 0.2, 0.5)
    remarks = [remark_of(state, suspicious, seed) for seed in range(600)]
    assert set(remarks) == {None, (SUSPECTS, 0)}
    assert 60 < len(list(filter(None, remarks))) < 140
    assert {remark_of(state, trusting, seed) for seed in range(60)} == {None, (TRUSTS, 1)}
    assert not any(remark_of(state, None, seed) for seed in range(60))
    for phrase in (SUSPECTS, TRUSTS):
        assert len({catalogue(language).say(phrase, name="Jan") for language in ("en", "cs", "sk")}) > 1


def between_rounds() -> State:
    """A round of the expansion is decided, and somebody may still steal."""
    for seed in range(100):
        state, random = permonik.game("saboteur-2").new(5, seed), Random(seed)
        while not state.game.summaries(state):
            state.play(random.choice(state.moves()))
        if state.round == 1:
            return state
    raise AssertionError("nobody was paid for a theft")


def test_nobody_speaks_where_roles_are_open_or_nobody_hinders() -> None:
    decided, running = between_rounds(), permonik.game("saboteur-2").new(5, 7)
    forest = permonik.game("diamond-forest").new(2, 5)
    thought = believing(*(0.9 if seat == (decided.to_move + 1) % 5 else 0.0 for seat in range(5)))
    other = believing(*(0.9 if seat == (running.to_move + 1) % 5 else 0.0 for seat in range(5)))
    assert any(remark_of(running, other, seed) for seed in range(60))
    for seed in range(60):
        assert remark_of(decided, thought, seed) is None
        assert remark_of(forest, believing(0.0, 0.9), seed) is None


@pytest.mark.parametrize("allowed", [False, True])
def test_bots_speak_unless_the_host_forbids_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: bool) -> None:
    monkeypatch.setattr("permonik.server.remarks.ONE_IN", 1)
    monkeypatch.setattr("permonik.bots.core.talk.SUSPECTED", 0.0)

    async def act(server: Server) -> None:
        client, seat, _ = await seated(server, await server.table(3), "Eva")
        assert client.got[0]["remarks"] is True
        for target in (1, 2):
            await client.ask("employ", seat=seat, target=target, level="apprentice")
        if not allowed:
            await client.ask("allow_remarks", seat=seat, allowed=False)
        await client.send("start", seat=seat)
        await client.line("committed")
        await client.send("contribute", seat=seat, contribution="0" * 32)
        await play(client, seat)
        said = [line for line in client.lines(seat) if line["kind"] == "said"]
        assert bool(said) == allowed
        assert all(line["seat"] != seat and line["about"] != line["seat"] for line in said)
        assert {line["phrase"] for line in said} <= {SUSPECTS, TRUSTS}

    serving(tmp_path, act)


def test_a_remark_is_of_the_moment_it_was_thought_in() -> None:
    logged = Logged()
    logged.add(decisions.sit(logged.table, "Alena", None, secret_hash("x")))
    for seat in (1, 2):
        logged.add(decisions.employ(logged.table, 0, seat, "apprentice"))
    logged.deal()
    now = logged.table.changed
    assert decisions.remark(logged.table, 1, now, SUSPECTS, 0) == Said(1, SUSPECTS, "", 0)
    assert refused(decisions.remark, logged.table, 1, now - 1, SUSPECTS, 0) == "stale"
    assert refused(decisions.remark, logged.table, 0, now, SUSPECTS, 1) == "chat_forbidden"
    logged.add(decisions.remark(logged.table, 1, now, SUSPECTS, 0))
    assert refused(decisions.remark, logged.table, 1, now, SUSPECTS, 2) == "stale", "once"
    logged.play_on(1)
    now = logged.table.changed
    assert decisions.remark(logged.table, 1, now, TRUSTS, 2) == Said(1, TRUSTS, "", 2)
    logged.add(decisions.allow_remarks(logged.table, 0, allowed=False))
    assert refused(decisions.remark, logged.table, 1, logged.table.changed, SUSPECTS, 0) == "chat_forbidden"
