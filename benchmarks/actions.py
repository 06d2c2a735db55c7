"""How often play leaves the window of the actions, as a table.

python -m benchmarks.actions [--games 10000] [--apprentices 20] [--seed 1] [GAME ...]

Random games of all numbers of seats in turn, and games of apprentices. *Offered* are legal moves that have no action of
their own, *games* those in which one was offered, *worst* in how many games the most frequent one of them was.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from benchmarks.walking import print_table
from permonik.bots import bot
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.env.core.coder import Coder
from permonik.env.games import actions

HEAD = ("game", "players", "games", "moves", "actions", "offered", "games with one", "worst")


def outside_in(game: Game, coder: Coder, player: str, seats: int, seed: int) -> Counter[int]:
    """The moves without an action that a game offers."""
    state, random, found = game.new(seats, seed), Random(seed), Counter[int]()
    decider = bot(game.id, player)
    size = int(coder.size)
    while not state.over:
        moves = state.moves()
        found.update(move for move in moves if int(coder.action_of(state, move)) >= size)
        view = state.view(int(state.to_move)) if decider.needs_view else None
        state.play_legal(decider.think(view, moves, random.getrandbits(50)).move)
    return found


def row_of(game: Game, player: str, count: int, seed: int) -> list[str]:
    coder = actions(game.id).coder()
    offered, in_games, with_one = 0, Counter[int](), 0
    all_seats = range(game.least_seats, game.most_seats + 1)
    for number in range(count):
        found = outside_in(game, coder, player, all_seats[number % len(all_seats)], seed + number)
        offered += found.total()
        in_games.update(found.keys())
        with_one += bool(found)
    worst = max(in_games.values(), default=0)
    size = actions(game.id).size
    return [game.id, player, f"{count:,}", f"{game.move_count:,}", f"{size:,}", str(offered), str(with_one), str(worst)]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all games, unless some are named")
    parser.add_argument("--games", type=int, default=10_000, help="random games of each")
    parser.add_argument("--apprentices", type=int, default=20, help="games of apprentices of each")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    chosen = [find_game(name) for name in options.game] or games()
    rows = [
        row_of(game, player, count, options.seed)
        for game in chosen
        for player, count in (("random", options.games), ("apprentice", options.apprentices))
    ]
    print_table(HEAD, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
