"""A small reader of JSON Schema, for the keywords that the schema of the protocol uses."""

from collections.abc import Iterator
from typing import Any

from permonik.server.schema import schema

DEFINITIONS = schema()["$defs"]
SILENT = {"title", "description", "default", "discriminator"}
"""Keywords that refuse nothing."""


def problems(node: dict[str, Any], value: Any, where: str = "") -> Iterator[str]:
    """What is wrong with a value. Stricter than JSON Schema: a field that is not described is a mistake."""
    for keyword, wanted in node.items():
        if keyword not in SILENT:
            yield from CHECKS[keyword](node, wanted, value, where)


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    return DEFINITIONS[node["$ref"].removeprefix("#/$defs/")] if "$ref" in node else node


def check_any(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if "discriminator" in node:
        tag, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        if not isinstance(value, dict) or value.get(tag) not in mapping:
            yield f"{where}: unknown {tag} in {value}"
        else:
            yield from problems({"$ref": mapping[value[tag]]}, value, where)
    elif all(any(problems(one, value, where)) for one in wanted):
        yield f"{where}: {value} is none of {wanted}"


def check_type(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    kinds: dict[str, type] = {"string": str, "integer": int, "boolean": bool, "object": dict, "array": list}
    fits = value is None if wanted == "null" else type(value) is kinds[wanted]
    if not fits:
        yield f"{where}: {value!r} is no {wanted}"


def check_properties(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, part in value.items():
            if name in wanted:
                yield from problems(wanted[name], part, f"{where}.{name}")
            elif not node.get("additionalProperties"):
                yield f"{where}.{name}: nothing says what it is"


def check_others(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict) and wanted:
        for name in value.keys() - node.get("properties", {}).keys():
            yield from problems(wanted, value[name], f"{where}.{name}")


def check_items(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, list) and wanted:
        for number, part in enumerate(value):
            yield from problems(wanted, part, f"{where}[{number}]")


def check_first_items(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, list):
        for number, (one, part) in enumerate(zip(wanted, value, strict=False)):
            yield from problems(one, part, f"{where}[{number}]")


def check_required(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (f"{where}.{name}: missing" for name in wanted if name not in value)


def check_names(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name in value:
            yield from problems(wanted, name, f"{where}.{name}")


def check_enum(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    if value not in wanted:
        yield f"{where}: {value!r} is none of {wanted}"


def check_most(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    size = len(value) if isinstance(value, str | list | dict) else value
    if isinstance(size, int) and size > wanted:
        yield f"{where}: more than {wanted}"


def check_least(node: dict[str, Any], wanted: Any, value: Any, where: str) -> Iterator[str]:
    size = len(value) if isinstance(value, str | list | dict) else value
    if isinstance(size, int) and size < wanted:
        yield f"{where}: less than {wanted}"


CHECKS = {
    "$ref": lambda node, wanted, value, where: problems(resolved(node), value, where),
    "anyOf": check_any,
    "type": check_type,
    "enum": check_enum,
    "properties": check_properties,
    "required": check_required,
    "additionalProperties": check_others,
    "propertyNames": check_names,
    "items": check_items,
    "prefixItems": check_first_items,
    **dict.fromkeys(("maximum", "maxLength", "maxItems", "maxProperties"), check_most),
    **dict.fromkeys(("minimum", "minItems"), check_least),
}


def wrong_from_client(message: Any) -> list[str]:
    return list(problems(schema()["fromClient"], message))


def wrong_to_client(message: Any) -> list[str]:
    return list(problems(schema()["toClient"], message))


def tags(direction: str) -> dict[str, str]:
    """The types of messages of a direction, and the names of their definitions."""
    mapping = schema()[direction]["discriminator"]["mapping"]
    return {tag: reference.removeprefix("#/$defs/") for tag, reference in mapping.items()}


def kinds() -> dict[str, str]:
    mapping = DEFINITIONS["Line"]["discriminator"]["mapping"]
    return {tag: reference.removeprefix("#/$defs/") for tag, reference in mapping.items()}
