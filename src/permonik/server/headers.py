"""Headers that keep a page of ours to itself: it loads nothing from elsewhere, and is shown in no other page."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
ASSETS = "/assets/"
OF_ASSETS = {"X-Content-Type-Options": HEADERS["X-Content-Type-Options"]}
"""Scripts, styles and fonts are no pages, and no secrets: the others would say nothing, thirty times for each page."""
DATA = ("application/json", "image/svg+xml")
OF_DATA = OF_ASSETS | {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": HEADERS["Cross-Origin-Resource-Policy"],
}
"""Data and pictures are no page that could load anything, and data may be secrets: no other page gets them."""


def headers_of(path: str, status: int, kind: str) -> dict[str, str]:
    """Those that mean something in an answer of this kind."""
    if path.startswith(ASSETS) and status == 200:
        return OF_ASSETS
    return OF_DATA if kind in DATA else HEADERS


class Headers:
    """Adds them to every answer: to one that is no page, those that mean something there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(headers_of(scope["path"], message["status"], headers.get("Content-Type", "")))
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
