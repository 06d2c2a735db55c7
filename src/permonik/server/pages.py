"""The web client: one page for every address that people open, and the files it is made of."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from permonik.server.decisions import Refused

PAGE = Path(__file__).parent / "page"
ADDRESSES = (
    "/",
    "/t/{code}",
    "/t/{code}/watch",
    "/t/{code}/screen",
    "/t/{code}/hand",
    "/replay",
    "/replay/{table}",
    "/analysis/{table}",
    "/rules/{game}",
    "/learn/{game}",
    "/children/{game}",
    "/print/{game}",
)
A_YEAR = "max-age=31536000, immutable"
A_DAY = "max-age=86400"
EACH_TIME = "no-cache"
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""How the build has packed a file, best first. Browsers take brotli by HTTPS alone."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the files are, whatever the machine takes their endings for. Scripts and styles are read like their page."""


async def page(request: Request) -> Response:
    """The page; a browser asks for it anew each time, and for its files only when they have changed."""
    if not is_built():
        raise Refused("page_not_built", {})
    return page_response(request)


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def page_response(request: Request, status: int = 200) -> Response:
    return file_response(request, PAGE / "index.html", EACH_TIME, status)


def wants_page(request: Request) -> bool:
    """Whether a person looks at a browser, and not a program."""
    return request.method == "GET" and is_built() and "text/html" in request.headers.get("accept", "")


def file_response(request: Request, file: Path, cached: str, status: int = 200) -> Response:
    """A file, packed as well as the browser can read it."""
    headers = {"Cache-Control": cached, "Content-Type": KINDS[file.suffix], "Vary": "Accept-Encoding"}
    sent = file
    for encoding in encodings_of(request):
        packed = file.with_name(file.name + ENDINGS[encoding])
        if packed.is_file():
            sent = packed
            headers["Content-Encoding"] = encoding
            break
    return Response(sent.read_bytes(), status, headers)


def encodings_of(request: Request) -> list[str]:
    """Of those that we have, the ones that this browser takes, best first."""
    asked = [part.replace(" ", "") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    taken = {part.partition(";")[0] for part in asked if not part.endswith((";q=0", ";q=0.0"))}
    return [encoding for encoding in ENDINGS if encoding in taken]


def file_of(name: str) -> Route:
    async def send(request: Request) -> Response:
        return file_response(request, PAGE / name, A_DAY)

    return Route(f"/{name}", send)


def files_in(folder: Path) -> list[str]:
    """Their names, without those that are others once more, packed."""
    packed = tuple(ENDINGS.values())
    return [file.name for file in sorted(folder.iterdir()) if file.is_file() and not file.name.endswith(packed)]


def page_routes() -> list[BaseRoute]:
    """Nothing but the page's address when the client has not been built."""
    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    if (PAGE / "assets").is_dir():
        assets = frozenset(files_in(PAGE / "assets"))

        async def asset(request: Request) -> Response:
            """A file whose name changes with its content."""
            name = request.path_params["name"]
            if name not in assets:
                raise HTTPException(404)
            return file_response(request, PAGE / "assets" / name, A_YEAR)

        routes += [file_of(name) for name in files_in(PAGE) if name != "index.html"]
        routes.append(Route("/assets/{name}", asset))
    return routes
