"""What the player can say when it is the own turn: a move, or a question."""

import re
from collections.abc import Callable

from permonik.cli.table import Table, path_of
from permonik.cli.terminal.choices import Choices
from permonik.cli.terminal.keyboard import Leave
from permonik.cli.terminal.screen import Moment, Screen
from permonik.cli.words import printable, say_error
from permonik.engine.core.errors import IllegalMove, PermonikError
from permonik.engine.core.refusals import Refusal
from permonik.rulebook import rules
from permonik.sights.words import Words

PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


class Commands:
    """Answers questions until a line is a move."""

    def __init__(self, table: Table, screen: Screen, words: Words, moment: Moment, choices: Choices) -> None:
        self.table = table
        self.screen = screen
        self.words = words
        self.moment = moment
        self.choices = choices
        self.questions: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "moves": self.moves,
            "hand": self.hand,
            "mine": self.mine,
            "players": self.players,
            "log": self.log,
            "why": self.why,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
            "q": self.quit,
        }

    def obey(self, line: str) -> int | None:
        """The move that was chosen, or None when a question was answered."""
        if not line:
            self.screen.turn(self.moment, self.choices)
            return None
        word, _, rest = line.partition(" ")
        word = word.lower()
        if re.fullmatch(r"\d{1,6}", line):
            return self.numbered(int(line))
        if word in self.questions:
            self.questions[word](rest.strip())
            return None
        group = self.choices.group(line.lower())
        if group is not None:
            self.screen.fits(self.moment, self.choices, group)
            return None
        return self.spoken(line)

    def say(self, message_id: str, **args: object) -> None:
        self.screen.say(self.words.say(message_id, **args))

    # Moves.

    def numbered(self, number: int) -> int | None:
        for choice in self.choices.all:
            if choice.number == number:
                return choice.move
        self.say("say-number", most=len(self.choices.all), got=number)
        return None

    def spoken(self, line: str) -> int | None:
        if len(line.split()) < 2:
            for choice in self.choices.all:
                if self.table.game.text(choice.move) == line.lower():
                    return choice.move
            self.say("say-unknown", got=printable(line), most=len(self.choices.all))
            return None
        move, refusal = self.judge(line)
        if refusal is not None:
            self.screen.say(self.words.refusal(refusal))
            return None
        return move

    def judge(self, line: str) -> tuple[int | None, Refusal | None]:
        """The move that a text means, and why it is refused. Neither when it is no move at all, which is said."""
        try:
            move = self.table.game.parse(line, self.table.state)
        except IllegalMove as error:
            return None, error.refusal
        except PermonikError as error:
            self.screen.say(say_error(error))
            return None, None
        return move, self.table.state.refusal(move, self.table.me)

    # Questions.

    def help(self, _: str) -> None:
        own = f"say-help-{self.table.game.id}"
        parts = ["say-help", own, "say-help.commands"]
        if self.screen.drawn:
            parts += [f"{own}.mine", "say-help.mine"]
        for part in parts:
            self.say(part)

    def moves(self, _: str) -> None:
        self.screen.moves(self.moment, self.choices)

    def hand(self, _: str) -> None:
        self.screen.hand(self.moment.sight)

    def mine(self, rest: str) -> None:
        place = PLACE.fullmatch(rest)
        self.screen.board(self.moment, (int(place[1]), int(place[2])) if place else None)

    def players(self, _: str) -> None:
        self.screen.players(self.moment.sight)

    def log(self, _: str) -> None:
        """Everything the player was told, from the own view."""
        rows = self.table.told()
        self.screen.log([line for events in rows for line in self.words.news(events)])

    def why(self, rest: str) -> None:
        if not rest:
            self.say("say-why-what")
            return
        move, refusal = self.judge(rest)
        if refusal is not None:
            self.screen.say(self.words.refusal(refusal), *self.words.rules(refusal.rules))
        elif move is not None:
            self.say("say-legal")

    def rules(self, rest: str) -> None:
        example = f"{self.table.game.rule_list}-053"
        if not rest:
            self.say("say-rule-what", example=example)
        elif rest.upper() in rules():
            self.screen.say(*self.words.rules([rest.upper()]))
        else:
            self.say("say-rule-unknown", got=printable(rest), example=example)

    def save(self, rest: str) -> None:
        if not rest:
            self.say("say-save-what")
            return
        path = path_of(rest)
        self.table.save(path)
        self.say("say-saved-part", file=printable(path))

    def quit(self, _: str) -> None:
        raise Leave
