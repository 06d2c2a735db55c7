"""What people write: names and chat stay text, without control or direction characters."""

import unicodedata

LONGEST_NAME = 20
LONGEST_CHAT = 200
UNWANTED = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Control, formatting (direction marks among them), private, surrogate and unassigned characters, line breaks."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


def clean(text: str, longest: int) -> str:
    """The text as it may be shown; empty when nothing of it is left."""
    kept = "".join(" " if char.isspace() or char in BLANK else char for char in text)
    kept = "".join(char for char in kept if unicodedata.category(char) not in UNWANTED)
    return " ".join(unicodedata.normalize("NFC", kept).split())[:longest].strip()


def clean_name(text: str) -> str:
    return clean(text, LONGEST_NAME)


def clean_chat(text: str) -> str:
    return clean(text, LONGEST_CHAT)
