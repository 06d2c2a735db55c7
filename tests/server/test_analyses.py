"""Looking back at a table: nothing before its end, everything after it, and in the language that is asked for."""

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from permonik.server.analyses import AGAIN_AFTER, MOST_KEPT, Analyses
from permonik.server.decisions import Refused
from tests.server.serving import Message, Server, play, serving
from tests.server.test_replays import begun

pytestmark = pytest.mark.any_build  # interpreted, a playout takes twenty times as long


async def looked_back(server: Server, where: str) -> Message:
    """Asks until it is there, as a page does; progress never goes back."""
    before = 0.0
    while True:
        status, body = await server.fetch(where)
        answer: Message = json.loads(body)
        if status == 200:
            return answer
        assert (status, list(answer)) == (202, ["progress"])
        assert before <= answer["progress"] <= 1
        before = answer["progress"]
        await asyncio.sleep(0.5)


def test_a_table_is_looked_back_at_after_its_end_and_not_before(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table, eva = await begun(server)
        await eva.ask("contribute", seat=0, contribution="0" * 32)
        for part in ("analysis", "story"):
            status, body = await server.fetch(f"/api/tables/{table}/{part}")
            assert (status, json.loads(body)["code"]) == (409, "not_over")
            status, body = await server.fetch(f"/api/tables/{'0' * 32}/{part}")
            assert (status, json.loads(body)["code"]) == (404, "unknown_table")
        eva.read = 0
        await eva.line("dealt")
        await eva.ask("note", seat=0, about=1, grade="suspect")
        eva.read = 0
        await play(eva, 0)
        found = await looked_back(server, f"/api/tables/{table}/analysis?language=cs")
        assert found["names"][0] == "Eva"
        assert [len(told["noters"]) for told in found["chapters"]] == [1, 0]
        (noter,), (verdict,) = found["chapters"][0]["noters"], found["chapters"][0]["verdicts"]
        assert (noter["seat"], noter["about"][0]["noted"][0]["grade"]) == (0, "suspect")
        assert verdict.startswith(f"Eva: {found['names'][1]}")
        assert found["chapters"][0]["title"] == "1.\u00a0kolo"
        for told, chapter in zip(found["chapters"], found["analysis"]["chapters"], strict=True):
            assert len(told["turning_points"]) == len(chapter["turning_points"])
            ends = chapter["moments"][-1]["sides"]
            assert [side for side, chance in ends.items() if chance == 1] == chapter["winners"]
        assert found["analysis"] == (await looked_back(server, f"/api/tables/{table}/analysis"))["analysis"]
        status, page = await server.fetch(f"/api/tables/{table}/story?language=sk")
        assert status == 200
        assert '<html lang="sk">' in page.decode()
        await eva.close()

    serving(tmp_path, act)


def test_a_process_that_says_nothing_is_given_up() -> None:
    class Silent(Analyses):
        async def ask_process(self, table: str, record: object) -> object:  # type: ignore[override]  # fails at once
            raise ValueError

    async def act() -> None:
        analyses = Silent(lambda: 0.0)
        analyses.progress["t"] = 0.0
        await analyses.look_back("t", None)  # type: ignore[arg-type]  # nobody looks at it
        assert (list(analyses.failed), analyses.progress, dict(analyses.found)) == (["t"], {}, {})

    asyncio.run(act())


def test_what_has_failed_is_tried_again_after_a_while() -> None:
    time, asked = [0.0], []

    class Failing(Analyses):
        async def ask_process(self, table: str, record: object) -> object:  # type: ignore[override]  # fails at once
            asked.append(table)
            raise OSError("no memory")

    async def act() -> None:
        analyses = Failing(lambda: time[0])
        analyses.wait_for("t", None)  # type: ignore[arg-type]  # nobody looks at it
        await asyncio.gather(*analyses.tasks)
        with pytest.raises(Refused):
            analyses.wait_for("t", None)  # type: ignore[arg-type]
        time[0] = AGAIN_AFTER
        analyses.wait_for("t", None)  # type: ignore[arg-type]
        await asyncio.gather(*analyses.tasks)

    asyncio.run(act())
    assert asked == ["t", "t"]


def test_what_is_told_is_made_once_for_all_who_ask_and_again_when_that_failed() -> None:
    made = list[str]()

    def make(word: str) -> bytes:
        made.append(word)
        if made.count("broken") == 1 and word == "broken":
            raise OSError("no memory")
        return word.encode()

    async def act() -> None:
        analyses = Analyses(lambda: 0.0)
        what = ("story", "t", "cs", 0)
        answers = await asyncio.gather(*(analyses.made_once(what, partial(make, "tale")) for _ in range(9)))
        assert (set(answers), made) == ({b"tale"}, ["tale"])
        other = ("analysis", "t", "cs", 0)
        with pytest.raises(OSError, match="no memory"):
            await analyses.made_once(other, partial(make, "broken"))
        assert await analyses.made_once(other, partial(make, "broken")) == b"broken"
        for number in range(2 * MOST_KEPT):
            await analyses.made_once(("story", str(number), "en", 0), partial(make, "more"))
        assert len(analyses.made) == MOST_KEPT

    asyncio.run(act())
