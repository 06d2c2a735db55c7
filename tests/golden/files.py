"""The golden files: which games they hold, and what they must say."""

from collections.abc import Iterator
from pathlib import Path

from tests.engine.play import OPTIONS, SEATS, Plan
from tests.golden.transcript import digest, transcript

FOLDER = Path(__file__).resolve().parent
PLAYTHROUGHS = {
    "saboteur-3.txt": Plan(3, 164, steered=True),
    "saboteur-5.txt": Plan(5, 211, steered=True),
    "saboteur-10.txt": Plan(10, 566, steered=True),
}
DIGESTS = "saboteur-digests.txt"
GAMES_PER_SEATS = 6
DIGEST_HEADER = "# seats, seed, steered, two digits for each position, digits for the whole game\n"


def digest_plans() -> Iterator[Plan]:
    """Games of all seat counts and options."""
    for seats in SEATS:
        for seed in range(GAMES_PER_SEATS):
            number = seats * GAMES_PER_SEATS + seed
            yield Plan(seats, seed, number % 2 == 0, OPTIONS[number // 2 % len(OPTIONS)])
        yield Plan(seats, seats, steered=True, turning=True)


def digest_line(plan: Plan) -> str:
    words = [str(plan.seats), str(plan.seed), "steered" if plan.steered else "random"]
    return " ".join([*words, digest(plan)])


def write_all() -> None:
    for name, plan in PLAYTHROUGHS.items():
        write(name, transcript(plan))
    write(DIGESTS, DIGEST_HEADER + "".join(f"{digest_line(plan)}\n" for plan in digest_plans()))


def write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
