"""What the player types."""

import sys

PROMPT = "> "


class Leave(Exception):
    """The player goes: by `quit`, because there is no more input, or by Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


def ask() -> str:
    """One line. Raises Leave."""
    try:
        return input(PROMPT).strip()
    except EOFError:
        raise Leave from None
    except KeyboardInterrupt:
        raise Leave(interrupted=True) from None


def is_live() -> bool:
    """Whether a person sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def enable_history() -> None:
    """Arrow keys in the line that is typed, where the platform can do it."""
    try:
        import readline  # noqa: F401, PLC0415 - the import alone does it
    except ImportError:
        return
