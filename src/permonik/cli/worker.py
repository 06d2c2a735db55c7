"""`permonik worker`: bots think here for servers elsewhere."""

import asyncio
import signal

import click

from permonik.cli.serve import as_option
from permonik.cli.words import Command, printable, say
from permonik.server.settings import SETTINGS

LOGS = {setting.name: setting for setting in SETTINGS if setting.name.startswith("log_")}
SECONDS_TO_STOP = 30.0
"""In which what was begun is brought to its end."""


@click.command(cls=Command, help=say("worker-help"))
@click.option("--redis", envvar="PERMONIK_REDIS", required=True, show_envvar=True, help=say("worker-redis"))
@click.option(
    "--processes",
    default=2,
    type=click.IntRange(1, 64),
    envvar="PERMONIK_BOT_WORKERS",
    show_default=True,
    show_envvar=True,
    help=say("serve-bot-workers"),
)
@as_option(LOGS["log_format"])
@as_option(LOGS["log_level"])
def worker(redis: str, processes: int, log_format: str, log_level: str) -> None:
    try:
        from permonik.server.logs import begin_logging  # noqa: PLC0415 - what works with servers is an extra
        from permonik.server.redis_fanout import client_of  # noqa: PLC0415 - the same
        from permonik.server.storage import WrongUrl  # noqa: PLC0415 - the same
    except ImportError as missing:
        raise click.UsageError(say("worker-extra-missing", package=str(missing.name))) from None
    try:
        client_of(redis)
    except WrongUrl as error:
        raise click.UsageError(say("worker-wrong-redis", expected=error.expected, got=printable(redis))) from None
    begin_logging(log_level, log_format)
    asyncio.run(work(redis, processes))


async def work(redis: str, processes: int) -> None:
    from permonik.server.logs import log  # noqa: PLC0415 - an extra
    from permonik.server.stream_worker import StreamWorker  # noqa: PLC0415 - the same

    made = StreamWorker(redis, processes)
    running = asyncio.ensure_future(made.run())
    told = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, told.set)
    stopping = asyncio.ensure_future(told.wait())
    log("worker_begins", count=processes)
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    made.stop()
    await asyncio.wait({running}, timeout=SECONDS_TO_STOP)
    stopping.cancel()
    running.cancel()
    await asyncio.gather(running, stopping, return_exceptions=True)
    log("worker_ends")
