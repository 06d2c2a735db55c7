"""Writes docs/api.md, the reference of what programs use, from the sources: `python -m tools.api docs/api.md`.

Read as text, not imported: docstrings of compiled classes and of attributes are only there.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

MODULES = {
    "permonik": "What a program imports first.",
    "permonik.engine.core.game": "A game, which knows its rules.",
    "permonik.engine.core.state": "A game in progress.",
    "permonik.engine.core.view": "What a seat knows.",
    "permonik.engine.core.options": "Rule options.",
    "permonik.engine.core.events": "What is told of a move.",
    "permonik.engine.core.record": "A played game as a text.",
    "permonik.engine.core.refusals": "Why a move is not legal.",
    "permonik.engine.core.errors": "What is wrong with input.",
    "permonik.bots": "Players.",
    "permonik.bots.bot": "What a bot is.",
    "permonik.bots.thought": "What a bot answers with.",
    "permonik.env": "Environments for learners.",
    "permonik.lab.simulate": "Many games.",
    "permonik.lab.statistics": "What they show.",
    "permonik.lab.arena": "Which bot is stronger.",
    "permonik.lab.what_if": "Variants of a game.",
    "permonik.lab.dials": "What can be varied.",
    "permonik.lab.dataset": "Games as data.",
}
ABOUT = """\
# API reference

What programs use, written from the sources by `python -m tools.api docs/api.md`; a test compares.
[architecture.md](architecture.md) says how it hangs together, and the README has ten lines to begin with.
"""


def file_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def is_public(name: str) -> bool:
    return not name.startswith("_")


def text_of(docstring: str | None) -> str:
    """As one line of a list: paragraphs of a docstring stay one sentence after the other."""
    return " ".join((docstring or "").split())


def described(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text that stands below it."""
    for statement, following in zip(body, [*body[1:], None], strict=True):
        text = ""
        match following:
            case ast.Expr(value=ast.Constant(value=str(found))):
                text = found
        yield statement, text_of(text)


def signature(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    arguments = ast.unparse(function.args)
    for first in ("self, ", "cls, ", "self", "cls"):
        if arguments.startswith(first):
            arguments = arguments.removeprefix(first)
            break
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    return f"{function.name}({arguments}){returns}"


def entry(name: str, text: str, indent: str = "") -> str:
    return f"{indent}- `{name}`" + (f": {text}" if text else "")


def members_of(kind: ast.ClassDef) -> Iterator[str]:
    for statement, text in described(kind.body):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if is_public(name):
                yield entry(f"{name}: {ast.unparse(annotation)}", text)
            case ast.FunctionDef(name="__init__") as function:
                yield from attributes_of(function)
            case (ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name)) as function if is_public(name):
                is_property = any(ast.unparse(decorator) == "property" for decorator in function.decorator_list)
                shown = name if is_property else signature(function)
                yield entry(shown, text_of(ast.get_docstring(function)))


def attributes_of(function: ast.FunctionDef) -> Iterator[str]:
    """Those which a constructor sets and describes, or types."""
    for statement, text in described(function.body):
        match statement:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation) if is_public(name):
                yield entry(f"{name}: {ast.unparse(annotation)}", text)
            case ast.Assign(targets=[ast.Attribute(attr=name)]) if text and is_public(name):
                yield entry(name, text)


def class_lines(kind: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in kind.bases)
    yield f"### {kind.name}"
    yield ""
    about = text_of(ast.get_docstring(kind))
    if bases:
        about = f"{about} (a `{bases}`)" if about else f"A `{bases}`."
    if about:
        yield about
        yield ""
    members = list(members_of(kind))
    if members:
        yield from members
        yield ""


def module_lines(module: str, about: str) -> Iterator[str]:
    tree = ast.parse(file_of(module).read_text(encoding="utf-8"))
    yield f"## {module}"
    yield ""
    yield f"{about} {text_of(ast.get_docstring(tree))}".strip()
    yield ""
    functions = [
        entry(signature(node), text_of(ast.get_docstring(node)))
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_public(node.name)
    ]
    exported = sorted(names_imported(tree)) if module == "permonik" else []
    yield from [entry(name, "") for name in exported] + functions
    if exported or functions:
        yield ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and is_public(node.name):
            yield from class_lines(node)


def names_imported(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            yield from (f"{alias.name}, from {node.module}" for alias in node.names)


def reference() -> str:
    lines = [ABOUT]
    for module, about in MODULES.items():
        lines += module_lines(module, about)
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")


if __name__ == "__main__":
    main()
