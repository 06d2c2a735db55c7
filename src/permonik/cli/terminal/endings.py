"""The end of a round and of a game in sentences; both kinds of screen say the same."""

from permonik.cli.terminal.screen import ranking, winning_side
from permonik.cli.terminal.sight import Sight
from permonik.cli.terminal.words import SEPARATOR, Words
from permonik.engine.saboteur.view import RoundResult


def round_title(words: Words, result: RoundResult) -> str:
    return words.say("round-over", side=winning_side(result), round=result.round)


def round_rows(words: Words, result: RoundResult) -> list[tuple[int, str, str]]:
    """For each seat who it was and what it was paid."""
    return [
        (
            seat,
            words.say("round-role", name=words.name(seat), role=words.say(f"role-{role}")),
            words.say("round-paid", nuggets=result.pay[seat]),
        )
        for seat, role in enumerate(result.roles)
    ]


def round_notes(words: Words, result: RoundResult) -> list[str]:
    notes = [words.say("round-left-over", role=words.say(f"role-{result.left_over}"))]
    if result.takers:
        first = result.takers[0]
        notes.append(words.say("round-share", seat=words.person(first), name=words.name(first)))
    return notes


def game_title(words: Words, sight: Sight) -> str:
    best = [seat for place, seat, _ in ranking(sight) if place == 1]
    nuggets = sight.players[best[0]].gold or 0
    if len(best) == 1:
        return words.say("game-winner", seat=words.person(best[0]), name=words.name(best[0]), nuggets=nuggets)
    return words.say("game-winners", names=SEPARATOR.join(words.name(seat) for seat in best), nuggets=nuggets)


def game_rows(words: Words, sight: Sight) -> list[tuple[int, str]]:
    return [
        (seat, words.say("game-place", place=place, name=words.name(seat), nuggets=nuggets))
        for place, seat, nuggets in ranking(sight)
    ]


def role_lines(words: Words, role: str) -> tuple[str, str]:
    """Who you are, and what to do."""
    return words.say(f"role-{role}.line"), words.say(f"role-{role}.task")
