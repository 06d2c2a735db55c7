"""The end of a round and of a game in sentences; both kinds of screen say the same."""

from permonik.cli.terminal.screen import ranking
from permonik.sights.shown import Round, Sight
from permonik.sights.words import SEPARATOR, Words, dashed


def round_title(words: Words, ended: Round) -> str:
    return words.told(ended.title)


def round_rows(words: Words, ended: Round) -> list[tuple[int, str, str]]:
    """For each seat who it was and what it was paid."""
    return [
        (
            seat,
            words.say("round-role", name=words.name(seat), role=words.say(f"role-{role}")),
            words.told(ended.paid[seat]),
        )
        for seat, role in enumerate(ended.roles)
    ]


def round_notes(words: Words, ended: Round) -> list[str]:
    notes = [words.told(line) for line in ended.count]
    if ended.winners is not None:
        notes.append(winners(words, ended.winners))
    if ended.takers:
        first = ended.takers[0]
        notes.append(words.say("round-share", seat=words.person(first), name=words.name(first)))
    return notes


def winners(words: Words, seats: tuple[int, ...]) -> str:
    if not seats:
        return words.say("round-nobody-wins")
    return words.say("round-winners", names=SEPARATOR.join(words.name(seat) for seat in seats))


def round_whys(words: Words, ended: Round) -> list[str]:
    """For each seat why it won or lost, where the title does not say it."""
    return [words.say(f"why-{dashed(why)}") for why in ended.whys]


def left_over(words: Words, ended: Round) -> list[str]:
    """The dwarf card that nobody was dealt, in a game that shows it."""
    return [words.say("round-left-over", role=words.say(f"role-{ended.left_over}"))] if ended.left_over else []


def game_title(words: Words, sight: Sight) -> str:
    if sight.winners is not None:
        names = SEPARATOR.join(words.name(seat) for seat in sight.winners)
        return words.say("game-won", names=names, count=len(sight.winners))
    best = [seat for place, seat, _ in ranking(sight) if place == 1]
    nuggets = sight.players[best[0]].points or 0
    if len(best) == 1:
        winner = f"game-winner{sight.counts}"
        return words.say(winner, seat=words.person(best[0]), name=words.name(best[0]), nuggets=nuggets)
    names = SEPARATOR.join(words.name(seat) for seat in best)
    return words.say(f"game-winners{sight.counts}", names=names, nuggets=nuggets)


def game_rows(words: Words, sight: Sight) -> list[tuple[int, str]]:
    """The ranking, where there is one."""
    if sight.winners is not None:
        return []
    return [
        (seat, words.say(f"game-place{sight.counts}", place=place, name=words.name(seat), nuggets=nuggets))
        for place, seat, nuggets in ranking(sight)
    ]


def role_lines(words: Words, role: str | None) -> list[str]:
    """Who you are, and what to do; nothing in a game without roles."""
    return [] if role is None else [words.say(f"role-{role}.line"), words.say(f"role-{role}.task")]
