"""Which level answers where there is too much to do, and how the table says so."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from permonik.bots import Thought, bot, bots
from permonik.engine import games
from permonik.server.bot_pool import BotPool
from permonik.server.bot_worker import Question
from permonik.server.load import IN_TIME, Load
from tests.server.serving import WAIT, Server, play, seated, serving

GAMES = [game.id for game in games()]


def question(level: str, game: str = "saboteur") -> Question:
    return Question(game, level, b"", [0], 7, bot(game, level).budget)


@pytest.mark.parametrize("game", GAMES)
def test_where_nobody_waits_every_level_plays_itself_however_slow_it_is(game: str) -> None:
    load = Load()
    for one in bots(game):
        for _ in range(50):
            load.note(question(one.name, game), 100 * IN_TIME)
        assert load.level_for(game, one.name, places=1) == one.name


@pytest.mark.parametrize("game", GAMES)
def test_weaker_levels_stand_in_one_after_the_other_as_questions_pile_up(game: str) -> None:
    load = Load()
    costs = {"random": 0.0, "apprentice": 0.001, "journeyman": 0.1, "master": 1.0}
    load.costs = {(game, level): cost for level, cost in costs.items()}
    asked = []
    for owed in (0.0, IN_TIME - 1.0, IN_TIME - 0.1, 2 * IN_TIME):
        load.owed = owed
        asked.append(load.level_for(game, "master", places=1))
        assert load.level_for(game, "random", places=1) == "random"
        assert load.level_for(game, "apprentice", places=1) == "apprentice"
    assert asked == ["master", "master", "journeyman", "apprentice"]
    assert load.level_for(game, "master", places=4) == "master"


def test_what_is_answered_is_owed_no_more() -> None:
    load = Load()
    with load.asked(question("master")):
        assert load.owed == pytest.approx(bot("saboteur", "master").budget.seconds)
    assert load.owed == 0.0


def test_one_bot_that_hangs_says_little_of_all_others() -> None:
    load = Load()
    for seconds in (*[0.05] * 50, 1_000.0):
        load.note(question("master"), seconds)
    load.owed = 0.1
    assert load.level_for("saboteur", "master", places=1) == "master"


def think_of_nothing(asked: Question) -> Iterator[Thought]:
    yield Thought(asked.moves[0])


def test_a_pool_learns_what_its_questions_cost() -> None:
    async def run() -> None:
        pool = BotPool(1, WAIT, think_of_nothing)
        try:
            assert await pool.think(question("master")) is not None
            assert set(pool.load.costs) == {("saboteur", "master")}
            assert pool.load.owed == 0.0
        finally:
            pool.close()

    asyncio.run(run())


def test_the_table_says_who_stood_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "level_for", lambda pool, game, level: "apprentice")

    async def act(server: Server) -> None:
        table = await server.table(3)
        client, seat, _ = await seated(server, table, "Eva")
        for target, level in ((1, "master"), (2, "apprentice")):
            await client.ask("employ", seat=seat, target=target, level=level)
        await client.send("start", seat=seat)
        await client.line("committed")
        await client.send("contribute", seat=seat, contribution="0" * 32)
        await play(client, seat)
        moved = {(line["seat"], line["by"]) for line in client.lines(seat) if line["kind"] == "moved"}
        assert moved == {(seat, "person"), (1, "apprentice"), (2, "bot")}

    serving(tmp_path, act)
