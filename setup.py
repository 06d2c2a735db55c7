"""Compiles the engine with mypyc when a wheel is built; everything else about the project is in pyproject.toml."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# One group, so that calls between these modules bind statically.
COMPILED = (
    "src/permonik/engine/core/randomness.py",
    "src/permonik/engine/core/arrays.py",
    "src/permonik/engine/core/state.py",
    "src/permonik/engine/board/net.py",
    "src/permonik/engine/board/ways.py",
    "src/permonik/engine/board/numbering.py",
    "src/permonik/engine/hands/state.py",
    "src/permonik/engine/hands/seen.py",
    "src/permonik/engine/hands/unknowns.py",
    "src/permonik/engine/hands/given.py",
    "src/permonik/engine/hands/changes.py",
    "src/permonik/engine/hands/traces.py",
    "src/permonik/engine/hands/swapped.py",
    "src/permonik/engine/digging/mine.py",
    "src/permonik/engine/digging/tables.py",
    "src/permonik/engine/digging/numbering.py",
    "src/permonik/engine/digging/state.py",
    "src/permonik/engine/digging/rules.py",
    "src/permonik/engine/digging/imaginer.py",
    "src/permonik/engine/saboteur/tables.py",
    "src/permonik/engine/saboteur/state.py",
    "src/permonik/engine/saboteur/scoring.py",
    "src/permonik/engine/saboteur/rules.py",
    "src/permonik/engine/saboteur/imaginer.py",
    "src/permonik/engine/saboteur2/tables.py",
    "src/permonik/engine/saboteur2/state.py",
    "src/permonik/engine/saboteur2/scoring.py",
    "src/permonik/engine/saboteur2/rules.py",
    "src/permonik/engine/saboteur2/imaginer.py",
    "src/permonik/engine/walking/tables.py",
    "src/permonik/engine/walking/numbering.py",
    "src/permonik/engine/walking/state.py",
    "src/permonik/engine/walking/rules.py",
    "src/permonik/engine/walking/imaginer.py",
    "src/permonik/engine/lost_mines/tables.py",
    "src/permonik/engine/lost_mines/forest.py",
    "src/permonik/engine/lost_mines/state.py",
    "src/permonik/engine/lost_mines/scoring.py",
    "src/permonik/engine/lost_mines/rules.py",
    "src/permonik/engine/lost_mines/imaginer.py",
    "src/permonik/engine/dark_cave/tables.py",
    "src/permonik/engine/dark_cave/cave.py",
    "src/permonik/engine/dark_cave/state.py",
    "src/permonik/engine/dark_cave/scoring.py",
    "src/permonik/engine/dark_cave/turns.py",
    "src/permonik/engine/dark_cave/rules.py",
    "src/permonik/engine/dark_cave/imaginer.py",
    "src/permonik/engine/diamond_forest/tables.py",
    "src/permonik/engine/diamond_forest/state.py",
    "src/permonik/engine/diamond_forest/scoring.py",
    "src/permonik/engine/diamond_forest/turns.py",
    "src/permonik/engine/diamond_forest/tricks.py",
    "src/permonik/engine/diamond_forest/dice.py",
    "src/permonik/engine/diamond_forest/walking.py",
    "src/permonik/engine/diamond_forest/rules.py",
    "src/permonik/engine/diamond_forest/imaginer.py",
    "src/permonik/bots/core/public.py",
    "src/permonik/bots/core/policy.py",
    "src/permonik/bots/core/worlds.py",
    "src/permonik/bots/core/search.py",
    "src/permonik/bots/core/playouts.py",
    "src/permonik/bots/core/witness.py",
    "src/permonik/bots/digging/sketch.py",
    "src/permonik/bots/digging/hints.py",
    "src/permonik/bots/digging/public.py",
    "src/permonik/bots/digging/policy.py",
    "src/permonik/bots/digging/worlds.py",
    "src/permonik/bots/saboteur/sketch.py",
    "src/permonik/bots/saboteur/public.py",
    "src/permonik/bots/saboteur/style.py",
    "src/permonik/bots/saboteur/policy.py",
    "src/permonik/bots/saboteur/witness.py",
    "src/permonik/bots/saboteur/worlds.py",
    "src/permonik/bots/saboteur2/sketch.py",
    "src/permonik/bots/saboteur2/public.py",
    "src/permonik/bots/saboteur2/aims.py",
    "src/permonik/bots/saboteur2/policy.py",
    "src/permonik/bots/saboteur2/worlds.py",
    "src/permonik/bots/diamond_forest/woods.py",
    "src/permonik/bots/diamond_forest/quest.py",
    "src/permonik/bots/diamond_forest/public.py",
    "src/permonik/bots/diamond_forest/policy.py",
    "src/permonik/bots/walking/dwarves.py",
    "src/permonik/bots/walking/policy.py",
    "src/permonik/bots/walking/worlds.py",
    "src/permonik/bots/lost_mines/sketch.py",
    "src/permonik/bots/lost_mines/public.py",
    "src/permonik/bots/lost_mines/aims.py",
    "src/permonik/bots/lost_mines/walkers.py",
    "src/permonik/bots/lost_mines/policy.py",
    "src/permonik/bots/lost_mines/witness.py",
    "src/permonik/bots/lost_mines/worlds.py",
    "src/permonik/bots/dark_cave/window.py",
    "src/permonik/bots/dark_cave/paths.py",
    "src/permonik/bots/dark_cave/sketch.py",
    "src/permonik/bots/dark_cave/public.py",
    "src/permonik/bots/dark_cave/aims.py",
    "src/permonik/bots/dark_cave/walkers.py",
    "src/permonik/bots/dark_cave/laying.py",
    "src/permonik/bots/dark_cave/hunt.py",
    "src/permonik/bots/dark_cave/policy.py",
    "src/permonik/bots/dark_cave/worlds.py",
    "src/permonik/env/core/coder.py",
    "src/permonik/env/core/eyes.py",
    "src/permonik/env/core/lanes.py",
    "src/permonik/env/games/digging.py",
    "src/permonik/env/games/walking.py",
    "src/permonik/env/games/saboteur.py",
    "src/permonik/env/games/saboteur2.py",
    "src/permonik/env/games/lost_mines.py",
    "src/permonik/env/games/dark_cave.py",
    "src/permonik/env/games/diamond_forest.py",
)

PAGE = Path("src/permonik/server/page/index.html")

# Commands that only describe the project need no extension, and an editable install stays interpreted: a library
# compiled into the source tree would silently win over the edited file beside it.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


class BuildLibraries(build_ext):
    """The modules share one library: when it cannot be built, none of them may stay behind half compiled."""

    def run(self) -> None:
        super().run()
        libraries = self.library_paths()
        if not all(library.exists() for library in libraries):
            for library in libraries:
                library.unlink(missing_ok=True)

    def library_paths(self) -> set[Path]:
        return {Path(self.get_ext_fullpath(extension.name)) for extension in self.distribution.ext_modules or ()}


class BuildModules(build_py):
    """The wheel takes whatever lies in the build folder: what an older build left there goes first.

    The libraries stay, because they are compiled again only when their C code has changed. What is handed on has the
    page inside: whoever installs it needs no Node.
    """

    def run(self) -> None:
        if not self.editable_mode and not PAGE.exists():
            sys.exit(f"expected the page in {PAGE.parent}, found none: ./play --setup builds it")
        libraries = self.get_finalized_command("build_ext").library_paths()
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in libraries:
                path.unlink()
        super().run()


def has_compiler() -> bool:
    """Without one there is no need to translate everything to C first. Windows has its own ways to find one."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return os.name != "posix" or shutil.which(command[0]) is not None


def extensions() -> list[Extension]:
    if os.environ.get("PERMONIK_PURE") == "1" or COMPILING_COMMANDS.isdisjoint(sys.argv) or not has_compiler():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build needs no mypy

    # Modules beside these may need packages that are not there, such as numpy: what is wrong there is nobody's concern.
    options = ["--follow-imports=silent"]
    compiled = mypycify([*options, *COMPILED], group_name="permonik_engine", opt_level="3", debug_level="0")
    for extension in compiled:
        if os.name == "posix":  # or calls inside the library could not be inlined
            hidden = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *hidden]  # all extensions have one list
        extension.optional = True  # without a C compiler the same modules run interpreted
        extension.depends += ["setup.py", "pyproject.toml"]  # flags and versions of the compiler
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_py": BuildModules, "build_ext": BuildLibraries})
