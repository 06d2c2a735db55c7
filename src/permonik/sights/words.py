"""What is said of a game: events, moves, cards and refusals as messages of the catalogue."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from permonik.engine.board.shapes import edge_names
from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.moves import Parts
from permonik.engine.core.record import Record
from permonik.engine.core.refusals import Refusal
from permonik.messages import Catalogue, catalogue
from permonik.rulebook import rule
from permonik.sights.shown import Figure, Message, Sight
from permonik.sights.sides import open_sides

SEPARATOR = ", "
LONGEST_NAME = 16
"""Characters of a name: lines are not endless."""
SEATS = {"seat": "name", "on": "onName", "first": "firstName", "finisher": "finisherName", "to_move": "to_moveName"}
"""Arguments that are seats, and the argument that gives the player's name."""
NAMED = ("role", "tool")
"""Arguments that messages choose by, so they keep their id beside their name."""


def dashed(name: str) -> str:
    """An id of the engine as a part of a message id."""
    return name.replace("_", "-").replace("+", "-")


def default_names(seats: int, texts: Catalogue) -> list[str]:
    return [texts.say(f"player-{seat}") for seat in range(seats)]


def names_in(record: Record, texts: Catalogue) -> list[str]:
    """Who sat there; a bot, or somebody nobody has noted, is called as everywhere."""
    usual = default_names(record.seats, texts)
    return [name[:LONGEST_NAME] or other for name, other in zip(record.names or usual, usual, strict=True)]


