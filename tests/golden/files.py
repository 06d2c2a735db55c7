"""The golden files: which games they hold, and what they must say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.engine import play
from tests.engine.play import Course
from tests.engine.saboteur2 import play as play2
from tests.engine.saboteur2 import tricks
from tests.golden.transcript import digest, transcript

FOLDER = Path(__file__).resolve().parent
PLAYTHROUGHS: dict[str, Course[Any]] = {
    "saboteur-3.txt": play.Plan(3, 164, steered=True),
    "saboteur-5.txt": play.Plan(5, 211, steered=True),
    "saboteur-10.txt": play.Plan(10, 566, steered=True),
    "saboteur-2-with-2.txt": play2.Plan(2, 20, steered=True),
    "saboteur-2-with-7.txt": play2.Plan(7, 12, steered=True),
    "saboteur-2-with-12.txt": play2.Plan(12, 11, steered=True),
}
GAMES_PER_SEATS = 6
GAMES_PER_SEATS_2 = 3
DIGEST_HEADER = "# seats, seed, steered, two digits for each position, digits for the whole game\n"


def base_plans() -> Iterator[play.Plan]:
    """Games of all seat counts and options."""
    for seats in play.SEATS:
        for seed in range(GAMES_PER_SEATS):
            number = seats * GAMES_PER_SEATS + seed
            yield play.Plan(seats, seed, number % 2 == 0, play.OPTIONS[number // 2 % len(play.OPTIONS)])
        yield play.Plan(seats, seats, steered=True, turning=True)


def expansion_plans() -> Iterator[play2.Plan]:
    """Steered, random and tricky games of all seat counts and options, and one with a goal to be turned."""
    for seats in play2.SEATS:
        for seed in range(GAMES_PER_SEATS_2):
            kind = tricks.TrickyPlan if seed % 3 == 2 else play2.Plan
            yield kind(seats, seed, seed % 3 == 0, play2.OPTIONS[(seats + seed) % len(play2.OPTIONS)])
        yield play2.Plan(seats, seats, steered=True, turning=True)


DIGESTS: dict[str, list[Course[Any]]] = {
    "saboteur-digests.txt": list(base_plans()),
    "saboteur-2-digests.txt": list(expansion_plans()),
}


def digest_line(plan: Course[Any]) -> str:
    words = [str(plan.seats), str(plan.seed), "steered" if plan.steered else "random"]
    return " ".join([*words, digest(plan)])


def write_all() -> None:
    for name, plan in PLAYTHROUGHS.items():
        write(name, transcript(plan))
    for name, plans in DIGESTS.items():
        write(name, DIGEST_HEADER + "".join(f"{digest_line(plan)}\n" for plan in plans))


def write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
