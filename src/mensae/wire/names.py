"""What the cookies are called, and the header that repeats one of them."""

from collections.abc import Mapping

SESSION = "mensae-session"  # who has signed in
BROWSER = "mensae-browser"  # which browser it is
CSRF, CSRF_HEADER = "mensae-csrf", "x-mensae-csrf"  # a page reads the cookie, and shows its value in the header
SEAT = "mensae-seat-"  # and the number of the seat; only sent to its table


def guarded(name: str) -> str:
    """The name over https: browsers keep such a cookie only if it was set over https, `__Host-` by this host alone."""
    return f"__Secure-{name}" if name.startswith(SEAT) else f"__Host-{name}"


def find(cookies: Mapping[str, str], name: str) -> str | None:
    """The value of a cookie, whatever it is called here."""
    return cookies.get(guarded(name)) or cookies.get(name)
