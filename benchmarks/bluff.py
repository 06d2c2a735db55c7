"""How late saboteurs are suspected in Saboteur, and what they gain by it, as a table.

python -m benchmarks.bluff [--rounds 100] [--seats 5,7] [--miners master] [--seed 1] [--workers 1]
    [--saboteurs master,apprentice,master-frozen]

The same deals are played with each kind of saboteurs. At each decision of a miner a searching bot says from the miner's
view how likely each seat is a saboteur; *believed* is the mean of that over the true saboteurs, by the share of the
cards that have been used. *Suspected after* is the mean share at which a miner holds a saboteur for one rather than
not for the first time, 100 % where that never happens. *Win more* is paired with the last kind, with its 95 %
interval. `master-frozen` is the same search with beliefs that nothing it does can change: it does not bluff.
"""

import argparse
import sys
from collections.abc import Generator, Sequence
from functools import partial
from typing import NamedTuple, cast

from benchmarks.levels import interval
from benchmarks.walking import print_table
from permonik.bots.saboteur.mind import SaboteurMind
from permonik.engine import game
from permonik.engine.core.state import State
from permonik.engine.saboteur.rules import Saboteur
from permonik.lab.batches import in_order
from permonik.lab.line_up import read_bot
from permonik.lab.seeds import derive
from permonik.lab.standings import mean_of

GAME = game("saboteur")
PARTS = 4
"""Of a round, by the cards that were used."""
SUSPECTED = 0.5


class Glance(NamedTuple):
    """What one miner thinks of one saboteur at one moment."""

    share: float
    """Of the cards that have been used."""
    miner: int
    saboteur: int
    chance: float


class Played(NamedTuple):
    glances: list[Glance]
    saboteurs_win: bool


def cards_left(state: State) -> int:
    here = cast(Saboteur, state)
    return int(here.left) + sum(int(held) for held in here.held)


def play(miners: str, saboteurs: str, seats: int, seed: int, number: int) -> Played:
    state, judge = GAME.new(seats, derive(seed, "game", number), rounds=1), SaboteurMind()
    roles, players = GAME.roles_in_play(state), {"miner": read_bot(GAME, miners), "saboteur": read_bot(GAME, saboteurs)}
    seeds = [derive(seed, "game", number, "seat", seat) for seat in range(seats)]
    hidden, first = [seat for seat in range(seats) if roles[seat] == "saboteur"], cards_left(state)
    glances: list[Glance] = []
    while not GAME.summaries(state):
        seat, moves = int(state.to_move), state.moves()
        view = state.view(seat)
        if roles[seat] == "miner" and len(moves) > 1:
            chances, share = judge.roles(view, state.number), 1 - cards_left(state) / first
            glances += [Glance(share, seat, other, chances[other]["saboteur"]) for other in hidden]
        state.play(players[roles[seat]].think(view, moves, seeds[seat] ^ state.number).move)
    return Played(glances, "saboteurs" in GAME.summaries(state)[0].winners)


def play_deals(
    miners: str, kinds: Sequence[str], seats: int, seed: int, first: int, count: int
) -> Generator[dict[str, Played], None, None]:
    for number in range(first, first + count):
        yield {kind: play(miners, kind, seats, seed, number) for kind in kinds}


def believed_in(glances: Sequence[Glance], part: int) -> str:
    chances = [one.chance for one in glances if min(int(PARTS * one.share), PARTS - 1) == part]
    return f"{100 * sum(chances) / len(chances):.0f} %" if chances else "–"


def suspected_after(glances: Sequence[Glance]) -> list[float]:
    """For each pair of a miner and a saboteur the share of the round at which the one suspects the other."""
    found: dict[tuple[int, int], float] = {}
    for one in sorted(glances, reverse=True):
        pair = (one.miner, one.saboteur)
        if one.chance > SUSPECTED:
            found[pair] = one.share
        else:
            found.setdefault(pair, 1.0)
    return list(found.values())


def line(kind: str, usual: str, seats: int, deals: Sequence[dict[str, Played]]) -> list[str]:
    played = [deal[kind] for deal in deals]
    glances = [one for round_ in played for one in round_.glances]
    after = [share for round_ in played for share in suspected_after(round_.glances)]
    more = [float(deal[kind].saboteurs_win) - float(deal[usual].saboteurs_win) for deal in deals]
    cells = [str(seats), kind, str(len(played)), *(believed_in(glances, part) for part in range(PARTS))]
    cells.append(f"{100 * sum(after) / max(len(after), 1):.0f} %")
    cells.append(f"{100 * sum(round_.saboteurs_win for round_ in played) / len(played):.1f} %")
    return [*cells, "" if kind == usual else interval(mean_of(more), 100, ".1f")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="deals for each kind (default: 100)")
    parser.add_argument("--seats", default="5,7", help="seat counts (default: 5,7)")
    parser.add_argument("--miners", default="master", help="who digs (default: master)")
    parser.add_argument("--saboteurs", default="master,apprentice,master-frozen", help="who does not")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals (default: 1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    args = parser.parse_args()
    kinds, rows = args.saboteurs.split(","), []
    for seats in map(int, args.seats.split(",")):
        print(f"{seats} seats …", file=sys.stderr, flush=True)
        deal = partial(play_deals, args.miners, kinds, seats, args.seed)
        deals = list(in_order(deal, args.rounds, args.workers))
        rows += [line(kind, kinds[-1], seats, deals) for kind in kinds]
    quarters = [f"believed, {number}. quarter" for number in range(1, PARTS + 1)]
    print_table(("seats", "saboteurs", "rounds", *quarters, "suspected after", "win", "win more"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
