"""What `./play` and `./test` do: set up `.venv`, build the page and the package into it, then play or test.

Needs Python with pip and nothing else. A step is skipped while its inputs are those of the stamp it left in `.venv`.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.touched import ENGINE_TESTS, changed_files, touched_tests  # noqa: E402 - this file is run by its path

VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
WORKERS = 1 + (os.cpu_count() or 1)
"""One more than there are cores: many tests wait for a server or a browser."""
PYTEST = (PYTHON, "-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal")
UV = str(VENV / "bin" / "uv")
ZIG_CC = VENV / "bin" / "zig-cc"
HEADERS = sysconfig.get_path("include")
WEB = ROOT / "web"
PAGE = ROOT / "src" / "permonik" / "server" / "page"
COMPILED = {"PERMONIK_EXPECT": "compiled"}
FROM_SOURCE = {"PERMONIK_EXPECT": "interpreted", "PYTHONPATH": str(ROOT / "src")}
BUSY, TIMES = 4, 5
ALARM = "failed: "
"""How a line begins by which tests/conftest.py tells of a failed test."""
MOST_UNSTEADY = 3
"""More tests than these do not fail because a machine was busy."""
KEEP_BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]): pass"
"""Works as long as the process lives that started it, however that ends."""
GENERATED = WEB / "src" / "generated"
BUILD_LOG = VENV / "build.log"
WHEEL = VENV / "wheel"
"""The folder of the wheel that is installed; tests/package installs it elsewhere, too."""

PLAY_HELP = """\
usage: ./play                    set up what is needed, then open tables in the browser, for this network
       ./play --port 8050 ...    the same with settings of `permonik serve`
       ./play GAME [OPTIONS]     a game in the terminal: `permonik play`; ./play GAME --help lists its options
       ./play --setup            only set up"""

INTERPRETED = """\
The engine runs interpreted here: the rules are the same, but bots and simulations are about twenty times slower.
To compile it, install a C compiler and the headers of Python, then run this command again:
  Debian, Ubuntu: apt install gcc python3-dev   Fedora: dnf install gcc python3-devel   macOS: xcode-select --install"""

NO_COMPILER = """\
no C compiler that finds Python.h: none on PATH, and neither apt-get (as root) nor the ziglang package gave one.
The tests check the compiled engine too. Install gcc (or clang) and the headers of Python, then run ./test again."""

NO_CHROMIUM = """\
no Chromium: none on PATH, and neither apt-get (as root) nor Playwright gave one.
The tests of the page need it. Install Chromium, or set CHROMIUM to its program, then run ./test again."""


say = functools.partial(print, flush=True)
Variables = dict[str, str]
Completed = subprocess.CompletedProcess[str]


class Failure(Exception):
    """A step failed; the message says which one and what can be done."""

    def __init__(self, message: str, tests: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.tests = tests
        """Those that failed, where there are any."""


def environment(changes: Variables | None = None) -> Variables:
    """The caller's variables without those that would change what is imported, or let every process read it anew."""
    dropped = {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    kept["PATH"] = f"{VENV / 'bin'}{os.pathsep}{kept.get('PATH', os.defpath)}"
    kept["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")
    return kept | (changes or {})


def run(
    *command: str, changes: Variables | None = None, to: int | IO[str] | None = None, folder: Path = ROOT
) -> Completed:
    variables = environment(changes)
    return subprocess.run(command, cwd=folder, env=variables, stdout=to, stderr=to, text=True, check=False)


def require(failure: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    if run(*command, changes=changes, folder=folder).returncode:
        raise Failure(failure)


def require_quietly(failure: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    """Says what a command said only when it failed."""
    done = run(*command, changes=changes, to=subprocess.PIPE, folder=folder)
    if done.returncode:
        raise Failure(f"{failure}:\n{done.stdout}{done.stderr}")


def stamped(name: str) -> str:
    path = VENV / "stamps" / name
    return path.read_text() if path.is_file() else ""


def write_stamp(name: str, inputs: str) -> None:
    path = VENV / "stamps" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(inputs)


def step(name: str, inputs: str, action: Callable[[], None]) -> None:
    """Do it, unless it was done with the same inputs before."""
    if stamped(name) != inputs:
        say(f"setting up: {name}")
        write_stamp(name, "")
        action()
        write_stamp(name, inputs)


def is_by_product(part: str) -> bool:
    """Whether a file or folder of this name is made by tools; dotted files of npm are ours."""
    made = {"__pycache__", "node_modules", "generated"}
    return part in made or ".egg-info" in part or (part[0] == "." and part != ".npmrc")


def digest(*names: str, also: tuple[str, ...] = ()) -> str:
    """A hash of files and folders of the project, by name and content, and of what else matters."""
    total = hashlib.sha256("\0".join(also).encode())
    for name in names:
        for path in sorted([ROOT / name, *(ROOT / name).rglob("*")]):
            shown = path.relative_to(ROOT)
            if path.is_file() and not any(map(is_by_product, shown.parts)):
                total.update(f"\0{shown}\0".encode() + path.read_bytes())
    return total.hexdigest()


def outer_python() -> str:
    """The interpreter to make `.venv` with: never the one in `.venv`, even when that is activated."""
    inside = Path(sys.prefix).resolve() == VENV
    return str(getattr(sys, "_base_executable", sys.executable)) if inside else sys.executable


def make_venv() -> None:
    python = outer_python()
    require("python -m venv failed", python, "-m", "venv", "--without-pip", "--clear", str(VENV))
    # The pip outside installs into `.venv`: a Python without ensurepip, as in Debian, will do.
    pip = (python, "-m", "pip", "--python", PYTHON, "install", "--quiet", "--disable-pip-version-check")
    failure = f"uv could not be installed by the pip of {python}, which must be 22.3 or newer"
    require(failure, *pip, "--root-user-action=ignore", "--require-hashes", "-r", "requirements/uv.txt")


def install(lock: str) -> None:
    file = f"requirements/{lock}"
    command = (UV, "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", file)
    require(f"the packages of {file} could not be installed", *command)


def set_up_packages(lock: str) -> None:
    # An environment that was moved, or whose Python changed, does not work.
    step("environment", digest("requirements/uv.txt", also=(str(ROOT), sys.base_prefix, sys.version)), make_venv)
    step(f"packages of {lock}", digest(f"requirements/{lock}"), lambda: install(lock))


def set_up_page() -> None:
    """Build the web client into the package: its types, its lesson and its texts come from the same tree."""
    packages = digest("web/package.json", "web/package-lock.json", "web/.npmrc")
    step_unless(WEB / "node_modules", "packages of the page", packages, install_page_packages)
    described = (f"src/permonik/server/{name}.py" for name in ("protocol", "lines", "line_messages", "schema"))
    inputs = digest(
        "web",
        "tools/types.py",
        "tools/lesson.py",
        "tools/forest_lesson.py",
        "tools/mines_lesson.py",
        "tools/cave_lesson.py",
        "tools/expansion_lesson.py",
        "src/permonik/messages",
        "src/permonik/engine",
        *described,
    )
    step_unless(PAGE / "index.html", "the page", inputs, build_page)


def step_unless(result: Path, name: str, inputs: str, action: Callable[[], None]) -> None:
    """A step whose result lies outside of `.venv`: it is done again when that has gone."""
    if not result.exists():
        write_stamp(name, "")
    step(name, inputs, action)


def install_page_packages() -> None:
    require_quietly("the packages of web/ could not be installed", "npm", "ci", "--no-audit", "--no-fund", folder=WEB)


def build_page() -> None:
    from_source = {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    made = {
        "types": "protocol.ts",
        "lesson": "lesson-saboteur.json",
        "forest_lesson": "lesson-diamond-forest.json",
        "mines_lesson": "lesson-lost-mines.json",
        "cave_lesson": "lesson-dark-cave.json",
        "expansion_lesson": "lesson-saboteur-2.json",
    }
    for tool, file in made.items():
        target = str(GENERATED / file)
        require_quietly(f"{file} could not be written", PYTHON, "-m", f"tools.{tool}", target, changes=from_source)
    require_quietly("the page could not be built", "npm", "run", "build", folder=WEB)


def compiles(compiler: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = (*shlex.split(compiler), f"-I{HEADERS}", "-c", str(source), "-o", str(source.with_suffix(".o")))
        try:
            return run(*command, to=subprocess.DEVNULL).returncode == 0
        except OSError:
            return False


def find_compiler() -> str | None:
    if os.environ.get("PERMONIK_PURE") == "1":
        return None
    candidates = (os.environ.get("CC"), "cc", "gcc", "clang", ZIG_CC.name)
    return next((name for name in candidates if name and compiles(name)), None)


def install_compiler_by_apt() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("setting up: a C compiler, by apt-get")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "update", "-qq", changes=quiet)
        run("apt-get", "install", "-qq", "-y", "--no-install-recommends", "gcc", "python3-dev", changes=quiet)


def install_compiler_from_wheel() -> None:
    if not Path(HEADERS, "Python.h").is_file():
        return
    say("setting up: a C compiler, from the ziglang package")
    with contextlib.suppress(Failure):
        install("zig.lock")
        # Without these, zig compiles for this very processor and traps where C leaves behaviour undefined.
        options = "-mcpu=baseline -fno-sanitize=undefined"
        ZIG_CC.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" -m ziglang cc {options} "$@"\n')
        ZIG_CC.chmod(0o755)


@functools.cache
def find_or_install_compiler() -> str:
    compiler = find_compiler()
    for install_one in (install_compiler_by_apt, install_compiler_from_wheel):
        if compiler is None:
            install_one()
            compiler = find_compiler()
    if compiler is None:
        raise Failure(NO_COMPILER)
    return compiler


def variables_of(compiler: str | None) -> Variables:
    if compiler is None:
        return {"PERMONIK_PURE": "1"}
    # zig does not know every option that Python was linked with
    linker = {"LDSHARED": f"{compiler} -shared"} if compiler == ZIG_CC.name and sys.platform == "linux" else {}
    # mypy may run beside the compiler, and one of two with one cache could find it locked
    return {"CC": compiler, "MYPY_CACHE_DIR": str(ROOT / "build" / "mypy"), **linker}


def build_package(compiler: str | None) -> None:
    say(f"setting up: the package, {'compiled' if compiler else 'interpreted'}")
    shutil.rmtree(WHEEL, ignore_errors=True)
    in_place = ("--no-build-isolation", "--python", PYTHON, "--out-dir", str(WHEEL))
    build = (UV, "build", "--wheel", *in_place, ".")
    # Not from uv's cache: its key is the date of pyproject.toml, not the sources.
    install = (UV, "pip", "install", "--python", PYTHON, "--no-cache", "--reinstall", "--no-deps")
    with BUILD_LOG.open("w") as log:
        built = run(*build, "--verbose", changes=variables_of(compiler), to=log)
        if not built.returncode:
            built = run(*install, *map(str, WHEEL.glob("*.whl")), to=log)
    if built.returncode:
        say("\n".join(line for line in BUILD_LOG.read_text().splitlines() if not line.startswith("DEBUG")))
        raise Failure("the package could not be built")


def installed_is_compiled() -> bool:
    question = "from permonik.engine import COMPILED; print(COMPILED)"
    answer = run(PYTHON, "-I", "-c", question, to=subprocess.PIPE)
    if answer.returncode:
        raise Failure(f"the package was built but cannot be imported:\n{answer.stderr}")
    return answer.stdout.strip() == "True"


def compile_engine(choose_compiler: Callable[[], str | None]) -> None:
    """Compile into `build/`, beside other work; the package takes it from there, and tells what is wrong with it."""
    compiled = ("src/permonik/engine", "src/permonik/bots", "src/permonik/env")
    inputs = digest(*compiled, "setup.py", "pyproject.toml", "requirements/run.lock")
    if (ROOT / "build").exists() and stamped("engine") == inputs:
        return
    compiler = choose_compiler()
    if compiler is not None:
        say(f"setting up: the engine, compiled by {compiler}")
        write_stamp("engine", "")
        run(PYTHON, "setup.py", "build_ext", changes=variables_of(compiler), to=subprocess.DEVNULL)
        write_stamp("engine", inputs)


def set_up_package(choose_compiler: Callable[[], str | None]) -> bool:
    """Install the tree as it is into `.venv`; the answer is whether the engine is compiled."""
    pure = os.environ.get("PERMONIK_PURE", "")
    tree = digest("src", "setup.py", "pyproject.toml", "requirements/run.lock", also=(pure,))
    if stamped("package") == f"{tree} compiled":
        return True
    compiler = choose_compiler()
    interpreted = f"{tree} interpreted, compiler: {compiler}"
    if stamped("package") == interpreted:
        return False
    write_stamp("package", "")
    build_package(compiler)
    compiled = installed_is_compiled()
    write_stamp("package", f"{tree} compiled" if compiled else interpreted)
    if not compiled:
        say(INTERPRETED)
    return compiled


def write_locks() -> None:
    """Choose the newest allowed version of every package."""
    command = (UV, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11")
    plain = ("--generate-hashes", "--no-header", "--no-annotate")
    server = ("--extra", "server")
    sources = {
        "requirements/dev.lock": (
            "pyproject.toml",
            *server,
            "--extra",
            "postgres",
            "--extra",
            "redis",
            "--extra",
            "metrics",
            "--extra",
            "parquet",
            "--extra",
            "ray",
            "--extra",
            "research",
            "--group",
            "dev",
        ),
        "requirements/run.lock": (
            "pyproject.toml",
            *server,
            "--group",
            "build",
            "--constraints",
            "requirements/dev.lock",
        ),
        "requirements/uv.txt": ("--group", "pyproject.toml:uv"),
        "requirements/zig.lock": ("--group", "pyproject.toml:zig"),
    }
    for name, source in sources.items():
        require(f"{name} could not be written", *command, *plain, *source, "-o", name)


def side_by_side(*works: Callable[[], object]) -> None:
    """Do all of them at the same time; what failed is told when all have ended."""
    with ThreadPoolExecutor(len(works)) as pool:
        done = [pool.submit(work) for work in works]
    errors = [error for work in done if (error := work.exception())]
    for error in errors:
        if not isinstance(error, Failure):
            raise error
    if errors:
        raise Failure("\n".join(map(str, errors)))


def check(title: str, *command: str, changes: Variables | None = None, folder: Path = ROOT) -> None:
    """What it says is told in one piece when it has ended: others may work beside it. A failed test is told at once."""
    start, said, failed = time.perf_counter(), "", []
    with subprocess.Popen(
        command, cwd=folder, env=environment(changes), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if line.startswith(ALARM):
                failed.append(line.removeprefix(ALARM).strip())
                say(f"{title}: {line}", end="")
    say(f"\n== {title}: {time.perf_counter() - start:.1f} s ==\n{said}", end="")
    if process.returncode:
        raise Failure(f"{title} failed", tuple(failed))


def check_tests(title: str, counts: str, *tests: str, changes: Variables) -> None:
    """Beside other checks. A few that fail there are tried once more, alone, and are told: they are to be mended. With
    full counts nothing is forgiven."""
    command = (*PYTEST, "--counts", counts, *tests)
    try:
        check(title, *command, changes=changes)
    except Failure as failure:
        if counts == "full" or not 0 < len(failure.tests) <= MOST_UNSTEADY:
            raise
        alone = (*command[: command.index("-n")], "--counts", counts, *failure.tests)
        check(f"{title}, what failed alone", *alone, changes=changes)
        say(f"UNSTEADY, failed beside other work and passed alone: {', '.join(failure.tests)}")


def check_by_pytest(title: str, *arguments: str, changes: Variables) -> None:
    """Alone, and so one can watch it."""
    say(f"\n== {title} ==")
    require(f"{title} failed", *PYTEST, *arguments, changes=changes)


def find_or_install_chromium() -> None:
    """The tests of the page need a real browser."""
    names = ("chromium", "chromium-browser", "google-chrome")
    if os.environ.get("CHROMIUM") or any(map(shutil.which, names)):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("setting up: Chromium, by apt-get")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "update", "-qq", changes=quiet, to=subprocess.DEVNULL)
        run(
            "apt-get",
            "install",
            "-qq",
            "-y",
            "--no-install-recommends",
            "chromium",
            changes=quiet,
            to=subprocess.DEVNULL,
        )
    if not any(map(shutil.which, names)):
        say("setting up: Chromium, by Playwright")
        if run(PYTHON, "-m", "playwright", "install", "chromium").returncode:
            raise Failure(NO_CHROMIUM)


def check_python() -> None:
    check("ruff check", PYTHON, "-m", "ruff", "check")
    check("ruff format", PYTHON, "-m", "ruff", "format", "--check")
    check("mypy", PYTHON, "-m", "mypy")


def check_page() -> None:
    set_up_page()
    check("svelte-check", "npm", "run", "--silent", "check", folder=WEB)
    check("vitest", "npm", "run", "--silent", "test", folder=WEB)


def check_everything(counts: str, arguments: list[str]) -> None:
    """The compiler takes minutes of one core: beside it goes all that needs neither it nor the page."""
    in_browser = any("tests/browser" in argument for argument in arguments)

    def check_sources() -> None:
        check_python()
        if not arguments:
            check_interpreted("-m", "not any_build", *ENGINE_TESTS)  # the others do not see how it runs

    stages = []
    if arguments and not in_browser:
        stages.append(lambda: check_interpreted(*arguments))
    if not in_browser:
        stages.append(lambda: check_compiled(counts, *arguments))
    if in_browser or not arguments:
        stages.append(lambda: check_in_browser(counts, *(arguments or ["tests/browser"])))
    side_by_side(lambda: compile_engine(find_or_install_compiler), set_up_page, check_sources)
    side_by_side(require_compiled_package, check_page)
    side_by_side(*stages)


def check_interpreted(*tests: str) -> None:
    """Nicely: what would wait for the compiler in the end shall not delay it."""
    check("pytest, interpreted engine", "nice", *PYTEST, "--counts", "small", *tests, changes=FROM_SOURCE)


def check_compiled(counts: str, *tests: str) -> None:
    check_tests("pytest, compiled engine", counts, *tests, changes=COMPILED)


def check_in_browser(counts: str, *tests: str) -> None:
    find_or_install_chromium()
    sizes = "full" if counts == "full" else "small"
    check_tests("pytest, in a browser", sizes, *tests, changes=COMPILED)


def check_quickly(arguments: list[str]) -> None:
    """Lint, types and the tests that a change touches most, from source: nothing is compiled."""
    changed = changed_files(ROOT)
    if not changed:
        raise Failure("git tells of no change here; ./test checks everything")
    checks = [check_python]
    if not PAGE.exists() or any(name.startswith("web/") for name in changed):
        checks.append(check_page)
    side_by_side(*checks)
    tests = arguments or touched_tests(ROOT, changed)
    check_by_pytest("pytest, what the change touches most", "--counts", "small", *tests, changes=FROM_SOURCE)


@contextlib.contextmanager
def busy_processes(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Other work on this machine, which never rests."""
    with contextlib.ExitStack() as stack:
        command = (sys.executable, "-c", KEEP_BUSY, str(os.getpid()))
        started = []
        for _ in range(count):
            started.append(stack.enter_context(subprocess.Popen(command)))
            stack.callback(started[-1].kill)
        yield started


def check_beside_other_work(arguments: list[str]) -> None:
    """No test depends on speed: again and again beside busy processes, those in a browser if no others are named."""
    find_or_install_chromium()
    where = arguments or ["tests/browser"]
    with busy_processes(BUSY):
        for run_number in range(1, TIMES + 1):
            title = f"pytest beside {BUSY} busy processes, {run_number} of {TIMES}"
            check_by_pytest(title, *where, changes=COMPILED)


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


def require_compiled_package() -> None:
    if not set_up_package(find_or_install_compiler):
        raise Failure(f"the engine was not compiled; {BUILD_LOG.relative_to(ROOT)} tells why")


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
