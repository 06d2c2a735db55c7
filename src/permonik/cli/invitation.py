"""What `permonik serve --lan` says: where others find the tables, as an address and as a QR code."""

import os
import sys
import threading
import webbrowser

import click
import segno

from permonik.cli.words import say
from permonik.sights.words import SEPARATOR


def has_screen() -> bool:
    """Whether a browser could be opened here for somebody to see."""
    if "SSH_CONNECTION" in os.environ or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qr_code(address: str) -> str:
    """A QR code of half blocks, dark on light."""
    rows = [[bool(dark) for dark in row] for row in segno.make(address, error="m").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(signs[upper, lower] for upper, lower in zip(rows[row], rows[row + 1], strict=True))
        for row in range(0, len(rows), 2)
    )


def invite(port: int, origins: list[str]) -> None:
    """Shows where others find the tables, and opens the page where somebody can see it."""
    here = f"http://127.0.0.1:{port}/"
    addresses = [f"{origin}/" for origin in origins]
    if addresses and sys.stdout.isatty():
        click.echo(f"\n{qr_code(addresses[0])}\n")
    if addresses:
        click.echo(say("serve-invitation", address=SEPARATOR.join(addresses), here=here))
    else:
        click.echo(say("serve-no-network", here=here))
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
