"""The web client: one page for every address that people open, and the files it is made of."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from permonik.server.decisions import Refused

PAGE = Path(__file__).parent / "page"
ADDRESSES = ("/", "/t/{code}", "/t/{code}/watch", "/replay", "/replay/{table}", "/rules/{game}", "/learn/{game}")
A_YEAR = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they came
        response.headers["Cache-Control"] = A_YEAR
        return response


async def page(_: Request) -> Response:
    """The page; a browser asks for it anew each time, and for its files only when they have changed."""
    if not is_built():
        raise Refused("page_not_built", {})
    return page_response()


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def page_response(status: int = 200) -> Response:
    return FileResponse(PAGE / "index.html", status, headers={"Cache-Control": "no-cache"})


def wants_page(request: Request) -> bool:
    """Whether a person looks at a browser, and not a program."""
    return request.method == "GET" and is_built() and "text/html" in request.headers.get("accept", "")


def file_of(name: str) -> Route:
    async def send(_: Request) -> Response:
        return FileResponse(PAGE / name, headers={"Cache-Control": "no-cache"})

    return Route(f"/{name}", send)


def page_routes() -> list[BaseRoute]:
    """Nothing but the page's address when the client has not been built."""
    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    if (PAGE / "assets").is_dir():
        loose = [file_of(file.name) for file in sorted(PAGE.iterdir()) if file.is_file() and file.name != "index.html"]
        packed = GZipMiddleware(Assets(directory=PAGE / "assets"))
        routes += [*loose, Mount("/assets", packed)]
    return routes
