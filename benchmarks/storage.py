"""How many durable appends a second the storage takes, by how many tables append at the same time.

python -m benchmarks.storage [--json] [--seconds 2] [--folder FOLDER]

The disk decides: one append waits for one sync, many share it. `--folder` chooses the disk.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time, time

from permonik.server.storage import Entry, Storage, TableRow, open_storage

IN_FLIGHT = (1, 16, 64)
BODY = b'{"seat":3,"move":"place curve @ 5,2 turned","events":' + b"[1234567890123]" * 8 + b"}"


async def append_until(storage: Storage, table_id: str, end: float) -> list[float]:
    """Append one entry after the other; how many seconds each took."""
    table = TableRow(id=table_id, code=table_id, game="saboteur", rules_version=1, created=time())
    await storage.create(table, Entry(number=0, kind="created", body=b"{}", at=time()))
    took: list[float] = []
    while (began := perf_counter()) < end:
        await storage.append(table_id, [Entry(number=len(took) + 1, kind="move", body=BODY, at=time())])
        took.append(perf_counter() - began)
    return took


async def measure(file: Path, in_flight: int, seconds: float) -> dict[str, float]:
    storage = await open_storage(f"sqlite:///{file}")
    began, cpu = perf_counter(), process_time()
    tables = [append_until(storage, f"table-{number}", began + seconds) for number in range(in_flight)]
    took = [one for each in await asyncio.gather(*tables) for one in each]
    lasted, worked = perf_counter() - began, process_time() - cpu
    await storage.close()
    hundredths = quantiles(took, n=100)
    return {
        "appends_per_s": len(took) / lasted,
        "p50_ms": 1e3 * hundredths[49],
        "p99_ms": 1e3 * hundredths[98],
        "cpu_us_per_append": 1e6 * worked / len(took),
    }


def run(seconds: float, folder: str | None) -> dict[str, dict[str, float]]:
    """The figures by the number of appends in flight."""
    figures: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for in_flight in IN_FLIGHT:
            measured = asyncio.run(measure(Path(place, f"{in_flight}.db"), in_flight, seconds))
            figures[str(in_flight)] = {name: round(value, 2) for name, value in measured.items()}
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON on standard output and nothing else there")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes (default: 2)")
    parser.add_argument("--folder", help="where the databases are made (default: the folder for temporary files)")
    args = parser.parse_args()
    figures = run(args.seconds, args.folder)
    if args.json:
        print(json.dumps({"in_flight": figures}))
        return
    for in_flight, row in figures.items():
        print(f"{in_flight:>3} in flight  " + "  ".join(f"{name} {value:,.2f}" for name, value in row.items()))


if __name__ == "__main__":
    main()
