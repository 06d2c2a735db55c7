"""A deal that nobody could choose, and its proof. docs/fair-deal.md has the protocol, its bytes and what it shows.

The server fixes its seed and publishes a commitment to it; then people add contributions; the deal's seed is the hash
of all of them. Nothing here draws chance: seeds and contributions come from whoever takes part.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from permonik.engine.core.errors import PermonikError, WrongSeed
from permonik.engine.core.randomness import SECRET_BYTES

COMMITMENT_DOMAIN = b"permonik commitment 1"
DEAL_DOMAIN = b"permonik deal 1"
CONTRIBUTION_BYTES = 16
MOST_SEATS = 255
"""The number of seats is hashed as one byte."""
ABSENT = b"\x00"
PRESENT = b"\x01"
TABLE = re.compile(r"[A-Za-z0-9._-]{1,64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")


class WrongTable(PermonikError):
    code = "wrong_table"


class WrongContribution(PermonikError):
    code = "wrong_contribution"


class WrongCommitment(PermonikError):
    """What was handed in as a commitment is none."""

    code = "wrong_commitment"


class BrokenCommitment(PermonikError):
    """The seed is not the one that was committed to."""

    code = "broken_commitment"


def commitment(seed: bytes) -> str:
    """What the server publishes before it takes contributions, as hexadecimal digits."""
    return sha256(COMMITMENT_DOMAIN + check_seed(seed)).hexdigest()


def deal_seed(seed: bytes, table_id: str, contributions: Sequence[bytes | None]) -> bytes:
    """The seed of the engine's cryptographic generator. One contribution for each seat, None where there is none."""
    return sha256(deal_bytes(seed, table_id, contributions)).digest()


def deal_bytes(seed: bytes, table_id: str, contributions: Sequence[bytes | None]) -> bytes:
    """What is hashed: it can be read back in one way only, so no two different deals share their bytes."""
    table = check_table(table_id).encode("ascii")
    parts = [DEAL_DOMAIN, check_seed(seed), bytes([len(table)]), table]
    parts.append(bytes([len(check_contributions(contributions))]))
    parts += [ABSENT if one is None else PRESENT + one for one in contributions]
    return b"".join(parts)


@dataclass(frozen=True, slots=True)
class FairDeal:
    """All that went into a deal. Its parts are well-formed; whether they fit together is for `verify` to say."""

    table: str
    seed: bytes = field(repr=False)
    """The server's, secret until the last round is over; not the one that the game is dealt from."""
    commitment: str
    contributions: tuple[bytes | None, ...]
    """By seat; None for bots and for people who sent none."""

    def __post_init__(self) -> None:
        check_table(self.table)
        check_seed(self.seed)
        check_commitment(self.commitment)
        check_contributions(self.contributions)

    def verify(self) -> bytes:
        """The seed that the game must have been dealt from. Raises BrokenCommitment if the server's is another."""
        if (kept := commitment(self.seed)) != self.commitment:
            raise BrokenCommitment(self.commitment, kept)
        return self.deal_seed()

    def deal_seed(self) -> bytes:
        return deal_seed(self.seed, self.table, self.contributions)


def check_seed(seed: object) -> bytes:
    if isinstance(seed, bytes) and len(seed) == SECRET_BYTES:
        return seed
    raise WrongSeed(f"{SECRET_BYTES} bytes", kind_of(seed))


def check_table(table_id: object) -> str:
    """Plain letters: they have the same bytes everywhere, and stand in one line of a record."""
    if isinstance(table_id, str) and TABLE.fullmatch(table_id):
        return table_id
    got = repr(table_id[:80]) if isinstance(table_id, str) else kind_of(table_id)
    raise WrongTable("1 to 64 of the characters A-Z a-z 0-9 . _ -", got)


def check_commitment(text: object) -> str:
    if isinstance(text, str) and COMMITMENT.fullmatch(text):
        return text
    got = repr(text[:80]) if isinstance(text, str) else kind_of(text)
    raise WrongCommitment("64 hexadecimal digits in small letters", got)


def check_contributions(contributions: Sequence[object]) -> Sequence[object]:
    if not 1 <= len(contributions) <= MOST_SEATS:
        raise WrongContribution(f"one for each of 1 to {MOST_SEATS} seats", f"{len(contributions)} seats")
    for seat, one in enumerate(contributions):
        if one is not None and not (isinstance(one, bytes) and len(one) == CONTRIBUTION_BYTES):
            raise WrongContribution(f"{CONTRIBUTION_BYTES} bytes", f"{kind_of(one)} from seat {seat}", seat=seat)
    return contributions


def kind_of(value: object) -> str:
    """Says what is wrong with a value without giving secret bytes away."""
    return f"{len(value)} bytes" if isinstance(value, bytes) else type(value).__name__
