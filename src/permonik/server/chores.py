"""What is done to its end, whether anybody waits for it or not."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Chores:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def begin(self, chore: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        task = asyncio.ensure_future(chore)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def finish(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)
