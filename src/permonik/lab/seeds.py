"""Seeds derived from one seed, so that every game and every seat of it has its own whoever plays them when."""

from hashlib import sha256


def derive(seed: int, *path: object) -> int:
    """A seed from 0 to 2**63 - 1 for a place such as ("game", 17, "seat", 2)."""
    text = "/".join(map(str, ("permonik seed 1", seed, *path)))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 1
