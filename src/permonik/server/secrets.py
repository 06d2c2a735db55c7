"""Ids, codes and secrets. Drawn from a source that tests can replace."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable

Source = Callable[[int], bytes]
"""So many random bytes; the operating system's unless a test says otherwise."""

system_source: Source = secrets.token_bytes

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
"""Told apart when said aloud and when written: no I, O or Q."""
CODE_LENGTH = 6
"""148 million codes: with the limit on look-ups, guessing finds nothing."""
SECRET_BYTES = 24
SECRET = re.compile("[0-9a-f]{32,64}")
"""16 to 32 bytes."""
LEAST_DIGITS = 8
"""Different ones, in a secret that somebody else has drawn: of 32 random digits, fewer come once in 25 million."""


def table_id(source: Source) -> str:
    return source(16).hex()


def code(source: Source) -> str:
    """A code to say aloud, every one equally likely."""
    letters = ""
    while len(letters) < CODE_LENGTH:
        number = source(1)[0]
        if number < 256 - 256 % len(LETTERS):
            letters += LETTERS[number % len(LETTERS)]
    return letters


def seat_secret(source: Source) -> str:
    """What opens a seat; it is shown once, to the person who sits there."""
    return source(SECRET_BYTES).hex()


def is_strong(secret: str) -> bool:
    """Whether a secret may have been drawn at random: long enough, and not a pattern that anybody would try."""
    return bool(SECRET.fullmatch(secret)) and len(set(secret)) >= LEAST_DIGITS


def secret_hash(secret: str) -> str:
    return hashlib.sha256(b"permonik seat 1" + secret.encode()).hexdigest()


def opens(secret: str, kept_hash: str) -> bool:
    return hmac.compare_digest(secret_hash(secret), kept_hash)
