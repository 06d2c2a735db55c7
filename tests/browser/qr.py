"""Reads a QR code off a picture of the page, as a phone does; what is drawn by a computer needs no correction."""

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator

Rows = Sequence[Sequence[bool]]

PIXELS = """async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const isDark = (x, y) => data[4 * (y * image.width + x) + 1] < 128;
    return Array.from({ length: image.height }, (_, y) =>
        Array.from({ length: image.width }, (_, x) => (isDark(x, y) ? "1" : "0")).join(""));
}"""
"""The rows of a picture, with 1 for what is dark."""
RIM = 25
"""The part of a picture at each of its edges that is certainly without squares."""
FINDER = 7
FORMAT_MASK = 0b101010000010010
BLOCKS = {1: (16,), 2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43), 6: (27, 27, 27, 27)}
"""How many bytes of data each block has, by the version of a code with correction M."""
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)


def read_qr(shown: Locator) -> str:
    """The text of the code that is seen there."""
    camera = shown.page.context.browser.new_page()  # type: ignore[union-attr]  # it was opened by one
    try:
        rows = camera.evaluate(PIXELS, b64encode(shown.screenshot()).decode())
    finally:
        camera.close()
    round_corner = len(rows) // RIM
    inner = [row[round_corner:-round_corner] for row in rows[round_corner:-round_corner]]
    return decode(modules_of([[pixel == "1" for pixel in row] for row in inner]))


def modules_of(pixels: Rows) -> Rows:
    """The squares of a code on a light ground: the upper edge of its first corner tells how large they are."""
    top = next(row for row in pixels if any(row))
    left = top.index(True)
    size = top.index(False, left) - left
    bottom = max(number for number, row in enumerate(pixels) if any(row))
    upper = pixels.index(top)
    count = round((bottom + 1 - upper) * FINDER / size)
    step = (bottom + 1 - upper) / count
    middles = [int((number + 0.5) * step) for number in range(count)]
    return [[pixels[upper + row][left + column] for column in middles] for row in middles]


def decode(modules: Rows) -> str:
    version = (len(modules) - 17) // 4
    shape = 0
    for row, column in [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [
        (row, 8) for row in (7, 5, 4, 3, 2, 1, 0)
    ]:
        shape = 2 * shape + modules[row][column]
    shape ^= FORMAT_MASK
    assert shape >> 13 == 0, "correction M"
    mask = MASKS[shape >> 10 & 7]
    bits = [modules[row][column] ^ (mask(row, column) == 0) for row, column in way(len(modules), version)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    return text_of(ordered(words, BLOCKS[version]))


def way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Upwards and downwards in strips of two from the right, past all that is no data."""
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        rows = range(size - 1, -1, -1) if upwards else range(size)
        yield from (
            (row, column) for row in rows for column in (right, right - 1) if is_data(row, column, size, version)
        )
        upwards = not upwards


def is_data(row: int, column: int, size: int, version: int) -> bool:
    if row == 6 or column == 6:
        return False
    if (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9):
        return False
    middle = size - 7
    return version == 1 or abs(row - middle) > 2 or abs(column - middle) > 2


def ordered(words: list[int], blocks: Sequence[int]) -> list[int]:
    """One block after the other; they were dealt out word by word."""
    count = len(blocks)
    return [words[at * count + block] for block, length in enumerate(blocks) for at in range(length)]


def text_of(words: list[int]) -> str:
    """Bytes, after four bits for their kind and eight for their number."""
    assert words[0] >> 4 == 4, "bytes"
    halves = [half for word in words for half in (word >> 4, word & 15)][1:]
    plain = [16 * high + low for high, low in zip(halves[::2], halves[1::2], strict=False)]
    return bytes(plain[1 : 1 + plain[0]]).decode()
