"""The two sources of chance. Compiled.

`Fast` is for simulation and search, `Secret` for real tables. Both give 32-bit words, so that the same seed gives the
same game on every platform, compiled or not. No product here exceeds 63 bits: a compiled `i64` would wrap silently.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.errors import WrongSeed, shown

WORD: Final = 0xFFFFFFFF
MOST_SEED: Final = 0x7FFFFFFFFFFFFFFF
"""Seeds of the fast generator are numbers from 0 to this."""
SECRET_BYTES: Final = 32
SECRET_DOMAIN: Final = b"permonik stream 1"
WORDS_PER_BLOCK: Final = 8


class Generator:
    """A stream of 32-bit words."""

    __slots__ = ()

    def word(self) -> i64:
        raise NotImplementedError

    def clone(self) -> "Generator":
        raise NotImplementedError

    def save(self) -> str:
        """The generator as text; `restore` is the inverse."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, every one equally likely; n is below 2**31."""
        wide = self.word() * n
        low = wide & WORD
        if low < n:
            unfair = (WORD + 1) % n
            while low < unfair:
                wide = self.word() * n
                low = wide & WORD
        return wide >> 32


def mix(x: i64) -> i64:
    """Spreads every bit of a 32-bit word over the whole word."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)


class Fast(Generator):
    """xoshiro128++ on four 32-bit words. Its output betrays its state: never for a real table."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: i64) -> None:
        low = seed & WORD
        high = (seed >> 32) & WORD
        self.a: i64 = mix(low ^ mix(high))
        self.b: i64 = mix(self.a + 0x9E3779B9 & WORD)
        self.c: i64 = mix(self.b + high & WORD)
        self.d: i64 = mix(self.c + low & WORD) | 1

    def word(self) -> i64:
        a = self.a
        d = self.d
        total = (a + d) & WORD
        b = self.b
        c = self.c ^ a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return ((((total << 7) | (total >> 25)) & WORD) + a) & WORD

    def clone(self) -> "Fast":
        return fast_from(self.a, self.b, self.c, self.d)

    def save(self) -> str:
        return f"fast {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}"


def fast_from(a: i64, b: i64, c: i64, d: i64) -> Fast:
    generator = Fast(0)
    generator.a = a
    generator.b = b
    generator.c = c
    generator.d = d
    return generator


def generator_for(seed: object) -> Fast:
    """The fast generator for a seed that comes from outside."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise WrongSeed(f"a number from 0 to {MOST_SEED}", shown(seed))
    return Fast(seed)


class Secret(Generator):
    """SHA-256 over a 32-byte seed and a counter: seen output tells nothing of what is hidden or to come."""

    __slots__ = ("block", "seed", "used")

    def __init__(self, seed: bytes, used: i64 = 0) -> None:
        self.seed = seed
        self.used: i64 = used
        self.block = b""
        if used % WORDS_PER_BLOCK:
            self.block = self.make_block(used // WORDS_PER_BLOCK)

    def make_block(self, number: i64) -> bytes:
        return sha256(SECRET_DOMAIN + self.seed + int(number).to_bytes(8, "big")).digest()

    def word(self) -> i64:
        at = self.used % WORDS_PER_BLOCK
        if at == 0:
            self.block = self.make_block(self.used // WORDS_PER_BLOCK)
        self.used += 1
        return i64(int.from_bytes(self.block[4 * at : 4 * at + 4], "big"))

    def clone(self) -> "Secret":
        return Secret(self.seed, self.used)

    def save(self) -> str:
        return f"secret {self.seed.hex()} {self.used}"


def restore(text: str) -> Generator:
    """The generator that `save` wrote. Raises ValueError for anything else."""
    kind, *rest = text.split(" ")
    if kind == "fast" and len(rest) == 4:
        words = [int(word, 16) for word in rest]
        if all(0 <= word <= WORD for word in words) and any(words):
            return fast_from(words[0], words[1], words[2], words[3])
    if kind == "secret" and len(rest) == 2:
        seed = bytes.fromhex(rest[0])
        if len(seed) == SECRET_BYTES and 0 <= int(rest[1]) <= MOST_SEED:
            return Secret(seed, int(rest[1]))
    raise ValueError("a generator is 'fast' and four words, or 'secret', 32 bytes and a count")


def shuffle(cards: vec[u8], generator: Generator) -> None:
    """Shuffles in place, every order equally likely."""
    i: i64 = len(cards) - 1
    while i > 0:
        j = generator.below(i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept
        i -= 1
