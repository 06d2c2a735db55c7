"""Writes the types of the web client from the JSON Schema of the protocol.

python -m tools.protocol_types FILE
"""

import sys
from pathlib import Path
from typing import Any

from permonik.server.schema import schema

Schema = dict[str, Any]
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "/** Made by tools/protocol_types.py from the schema of the protocol. Not to be edited. */\n"


def type_of(schema: Schema) -> str:
    """The TypeScript type that a schema describes."""
    match schema:
        case {"$ref": reference}:
            return name_of(str(reference).removeprefix("#/$defs/"))
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
        case {"enum": values}:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case {"const": value}:
            return f'"{value}"'
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(type_of(part) for part in parts)}]"
        case {"type": "array"}:
            return f"({type_of(schema.get('items', {}))})[]"
        case {"type": "object", "properties": _}:
            return f"{{\n{fields_of(schema)}}}"
        case {"type": "object"}:
            values = schema.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
        case {"type": kind}:
            return PRIMITIVES[kind]
    return "unknown"


def name_of(path: str) -> str:
    """What several games have under one name is called by its game as well."""
    *packages, name = path.split(".")
    game = packages[2].title().replace("_", "") if packages else ""
    return game + name


def fields_of(schema: Schema) -> str:
    required = schema.get("required", ())
    return "".join(
        f"  {name}{'' if name in required else '?'}: {type_of(field)};\n"
        for name, field in schema["properties"].items()
    )


def declaration(name: str, schema: Schema) -> str:
    """One exported type with its description."""
    name = name_of(name)
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{about}export interface {name} {{\n{fields_of(schema)}}}\n"
    return f"{about}export type {name} = {type_of(schema)};\n"


def types() -> str:
    whole = schema()
    both = (("FromClient", whole["fromClient"]), ("ToClient", whole["toClient"]))
    return "\n".join([HEAD, *(declaration(name, part) for name, part in (*whole["$defs"].items(), *both))])


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(types(), encoding="utf-8")
