"""A process that looks back at one game: `python -m permonik.analysis` reads a record, and writes how far it is, in
parts of 1 and line by line, then the analysis as JSON. Whoever started it may end it at any moment."""

import os
import sys

import msgspec

from permonik.analysis.analyst import Analyst
from permonik.engine.core.record import read_record

PATIENT = 10
"""Games that are being played come first."""
LINES = 100


def main() -> None:
    os.nice(PATIENT)
    analyst = Analyst(read_record(sys.stdin.read()))
    size, told = analyst.size, 0
    for done, _ in enumerate(analyst.work(), start=1):
        if done * LINES // size > told:
            told = done * LINES // size
            print(f"{done / size:.2f}", flush=True)
    sys.stdout.buffer.write(msgspec.json.encode(analyst.done()) + b"\n")


if __name__ == "__main__":
    main()
