"""The speed of this build against that of a commit before it, in one interleaved run.

python -m benchmarks.compare COMMIT [--rounds 7] [--least 0.97]

Builds the commit once, below `build/`, and lets `benchmarks.speed` of both measure in turns. A figure of 1.00 means as
fast as before, of 2.00 twice as fast: the median over the rounds, each comparing two runs that followed each other.
The C program is the same in both: as far as it is from 1.00, the machine was noisy. Exit code 1 when any other figure
is below the least.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
IN_C = "c_us_per_step"
MICROSECONDS = "us"
"""Part of the name of every figure that is a time."""


def build_of(commit: str) -> Path:
    """The tree of a commit, with its package built into `built`."""
    git = ("git", "-C", str(ROOT))
    name = subprocess.run((*git, "rev-parse", "--short", f"{commit}^{{commit}}"), check=True, capture_output=True)
    tree = ROOT / "build" / f"commit-{name.stdout.decode().strip()}"
    if not (tree / "built").exists():
        archive = subprocess.run((*git, "archive", commit), check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(tree, filter="data")
        print(f"building {commit}", file=sys.stderr)
        uv = str(Path(sys.executable).parent / "uv")
        into = ("--target", str(tree / "unfinished"), "--python", sys.executable)
        options = ("--quiet", "--no-cache", "--no-deps", "--no-build-isolation")
        subprocess.run((uv, "pip", "install", *into, *options, str(tree)), check=True)
        (tree / "unfinished").rename(tree / "built")
    return tree


def figures(tree: Path, packages: Path | None) -> dict[str, float]:
    """What one round of a tree's `benchmarks.speed` measures, by its own code and with these packages."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if packages is not None:
        variables["PYTHONPATH"] = str(packages)
    command = (sys.executable, "-m", "benchmarks.speed", "--json", "--rounds", "1")
    run = subprocess.run(command, cwd=tree, env=variables, stdout=subprocess.PIPE, text=True, check=False)
    if not run.stdout:  # a missed budget is no failure here
        sys.exit(f"benchmarks/compare.py: expected figures of {tree}, got exit code {run.returncode}")
    return {name: value for name, value in json.loads(run.stdout).items() if MICROSECONDS in name.split("_")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default: 7)")
    parser.add_argument("--least", type=float, default=0.97, help="how fast, of before, is fast enough (default: 0.97)")
    args = parser.parse_args()
    tree = build_of(args.commit)
    pairs: dict[str, list[tuple[float, float]]] = {}
    for _ in range(args.rounds):
        before, after = figures(tree, tree / "built"), figures(ROOT, None)
        for name in before.keys() & after.keys():
            pairs.setdefault(name, []).append((before[name], after[name]))
    slower = 0
    for name in sorted(pairs):
        was, now = (median(column) for column in zip(*pairs[name], strict=True))
        speed = median(before / after for before, after in pairs[name])
        is_slower = speed < args.least and name != IN_C
        slower += is_slower
        print(f"{name:27} {was:8.4f} -> {now:8.4f}   {speed:5.2f}{'   slower' if is_slower else ''}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
