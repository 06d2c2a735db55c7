"""The JSON Schema of both directions, from which the types of clients are made."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec

from permonik.engine import games
from permonik.engine.core.view import View
from permonik.server.line_messages import PUBLIC
from permonik.server.lines import Dealt, Line, Moved
from permonik.server.protocol import AnyFromClient, AnyToClient

DIALECT = "https://json-schema.org/draft/2020-12/schema"
WITH_EVENTS = (Dealt, Moved)
"""The lines that change the game: with them comes what it tells."""

Schema = dict[str, Any]


class Event(msgspec.Struct, frozen=True):
    """A fact that a deal or a move told: `args` to everybody, `secret` only to the seat that may know it."""

    name: str
    args: dict[str, object]
    secret: dict[str, object] | msgspec.UnsetType = msgspec.UNSET


def described_line(line: type[Line]) -> type[msgspec.Struct]:
    """What clients are told of a kind of line: its public fields and no others."""
    hints = get_type_hints(line)
    shown = [("number", int), *((name, hints[name]) for name in PUBLIC[line])]
    if line in WITH_EVENTS:
        shown.append(("events", list[Event]))
    name = line.__name__
    doc = {"__doc__": line.__doc__}
    return msgspec.defstruct(f"{name}Line", shown, tag_field="kind", tag=name.lower(), namespace=doc, kw_only=True)


def described_move() -> type[msgspec.Struct]:
    """A move on offer: its text and its kind, and what moves of any game say; what does not apply is left out."""
    facts = [(name, kind | msgspec.UnsetType, msgspec.UNSET) for name, kind in said_by_moves().items()]
    shown: list[tuple[str, Any] | tuple[str, Any, Any]] = [("text", str), ("kind", str), *facts]
    doc = {"__doc__": "A move on offer: `text` is what `move` sends back, the rest is the move taken apart."}
    return msgspec.defstruct("Offer", shown, namespace=doc, kw_only=True)


def said_by_moves() -> dict[str, type]:
    """What moves of all games say, by name, and of which type it is."""
    said: dict[str, type] = {}
    for game in games():
        for block in game.notation.moves.blocks:
            first = game.notation.moves.first(block.kind)
            for move in (first, first + block.size - 1):  # what only some moves of a kind say, the last one says
                said |= {name: type(value) for name, value in game.parts(move).facts.items()}
    return said


def screens() -> Mapping[type[View], list[str]]:
    """The struct of every game's screen, and the games that have it."""
    found: dict[type[View], list[str]] = defaultdict(list)
    for game in games():
        found[get_type_hints(type(game).screen)["return"]].append(game.id)
    return found


def name_in(reference: Schema) -> str:
    return str(reference["$ref"]).removeprefix("#/$defs/")


def reference_to(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def one_of(name: str, about: str, references: list[Schema], tag: str, by_tag: Mapping[str, Schema]) -> Schema:
    mapping = {value: reference["$ref"] for value, reference in by_tag.items()}
    told_apart = {"discriminator": {"propertyName": tag, "mapping": mapping}} if mapping else {}
    return {"title": name, "description": about, "anyOf": references, **told_apart}


def changes_of(name: str, screen: Schema) -> Schema:
    """The same fields, each there only when it is new."""
    about = f"The fields of {name} that a line changed."
    return {**screen, "title": f"{name}Changes", "description": about, "required": []}


@cache
def schema() -> Schema:
    """`fromClient` is a message of a client, `toClient` one of the messages in a frame of the server."""
    lines = [described_line(line) for line in PUBLIC]
    shown, components = msgspec.json.schema_components(
        (AnyFromClient, AnyToClient, described_move(), *lines, *screens()),
        schema_hook=lambda _: {"description": "Any JSON."},
        ref_template="#/$defs/{name}",
    )
    from_client, to_client, move, *others = shown
    parts = parts_of(components, others[: len(lines)], others[len(lines) :])
    assert not parts.keys() & components.keys(), "a game has a struct with the name of a part of the protocol"
    sight, told = components["Sight"]["properties"], components["Told"]["properties"]
    line = reference_to("Line")
    sight |= {"screen": reference_to("Screen"), "moves": many(move), "missed": many(line)}
    told |= {"line": line, "changes": reference_to("Changes"), "moves": many(move)}
    return {"$schema": DIALECT, "fromClient": from_client, "toClient": to_client, "$defs": tidied(components | parts)}


def parts_of(components: Mapping[str, Schema], lines: list[Schema], seen: list[Schema]) -> dict[str, Schema]:
    """What stands in messages as text that was made elsewhere: lines, screens, and what changes of them."""
    parts = {}
    for reference, ids in zip(seen, screens().values(), strict=True):
        screen = components[name_in(reference)]
        screen["properties"]["game"] = {"enum": ids}
        parts[f"{name_in(reference)}Changes"] = changes_of(name_in(reference), screen)
    changes = [reference_to(name) for name in parts]
    by_game = {game: reference for reference, ids in zip(seen, screens().values(), strict=True) for game in ids}
    by_kind = {line.__name__.lower(): reference for line, reference in zip(PUBLIC, lines, strict=True)}
    parts["Line"] = one_of("Line", "What a client is told of a line of the log.", lines, "kind", by_kind)
    parts["Screen"] = one_of("Screen", "What a seat sees of its game.", seen, "game", by_game)
    parts["Changes"] = one_of("Changes", "The fields of a screen that a line changed.", changes, "", {})
    return parts


def many(schema: Schema) -> Schema:
    return {"type": "array", "items": schema}


def tidied(components: Mapping[str, Schema]) -> dict[str, Schema]:
    """In the order of their names, each description on one line."""
    return {
        name: {**component, "description": " ".join(component.get("description", name).split())}
        for name, component in sorted(components.items())
    }
