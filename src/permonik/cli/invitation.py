"""What `permonik serve --lan` says: where others find the tables, as an address and as a QR code."""

import os
import socket
import sys
import threading
import webbrowser

import click
import segno

from permonik.cli.words import say

ANY_OUTSIDE = ("192.0.2.1", 9)
"""An address of nobody: nothing is sent there, but the way to it tells which of our addresses others see."""


def own_address() -> str:
    """The address of this machine in its network; loopback when there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANY_OUTSIDE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


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


def invite(port: int) -> None:
    """Shows the address, and opens the page where somebody can see it."""
    address = f"http://{own_address()}:{port}/"
    if sys.stdout.isatty():
        click.echo(f"\n{qr_code(address)}\n")
    click.echo(say("serve-invitation", address=address, here=f"http://127.0.0.1:{port}/"))
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(f"http://127.0.0.1:{port}/",), daemon=True).start()