class Words:
    """Speaks to one seat, or to a watcher of the whole table (`me` is None)."""

    def __init__(self, game: Game, names: Sequence[str], me: int | None, texts: Catalogue | None = None) -> None:
        self.texts = texts or catalogue()
        self.names = names
        self.me = me
        self.cards = {card.name: card for card in game.cards}
        self.game = self.say(f"game-{game.id}")

    def say(self, message_id: str, **args: object) -> str:
        return self.texts.say(message_id, **args)

    def person(self, seat: int) -> str:
        """How a message speaks of a seat."""
        if seat >= len(self.names):
            return "nobody"
        return "you" if seat == self.me else "other"

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else ""

    def card(self, name: str) -> str:
        return self.say(f"card-{dashed(name)}")

    def held(self, name: str, count: int) -> str:
        """A card of a hand, with how many of it there are."""
        return self.say("hand-times", card=self.card(name), count=count) if count > 1 else self.card(name)

    def meaning(self, name: str) -> str:
        return self.say(f"card-{dashed(name)}.meaning")

    def tools(self, tools: Iterable[str]) -> str:
        return SEPARATOR.join(self.say(f"tool-{tool}") for tool in tools)

    def sides(self, sides: str) -> str:
        return SEPARATOR.join(self.say(f"side-{side}") for side in sides)

    def side_names(self, sides: int) -> str:
        return self.sides(edge_names(sides))

    def open_to(self, card: str, turned: bool) -> str:
        """The open sides of a card as it lies."""
        return self.side_names(open_sides(self.cards[card], turned))

    def told(self, message: Message) -> str:
        """What a game hands over to be said."""
        return self.say(message.id, **self.arguments(message.args))

    def figure(self, figure: Figure) -> str:
        return self.name(figure.seat or 0) if figure.name is None else self.told(figure.name)

    # Arguments of the engine as arguments of messages.

    def arguments(self, given: Mapping[str, object]) -> dict[str, object]:
        args: dict[str, object] = {}
        for key, value in given.items():
            if key in SEATS and isinstance(value, int):
                args |= {key: self.person(value), SEATS[key]: self.name(value), "number": value}
            elif key in NAMED:
                args |= {key: value, f"{key}Name": self.say(f"{key}-{value}")}
            else:
                args[key] = self.argument(key, value)
        if given.get("on") is not None and given.get("on") == given.get("seat"):
            args["on"] = "self"
        return args

    def argument(self, key: str, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key in ("card", "second", "face", "tile"):
            return self.card(str(value))
        if key == "sides":
            return self.sides(str(value))
        if isinstance(value, list | tuple):
            return LISTS.get(key, Words.plain_list)(self, value)
        return value

    # Sentences.

    def event(self, event: Event) -> str:
        given = {**event.args, **(event.secret or {})}
        args = self.arguments(given) | {"known": "no" if event.secret is None else "yes"}
        args["gold"] = "yes" if "gold" in (given.get("card"), given.get("face")) else "no"
        message = f"event-{dashed(event.name)}"
        of_level = f"{message}-level"
        return self.say(of_level if "level" in given and self.texts.has(of_level) else message, **args)

    def news(self, events: Sequence[Event]) -> list[str]:
        """What is worth a line in the log: whatever others draw and what a deal brings is not."""
        dealt = any(event.name == "dealt" for event in events)
        return [self.event(event) for event in events if self.is_news(event, dealt)]

    def is_news(self, event: Event, dealt: bool) -> bool:
        if event.name in ("drew", "received", "received_card"):
            return event.secret is not None and not dealt
        return event.name != "got_role" or event.args["seat"] == self.me

    def move(self, parts: Parts, sight: Sight | None, *, short: bool = False) -> str:
        args = self.arguments(parts.given())
        if parts.kind == "turn" and sight is not None and parts.x is not None and parts.y is not None:
            stone = sight.board.tiles[parts.x, parts.y].card
            assert stone is not None, "the stone to turn is known"
            args["sides"] = self.open_to(stone.name, bool(parts.turned))
        kind, ending = parts.kind, ".short" if short else ""
        said = field_of(parts, sight)
        if said is not None:
            kind, args["field"] = f"{kind}-field", self.told(Message(said.id + ending, said.args))
        elif "second" in parts.facts:
            kind = f"{kind}-two"
        return self.say(f"move-{kind}{ending}", **args)

    def refusal(self, refusal: Refusal) -> str:
        reason = self.say(f"refusal-{dashed(refusal.reason)}", **self.arguments(refusal.args))
        if not refusal.rules:
            return self.say("say-refused-bare", reason=reason)
        return self.say("say-refused", reason=reason, rules=SEPARATOR.join(refusal.rules))

    def rules(self, ids: Iterable[str]) -> list[str]:
        return [self.say("say-rule", id=id_, text=rule(id_).text) for id_ in ids]

    def hand(self, sight: Sight) -> str:
        """The own cards in one line."""
        return self.say("hand-cards", cards=self.card_names(sight.hand))

    def plain_list(self, items: Sequence[object]) -> str:
        return SEPARATOR.join(map(str, items))

    def card_names(self, cards: Sequence[str]) -> str:
        return SEPARATOR.join(map(self.card, cards)) or self.say("hand-nothing")

    def round_of(self, sight: Sight) -> str:
        """Which round is played; in a game of one round its name."""
        return self.game if sight.rounds == 1 else self.say("table-round", round=sight.round, rounds=sight.rounds)

    def round_title(self, sight: Sight, number: int) -> str:
        return self.game if sight.rounds == 1 else self.say("round-title", round=number)

    def pile(self, sight: Sight) -> str:
        return self.told(sight.pile)

    def players(self, seats: Sequence[int]) -> str:
        return SEPARATOR.join(map(self.name, seats))

    def roles(self, roles: Sequence[str]) -> str:
        return SEPARATOR.join(self.say(f"role-{role}") for role in roles)


def field_of(parts: Parts, sight: Sight | None) -> Message | None:
    """Where on its card a move leads, if that must be said."""
    if sight is None or "field" not in parts.facts or parts.x is None or parts.y is None:
        return None
    tile, number = sight.board.tiles.get((parts.x, parts.y)), parts.facts["field"]
    return tile.fields[number].said if tile is not None and tile.fields and isinstance(number, int) else None


LISTS: Mapping[str, Callable[[Words, Sequence[Any]], str]] = {
    "tools": Words.tools,
    "cards": Words.card_names,
    "players": Words.players,
    "roles": Words.roles,
}
"""How lists of things are said."""
