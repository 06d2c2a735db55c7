"""Where the pages of a table are. A seat's secret stands behind the #, which browsers never send to a server."""


def join_link(code: str) -> str:
    return f"/t/{code}"


def watch_link(code: str) -> str:
    return f"/t/{code}/watch"


def seat_link(code: str, secret: str) -> str:
    return f"/t/{code}#seat={secret}"
