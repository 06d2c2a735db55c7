"""The golden files: which games they hold, and what they must say."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from permonik.engine.core.game import Game
from permonik.engine.core.view import View
from tests.engine import play as saboteur
from tests.engine.dark_cave import play as cave
from tests.engine.diamond_forest import play as forest
from tests.engine.games import Course
from tests.engine.lost_mines import play as mines
from tests.engine.saboteur2 import play as expansion
from tests.engine.saboteur2 import tricks
from tests.golden.summaries import (
    summary_of_cave,
    summary_of_expansion,
    summary_of_forest,
    summary_of_mines,
    summary_of_saboteur,
)
from tests.golden.transcript import digest, transcript

FOLDER = Path(__file__).resolve().parent
GAMES_PER_SEATS = 6
GAMES_PER_SEATS_2 = 3
STEERED = "steered towards the goals"
DIGEST_HEADER = "# seats, seed, steered, two digits for each position, digits for the whole game\n"


@dataclass(frozen=True)
class Golden:
    """The golden files of a game."""

    game: Game
    playthroughs: Mapping[str, Course[Any]]
    plans: Callable[[], Iterator[Course[Any]]]
    """The games of which only digests are kept."""
    summary: Callable[[View], str]
    style: str
    """How the playthroughs are steered."""

    @property
    def digests(self) -> str:
        return f"{self.game.id}-digests.txt"

    def transcript(self, name: str) -> str:
        return transcript(self.game, self.playthroughs[name], self.style, self.summary)


def saboteur_plans() -> Iterator[saboteur.Plan]:
    """Games of all seat counts and options."""
    for seats in saboteur.SEATS:
        for seed in range(GAMES_PER_SEATS):
            number = seats * GAMES_PER_SEATS + seed
            options = saboteur.OPTIONS[number // 2 % len(saboteur.OPTIONS)]
            yield saboteur.Plan(seats, seed, number % 2 == 0, options)
        yield saboteur.Plan(seats, seats, steered=True, turning=True)


def expansion_plans() -> Iterator[expansion.Plan]:
    """Steered, random and tricky games of all seat counts and options, and one with a goal to be turned."""
    for seats in expansion.SEATS:
        for seed in range(GAMES_PER_SEATS_2):
            kind = tricks.TrickyPlan if seed % 3 == 2 else expansion.Plan
            yield kind(seats, seed, seed % 3 == 0, expansion.OPTIONS[(seats + seed) % len(expansion.OPTIONS)])
        yield expansion.Plan(seats, seats, steered=True, turning=True)


def mines_plans() -> Iterator[mines.Plan]:
    """Games of all seat counts and options, and one in a crowded forest for each."""
    for seats in mines.SEATS:
        yield from mines.plans(seats, GAMES_PER_SEATS_2, first_seed=seats)


def cave_plans() -> Iterator[cave.Plan]:
    """Games of all seat counts and options, and one in a crowded cave for each."""
    for seats in cave.SEATS:
        yield from cave.plans(seats, GAMES_PER_SEATS_2, first_seed=seats)


def forest_plans() -> Iterator[forest.Plan]:
    for seats in forest.SEATS:
        yield from forest.plans(seats, 0)


GOLDEN = (
    Golden(
        saboteur.GAME,
        {
            "saboteur-3.txt": saboteur.Plan(3, 164, steered=True),
            "saboteur-5.txt": saboteur.Plan(5, 211, steered=True),
            "saboteur-10.txt": saboteur.Plan(10, 566, steered=True),
        },
        saboteur_plans,
        summary_of_saboteur,
        STEERED,
    ),
    Golden(
        expansion.GAME,
        {
            "saboteur-2-with-2.txt": expansion.Plan(2, 20, steered=True),
            "saboteur-2-with-7.txt": expansion.Plan(7, 12, steered=True),
            "saboteur-2-with-12.txt": expansion.Plan(12, 11, steered=True),
        },
        expansion_plans,
        summary_of_expansion,
        STEERED,
    ),
    Golden(
        mines.GAME,
        {
            "lost-mines-3.txt": mines.Plan(3, 39, steered=True, options=mines.OPTIONS[1]),
            "lost-mines-6.txt": mines.Plan(6, 59, steered=True, options=mines.OPTIONS[1]),
            "lost-mines-9.txt": mines.Plan(9, 56, steered=True, crowded=True),
        },
        mines_plans,
        summary_of_mines,
        "with a purpose",
    ),
    Golden(
        cave.GAME,
        {
            "dark-cave-2.txt": cave.Plan(2, 54, steered=True),
            "dark-cave-4.txt": cave.Plan(4, 35, steered=True, options=cave.OPTIONS[3]),
            "dark-cave-5.txt": cave.Plan(5, 36, steered=True, crowded=True),
            "dark-cave-8.txt": cave.Plan(8, 59, steered=True, crowded=True),
        },
        cave_plans,
        summary_of_cave,
        "with a purpose",
    ),
    Golden(
        forest.GAME,
        {
            "diamond-forest-2.txt": forest.Plan(2, 7, steered=True, options={"board": "light", "max_rounds": 20}),
            "diamond-forest-4.txt": forest.Plan(4, 113, steered=True, options=forest.OPTIONS[2]),
            "diamond-forest-3.txt": forest.Plan(3, 1, steered=True, options=forest.OPTIONS[0]),
        },
        forest_plans,
        summary_of_forest,
        "bold",
    ),
)


def digest_line(plan: Course[Any]) -> str:
    words = [str(plan.seats), str(plan.seed), "steered" if plan.steered else "random"]
    return " ".join([*words, digest(plan)])


def write_all() -> None:
    for golden in GOLDEN:
        for name in golden.playthroughs:
            write(name, golden.transcript(name))
        write(golden.digests, DIGEST_HEADER + "".join(f"{digest_line(plan)}\n" for plan in golden.plans()))


def write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
