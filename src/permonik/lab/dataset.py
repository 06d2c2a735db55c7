"""Games as data: what was played and how it ended, and at every decision what the seat knew, might do, did, believed.

The two are kept apart. A row of `games` has all secrets; a row of `decisions` is made from the view of its seat, so
that whoever learns from decisions alone learns nothing that a player could not know. docs/dataset.md describes the
columns.
"""

import json
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial

from permonik.bots import Bot
from permonik.bots.thought import Belief
from permonik.engine import game as find_game
from permonik.engine.core.game import Game
from permonik.engine.core.record import Recorder
from permonik.engine.core.state import State
from permonik.lab.batches import in_order
from permonik.lab.line_up import read_line_up
from permonik.lab.seeds import derive
from permonik.lab.simulate import Study, check_study

VERSION = 1
"""Grows with every change of a column that is no addition."""

# Names, types and meanings of the columns; "json" is a text that holds JSON.
GAMES = {
    "game_number": ("int", "the number of the game in the set, from 0"),
    "game": ("text", "the id of the game"),
    "rules_version": ("int", "of the engine that played it"),
    "seats": ("int", "how many"),
    "options": ("json", "the rule options that were chosen"),
    "bots": ("text", "who played, as --bots says it"),
    "seed": ("int", "of the deal"),
    "record": ("text", "the whole game, for permonik replay"),
    "moves": ("texts", "all moves in order, each behind its seat, in the words of docs/notation.md"),
    "rounds": ("json", "for each round that was won or lost: sides that won, and by seat role, won and points"),
    "scores": ("ints", "by seat, at the end"),
    "winners": ("ints", "the seats that won the game"),
}
DECISIONS = {
    "game_number": ("int", "the number of the game in the set, from 0"),
    "game": ("text", "the id of the game"),
    "rules_version": ("int", "of the engine that played it"),
    "step": ("int", "how many moves had been played"),
    "seat": ("int", "who decides"),
    "view": ("json", "all that the seat knows, its history included; game.load_view reads it"),
    "moves": ("texts", "what the seat may do"),
    "numbers": ("ints", "the same moves by number"),
    "move": ("text", "what it does"),
    "bot": ("text", "who decides for it"),
    "values": ("json", "what the bot thinks of moves it has weighed, by number; empty for one that does not weigh"),
    "roles": ("json", "for each seat the roles it may have, with the chances that the bot gives them"),
    "hidden": ("json", "for covered cards, by place, what they may be, with chances"),
    "sureness": ("number", "how sure the bot is, from 0 to 1, that no other move is better"),
}
TABLES = {"games": GAMES, "decisions": DECISIONS}

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game as rows."""

    game: Row
    decisions: list[Row]


def packed(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def rounded(belief: Belief) -> Row:
    """Chances to a millionth: no machine counts farther the same way."""
    roles = [{role: round(chance, 6) for role, chance in chances.items()} for chances in belief.roles]
    hidden = {
        place: {what: round(chance, 6) for what, chance in chances.items()} for place, chances in belief.hidden.items()
    }
    return {"roles": packed(roles), "hidden": packed(hidden)}


def decision_row(game: Game, state: State, number: int, bot: Bot, seed: int, budget: int | None) -> tuple[int, Row]:
    """The move of the seat to move, and its row: of the state nothing is read but the view of this seat, and whose
    turn it is."""
    seat = int(state.to_move)
    view, moves = state.view(seat), state.moves()
    thought = bot.think(view, moves, seed, budget)
    row: Row = {
        "game_number": number,
        "game": game.id,
        "rules_version": game.rules_version,
        "step": view.number,
        "seat": seat,
        "view": view.save().decode(),
        "moves": [game.text(move, state) for move in moves],
        "numbers": moves,
        "move": game.text(thought.move, state),
        "bot": bot.name,
        "values": packed({str(move): round(value, 6) for move, value in thought.values.items()}),
        **rounded(thought.belief),
        "sureness": round(thought.sureness, 6),
    }
    return thought.move, row


def game_row(study: Study, game: Game, recorder: Recorder, number: int, seed: int) -> Row:
    state, record = recorder.state, recorder.record()
    rounds = [
        {"winners": one.winners, "roles": one.roles, "won": one.won, "points": one.points}
        for one in game.summaries(state)
    ]
    return {
        "game_number": number,
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": study.seats,
        "options": packed(dict(study.options)),
        "bots": study.bots,
        "seed": seed,
        "record": record.write(),
        "moves": [f"{seat} {move}" for seat, move in record.moves],
        "rounds": packed(rounds),
        "scores": list(state.scores),
        "winners": list(state.outcome.winners),
    }


def play_games(study: Study, first: int, count: int) -> Iterator[PlayedGame]:
    """Games `first` to `first + count - 1` of a study, move by move those of `simulate`."""
    game = find_game(study.game)
    line_up = read_line_up(game, study.seats, study.bots)
    for number in range(first, first + count):
        deal = derive(study.seed, "game", number)
        recorder = Recorder(game, study.seats, deal, **study.options)
        seeds = [derive(study.seed, "game", number, "seat", seat) for seat in range(study.seats)]
        decisions = []
        while not recorder.state.over:
            state = recorder.state
            seed = seeds[int(state.to_move)] ^ state.number
            move, row = decision_row(game, state, number, line_up.player(game, state), seed, study.budget)
            recorder.play(move)
            decisions.append(row)
        yield PlayedGame(game_row(study, game, recorder, number, deal), decisions)


def run(study: Study, workers: int) -> Generator[PlayedGame, None, None]:
    """All games, in the order of their numbers."""
    check_study(study)
    return in_order(partial(play_games, study), study.games, workers)


def schema(study: Study) -> dict[str, object]:
    """What goes with the data: its version, its columns, and what was played."""
    return {
        "format": "permonik-dataset",
        "version": VERSION,
        "game": study.game,
        "seats": study.seats,
        "games": study.games,
        "seed": study.seed,
        "bots": study.bots,
        "budget": study.budget,
        "options": dict(study.options),
        "tables": {
            table: {name: {"type": kind, "meaning": meaning} for name, (kind, meaning) in columns.items()}
            for table, columns in TABLES.items()
        },
    }
