"""A process that decides for seats of which it is told nothing but views, as bytes.

Reads a line of JSON for each question from standard input, and answers each with a line.
"""

import json
import sys

import permonik
from permonik.bots import bot


def answer(question: dict[str, object]) -> dict[str, object]:
    game_id, level, iterations = str(question["game"]), str(question["level"]), int(str(question["iterations"]))
    view = permonik.game(game_id).load_view(str(question["view"]).encode())
    moves = [int(str(move)) for move in list(question["moves"])]  # type: ignore[call-overload]  # JSON
    thought = bot(game_id, level).think(view, moves, int(str(question["seed"])), iterations)
    roles = [dict(chances) for chances in thought.belief.roles]
    values = {str(move): value for move, value in thought.values.items()}
    return {"move": thought.move, "values": values, "roles": roles, "sureness": thought.sureness}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
