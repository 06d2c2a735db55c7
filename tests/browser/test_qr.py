"""The reader of QR codes reads what another library writes."""

import pytest
import segno

from tests.browser.qr import decode, modules_of

TEXTS = [
    "http://10.0.0.1/t/ABC",
    "http://127.0.0.1:54321/t/HJJPPM/hand",
    "https://permonik.example.org:8040/t/ABCDEF/hand?x=1",
]


@pytest.mark.parametrize("mask", range(8))
@pytest.mark.parametrize("text", TEXTS)
def test_what_is_written_is_read(text: str, mask: int) -> None:
    made = segno.make(
        text, error="m", mask=mask, mode="byte", micro=False, boost_error=False, encoding="utf-8", eci=False
    )
    rows = [[bool(dark) for dark in row] for row in made.matrix_iter(scale=3, border=2)]
    assert decode(modules_of(rows)) == text
