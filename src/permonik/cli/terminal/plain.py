"""A game in sentences, for screen readers: no drawing, no colours, nothing redrawn."""

import click

from permonik.cli.terminal import endings
from permonik.cli.terminal.choices import Choices, Group
from permonik.cli.terminal.screen import Moment
from permonik.engine.core.cards import Card
from permonik.sights.shown import Figure, Place, Round, Sight, Tile, Token
from permonik.sights.sides import groups_of, open_sides
from permonik.sights.words import SEPARATOR, Words


class PlainScreen:
    drawn = False
    redraws = False

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, *lines: str) -> None:
        for line in lines:
            click.echo(line)

    def turn(self, moment: Moment, choices: Choices) -> None:
        words, sight = self.words, moment.sight
        self.say(
            "",
            words.say(
                "plain-turn",
                turn="other" if sight.out_of_turn else "own",
                round=words.round_of(sight),
                pile=words.pile(sight),
            ),
        )
        if choices.cards:
            self.say(words.say("hand-cards", cards=SEPARATOR.join(map(self.lettered, choices.cards))))
        self.moves(moment, choices)
        self.say(words.told(sight.asks))

    def lettered(self, group: Group) -> str:
        """A card of the hand with the letter that asks where it fits."""
        return self.words.say("hand-letter", letter=group.letter, card=self.words.held(str(group.card), group.count))

    def happened(self, moment: Moment, lines: list[str]) -> None:
        self.say(*lines)

    def fits(self, moment: Moment, choices: Choices, group: Group) -> None:
        if not group.plays:
            self.say(self.words.say("choice-none", card=self.words.card(str(group.card))))
        self.moves(moment, Choices((group,)))

    def moves(self, moment: Moment, choices: Choices) -> None:
        for choice in choices.all:
            move = self.words.move(choice.parts, moment.sight)
            self.say(self.words.say("move-numbered", number=choice.number, move=move))

    def hand(self, sight: Sight) -> None:
        self.role(sight)
        if not sight.hand:
            self.say(self.words.say("hand-empty"))
        for name in sight.hand:
            self.say(self.words.say("hand-line", card=self.words.card(name), meaning=self.words.meaning(name)))

    def role(self, sight: Sight) -> None:
        if sight.role is not None:
            self.say(" ".join(endings.role_lines(self.words, sight.role)))

    def board(self, moment: Moment, focus: Place | None) -> None:
        board = moment.sight.board
        self.say(self.words.say("mine-title"))
        for place, tile in sorted(board.tiles.items()):
            self.say(self.tile(place, tile))
        for figure in board.figures:
            self.say(self.figure(figure))
        for token in board.tokens:
            self.say(self.token(token))

    def figure(self, figure: Figure) -> str:
        x, y = figure.place
        said = figure.at.said if figure.at is not None else None
        return self.words.say(
            "mine-figure",
            x=x,
            y=y,
            figure=self.words.figure(figure),
            lies="yes" if figure.lying else "no",
            where="none" if said is None else self.words.told(said),
        )

    def token(self, token: Token) -> str:
        x, y = token.place
        side = "south" if token.to_the_south else "east"
        return self.words.say("mine-token", x=x, y=y, token=self.words.told(token.name), side=side)

    def tile(self, place: Place, tile: Tile) -> str:
        args: dict[str, object] = {"x": place[0], "y": place[1]}
        if tile.card is not None:
            args["sides"] = self.words.open_to(tile.card.name, tile.turned)
        if tile.said is not None:
            return self.words.say(tile.said.id, **self.words.arguments(tile.said.args), **args)
        assert tile.card is not None, "a covered card has a sentence of its own"
        args |= {
            "card": self.words.card(tile.card.name),
            "turned": "yes" if tile.turned else "no",
            "lit": "yes" if tile.lit else "no",
        }
        return self.words.say("mine-card", **args | self.tunnels(tile.card, tile.turned))

    def tunnels(self, card: Card, turned: bool) -> dict[str, object]:
        """Where the tunnels of a card lead: nowhere, past stubs, or on two ways that never meet."""
        if card.dead_end:
            return {"tunnels": "dead"}
        groups = groups_of(card, turned)
        stubs = 0 if card.ladder else open_sides(card, turned) & ~sum(groups)
        if len(groups) > 1:
            return {
                "tunnels": "apart",
                "sides": self.words.side_names(groups[0]),
                "others": self.words.side_names(groups[1]),
            }
        if stubs:
            return {
                "tunnels": "stubs",
                "sides": self.words.side_names(groups[0]),
                "others": self.words.side_names(stubs),
            }
        return {"tunnels": "open"}

    def players(self, sight: Sight) -> None:
        for seat in range(len(sight.players)):
            self.say(self.player(sight, seat))

    def player(self, sight: Sight, seat: int) -> str:
        player = sight.players[seat]
        facts = [] if player.role is None else [self.words.say(f"role-{player.role}")]
        facts += [self.words.say("table-cards", count=player.cards), self.words.told(player.score)]
        facts += map(self.words.told, (*player.has, *player.in_front))
        return self.words.say("plain-player", number=seat, name=self.words.name(seat), facts=SEPARATOR.join(facts))

    def log(self, lines: list[str]) -> None:
        self.say(*lines)

    def round_begins(self, sight: Sight) -> None:
        self.say("", self.words.round_of(sight))
        self.role(sight)
        self.board(Moment(sight), None)
        self.players(sight)

    def route(self, sight: Sight, ended: Round) -> None:
        """Nothing that the news have not said."""

    def round_over(self, sight: Sight, ended: Round) -> None:
        self.say("", endings.round_title(self.words, ended))
        for seat, why in enumerate(endings.round_whys(self.words, ended)):
            self.say(self.words.say("round-why", name=self.words.name(seat), why=why))
        if ended.count:
            self.say(*[f"{who} {paid}." for _, who, paid in endings.round_rows(self.words, ended)])
        self.say(*endings.round_notes(self.words, ended))

    def game_over(self, sight: Sight) -> None:
        self.say("", self.words.say("game-over"), endings.game_title(self.words, sight))
        self.say(*[row for _, row in endings.game_rows(self.words, sight)])

    def step(self, moment: Moment, title: str, lines: list[str]) -> None:
        self.say("", title, *lines)
        self.board(moment, None)
        self.players(moment.sight)
        for seat, player in enumerate(moment.sight.players):
            if player.hand:
                cards = self.words.card_names(player.hand)
                self.say(self.words.say("plain-hand-of", name=self.words.name(seat), cards=cards))
        if moment.sight.seat is not None:
            self.say(self.words.hand(moment.sight))
