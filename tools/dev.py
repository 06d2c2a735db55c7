"""What `./play` and `./test` do: set up what is missing, then play or test. Needs Python with pip and nothing else."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # this file is run by its path

from tools.checking import BUSY, TIMES, check_beside_other_work, check_everything, check_quickly
from tools.commands import ROOT, VENV, Failure, environment, say, side_by_side
from tools.setting_up import (
    compile_engine,
    find_compiler,
    find_or_install_compiler,
    require_compiled_package,
    set_up_package,
    set_up_packages,
    set_up_page,
    write_locks,
)

PLAY_HELP = """\
usage: ./play                    set up what is needed, then open tables in the browser, for this network
       ./play --port 8050 ...    the same with settings of `permonik serve`
       ./play GAME [OPTIONS]     a game in the terminal: `permonik play`; ./play GAME --help lists its options
       ./play --setup            only set up"""


def play(arguments: list[str]) -> None:
    if arguments in (["--help"], ["-h"]):
        say(PLAY_HELP)
        return
    set_up_packages("run.lock")
    side_by_side(lambda: compile_engine(find_compiler), set_up_page)
    set_up_package(find_compiler)
    if arguments != ["--setup"]:
        in_terminal = bool(arguments) and not arguments[0].startswith("-")
        command = ["play"] if in_terminal else ["serve", "--lan", *database()]
        program = str(VENV / "bin" / "permonik")
        os.execve(program, [program, *command, *arguments], environment())


def database() -> list[str]:
    """Tables of `./play` are kept in the project, unless another place was chosen."""
    if "PERMONIK_DATABASE" in os.environ:
        return []
    (ROOT / ".permonik").mkdir(exist_ok=True)
    return ["--database", f"sqlite:///{ROOT / '.permonik' / 'tables.db'}"]


def test(arguments: list[str]) -> None:
    about = "Set up, then lint, check types and run all tests. Everything else is handed to pytest: ./test -k rockfall"
    parser = argparse.ArgumentParser(prog="./test", allow_abbrev=False, description=about)
    parser.add_argument("--quick", action="store_true", help="only lint, types and what the change touches most")
    parser.add_argument("--full", action="store_true", help="test the compiled engine with many more games")
    parser.add_argument("--busy", action="store_true", help=f"only tests: {TIMES} times beside {BUSY} busy processes")
    parser.add_argument("--setup", action="store_true", help="only set up")
    parser.add_argument("--lock", action="store_true", help="only write requirements/ anew, with the newest versions")
    options, for_pytest = parser.parse_known_args(arguments)
    os.environ.pop("PERMONIK_PURE", None)
    set_up_packages("dev.lock")
    if options.lock:
        write_locks()
        return
    if options.quick:
        check_quickly(for_pytest)
    elif options.setup or options.busy:
        side_by_side(lambda: compile_engine(find_or_install_compiler), set_up_page)
        require_compiled_package()
        if options.busy:
            check_beside_other_work(for_pytest)
    else:
        check_everything("full" if options.full else "normal", for_pytest)


def main() -> int:
    command, *arguments = sys.argv[1:]
    try:
        if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets here and is told so
            raise Failure(f"expected Python 3.11 or newer, got {sys.version.split()[0]}; set PYTHON to another one")
        {"play": play, "test": test}[command](arguments)
    except Failure as failure:
        print(f"\n./{command}: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
