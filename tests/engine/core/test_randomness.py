"""The two sources of chance: known outputs, fair numbers, and streams that go on where they were saved."""

from collections import Counter
from collections.abc import Hashable
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from permonik.engine.core.randomness import Fast, Generator, Secret, restore, shuffle
from tests.counts import Counts
from tests.engine.statistics import assert_fair

SEED = bytes(range(32))


def words(generator: Generator, count: int) -> list[int]:
    return [int(generator.word()) for _ in range(count)]


def test_the_fast_generator_is_xoshiro128_plus_plus() -> None:
    """The first words of its authors' program from the state 1, 2, 3, 4."""
    generator = restore("fast 00000001 00000002 00000003 00000004")
    first = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert words(generator, 10) == first


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [402149547, 3681203042, 410890338, 534470593]),
        (1, [479851202, 448800385, 2318367082, 1117768002]),
        (7, [3314733930, 2327817940, 1293625063, 1903395008]),
        (2**32, [652660147, 2689659026, 3778075150, 2321318491]),
        (2**63 - 1, [2015026698, 2294417447, 2859296350, 587784413]),
    ],
)
def test_a_seed_of_the_fast_generator_gives_the_same_words_for_ever(seed: int, first: list[int]) -> None:
    assert words(Fast(seed), 4) == first


def test_close_seeds_of_the_fast_generator_have_nothing_in_common() -> None:
    streams = [words(Fast(seed), 4) for seed in [*range(1_000), *(1 << n for n in range(10, 63))]]
    assert len({word for stream in streams for word in stream}) > 4 * len(streams) - 10


def test_the_secret_generator_is_sha256_of_seed_and_counter() -> None:
    expected = []
    for block in range(5):
        digest = sha256(b"permonik stream 1" + SEED + block.to_bytes(8, "big")).digest()
        expected += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert words(Secret(SEED), 40) == expected


@pytest.mark.parametrize("make", [lambda: Fast(5), lambda: Secret(SEED)], ids=["fast", "secret"])
@pytest.mark.parametrize("used", [0, 1, 7, 8, 9, 16, 100])
def test_a_saved_generator_goes_on_where_it_was(make: type[Generator], used: int) -> None:
    generator = make()
    words(generator, used)
    restored, clone = restore(generator.save()), generator.clone()
    assert restored.save() == clone.save() == generator.save()
    following = words(generator, 20)
    assert words(restored, 20) == following
    assert words(clone, 20) == following


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fast",
        "slow 1 2 3 4",
        "fast 00000001 00000002 00000003",
        "fast 00000000 00000000 00000000 00000000",
        "fast 100000000 00000002 00000003 00000004",
        "fast -1 00000002 00000003 00000004",
        "fast 0000000x 00000002 00000003 00000004",
        "secret 00 0",
        f"secret {SEED.hex()} -1",
        f"secret {SEED.hex()} x",
        f"secret {SEED.hex()}",
    ],
)
def test_what_is_no_generator_is_not_restored(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the caller says what was expected
        restore(text)


@pytest.mark.parametrize("make", [Fast, lambda seed: Secret(bytes([seed]) * 32)], ids=["fast", "secret"])
@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 10, 28, 67])
def test_numbers_below_a_bound_are_equally_likely(make: type[Fast], n: int, counts: Counts) -> None:
    generator = make(n)
    seen: Counter[Hashable] = Counter(
        int(generator.below(n)) for _ in range(counts(small=60, normal=400, full=4_000) * n)
    )
    assert_fair(seen, dict.fromkeys(range(n), 1))


def test_numbers_below_a_great_bound_are_equally_likely_in_every_third(counts: Counts) -> None:
    """With a bound near the number of words a careless generator is visibly unfair."""
    bound = 3 << 29
    generator = Fast(1)
    drawn = [int(generator.below(bound)) for _ in range(counts(small=3_000, normal=30_000, full=300_000))]
    assert all(0 <= number < bound for number in drawn)
    assert_fair(Counter(number % 3 for number in drawn), dict.fromkeys(range(3), 1))
    assert_fair(Counter(number * 3 // bound for number in drawn), dict.fromkeys(range(3), 1))


def test_every_order_of_four_cards_is_equally_likely(counts: Counts) -> None:
    generator = Fast(2)
    seen: Counter[Hashable] = Counter()
    for _ in range(counts(small=1_000, normal=10_000, full=100_000)):
        cards: vec[u8] = vec[u8]([1, 2, 3, 4])
        shuffle(cards, generator)
        seen[tuple(int(card) for card in cards)] += 1
    assert len(seen) == 24
    assert_fair(seen, dict.fromkeys(seen, 1))
