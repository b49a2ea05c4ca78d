"""The web client as it was built: its files from memory, and its one page for every address of a page."""

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from mensae import __version__
from mensae.server.api.params import AnyRequest

SITE = Path(__file__).parent.parent / "site"  # `make web` builds it
INDEX = "/index.html"
PAGES = re.compile(r"/|/(?:t|new|learn|rules|players|leaderboard)/.+|/(?:settings|account)")
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with what is in it
TYPES = {  # Litestar adds the charset of text
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
SQUEEZED = {".ico", ".png", ".webp", ".woff2"}  # files that no compression makes smaller
WELCOME = """Mensae {version} is running.

Play from a terminal:   mensae join {url}/t/TABLE
The interface:          {url}/api/openapi.json

The web client is not built: `make web` builds it.
"""


@dataclass(frozen=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    gzipped: bytes | None  # None where that would not be smaller
    headers: dict[str, str]

    def answer(self, request: AnyRequest, status: int) -> Response[bytes]:
        """The file, squeezed for those who can read that, or nothing for those who have it already."""
        headers = dict(self.headers)
        kind = headers.pop("content-type")
        if status == 200 and _matches(request.headers.get("if-none-match", ""), headers["etag"]):
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        if self.gzipped is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
            body, headers["content-encoding"] = self.gzipped, "gzip"
        return Response(body, status_code=status, media_type=kind, headers=headers)


Site = dict[str, File]  # by address; whatever is not in here cannot be asked for


def read_site(folder: Path) -> Site:
    """Every file of the built client; nothing where it is not built."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {address: _file(address, path) for address, path in found.items()} if INDEX in found else {}


def _file(address: str, path: Path) -> File:
    body = path.read_bytes()
    headers = {
        "content-type": TYPES.get(path.suffix, "application/octet-stream"),
        "cache-control": FOREVER if address.startswith("/assets/") else "no-cache",
        "etag": f'W/"{sha256(body).hexdigest()[:24]}"',  # weak: the same for the file and its gzip
    }
    if path.suffix in SQUEEZED:
        return File(body, None, headers)
    gzipped = gzip.compress(body, mtime=0)
    return File(body, gzipped if len(gzipped) < len(body) else None, {**headers, "vary": "accept-encoding"})


def _matches(known: str, etag: str) -> bool:
    return any(tag.strip().removeprefix("W/") in ("*", etag.removeprefix("W/")) for tag in known.split(","))


def _takes_gzip(accepted: str) -> bool:
    parts = [part.replace(" ", "").split(";") for part in accepted.lower().split(",")]
    return any(name == "gzip" and not re.fullmatch(r"q=0(\.0*)?", "".join(more)) for name, *more in parts)


# A page takes many files, which cost nothing: they do not count as requests, and nobody is looked up for them.
# The assets set no cookie either, since caches may hand them to everybody.


@route(
    "/assets/{name:path}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    opt={"role": "anyone", "is_file": True, "no_cookies": True},
    include_in_schema=False,
)
async def asset(request: AnyRequest) -> Response[bytes]:
    """A file that never changes under its name."""
    site: Site = request.app.state.site
    found = site.get(request.scope["path"])
    if found is None:
        raise NotFoundException
    return found.answer(request, 200)


@route(
    ["/", "/{address:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    opt={"role": "anyone", "is_file": True},
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file, or the page; where there is no such page, the client says so to people and we to programs."""
    site: Site = request.app.state.site
    address = request.scope["path"]
    if address == "/" and not site:
        text = WELCOME.format(version=__version__, url=str(request.base_url).rstrip("/"))
        return Response(text.encode(), media_type=TYPES[".txt"])
    if address in site:
        return site[address].answer(request, 200)
    is_page = PAGES.fullmatch(address) is not None
    if not site or not (is_page or "text/html" in request.headers.get("accept", "")):
        raise NotFoundException
    return site[INDEX].answer(request, 200 if is_page else 404)


HANDLERS: list[Any] = [asset, page]
