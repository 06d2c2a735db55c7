"""A game from the deal to the ranking: shows, asks, obeys."""

import time

import click

from permonik.cli.table import Table
from permonik.cli.terminal.choices import Choices, choices_of
from permonik.cli.terminal.commands import Commands
from permonik.cli.terminal.keyboard import Leave, ask
from permonik.cli.terminal.screen import Moment, Screen, places_of
from permonik.engine.core.events import Event
from permonik.sights.shown import Place
from permonik.sights.sight import sight_of
from permonik.sights.words import Words

AFTER_THE_ROUND = ("offered", "counted")
"""What is told after the result of a round."""


class Session:
    """One person at a table."""

    def __init__(self, table: Table, screen: Screen, words: Words, pace: float) -> None:
        self.table = table
        self.screen = screen
        self.words = words
        self.pace = pace if screen.redraws else 0.0
        self.news: list[str] = []
        self.last: frozenset[Place] = frozenset()
        self.finished = 0
        """How many rounds the player has seen ending."""

    def moment(self) -> Moment:
        return Moment(sight_of(self.table.game, self.table.view()), self.news, self.last)

    def run(self) -> None:
        """Plays to the end. Raises Leave."""
        try:
            self.tell(self.table.deal())
            while not self.table.state.over:
                if self.table.my_turn:
                    self.my_turn()
                else:
                    self.tell(self.table.play(self.table.bot_move()))
        except KeyboardInterrupt:
            raise Leave(interrupted=True) from None

    def my_turn(self) -> None:
        moment = self.moment()
        choices = choices_of(self.table.game, self.table.state.moves(), moment.sight.hand)
        self.screen.turn(moment, choices)
        move = self.ask_move(moment, choices)
        self.news = []
        self.tell(self.table.play(move))

    def ask_move(self, moment: Moment, choices: Choices) -> int:
        commands = Commands(self.table, self.screen, self.words, moment, choices)
        while True:
            try:
                move = commands.obey(ask())
            except click.UsageError as error:
                self.screen.say(error.message)
                continue
            if move is not None:
                return move

    def tell(self, events: list[Event]) -> None:
        """Tells what a move brought about; a round that ends or begins gets its own page."""
        names = [event.name for event in events]
        begun = names.index("dealt") if "dealt" in names else len(names)
        finished = len(self.moment().sight.finished)
        if finished > self.finished:
            self.finished = finished
            shared = next((i for i, name in enumerate(names) if name in AFTER_THE_ROUND), begun)
            self.happened(events[:shared])
            self.end_round()
            self.happened(events[shared:begun])
        else:
            self.happened(events[:begun])
        if begun < len(events):
            self.begin_round(events[begun:])
        if self.table.state.over:
            self.screen.game_over(self.moment().sight)

    def happened(self, events: list[Event]) -> None:
        if not events:
            return
        lines = self.words.news(events)
        self.news = [*self.news, *lines]
        self.last = places_of(events) or self.last
        self.screen.happened(self.moment(), lines)
        time.sleep(self.pace)

    def end_round(self) -> None:
        sight = self.moment().sight
        ended = sight.finished[-1]
        if ended.route and sight.round == ended.number:
            self.screen.route(sight, ended)
            self.wait()
        self.screen.round_over(sight, ended)
        self.wait()

    def begin_round(self, events: list[Event]) -> None:
        self.news = self.words.news(events[:1])
        self.last = frozenset()
        self.screen.round_begins(self.moment().sight)
        self.screen.say(*self.news)
        self.wait()

    def wait(self) -> None:
        """Until the player has read the page."""
        if self.screen.redraws:
            self.screen.say(self.words.say("press-enter"))
            ask()
