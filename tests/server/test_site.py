"""The built web client is served from memory: every page, every file, and nothing else."""

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from mensae.server.app import Surroundings, make_app
from mensae.server.serve import open_hub
from mensae.server.settings import Settings
from tests.server.databases import fresh_url

HTML = {"accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
INDEX = "<!doctype html><title>Mensae</title>" + " " * 500
SCRIPT = "console.log('Mars');" * 100
FOREVER = "public, max-age=31536000, immutable"
BUILT: dict[str, bytes] = {
    "index.html": INDEX.encode(),
    "sw.js": SCRIPT.encode(),
    "manifest.webmanifest": b'{"name": "Mensae", "start_url": "/"}' + b" " * 100,
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "icon-192.png": b"\x89PNG\r\n",
    "assets/index-4f3a.js": SCRIPT.encode(),
    "assets/index-77aa.css": b"body { color: red }" * 50,
    "assets/font-90ab.woff2": b"wOF2" * 100,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, body in BUILT.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("nobody may read this")
    return tmp_path / "site"


def visit(folder: Path, work: Callable[[httpx.AsyncClient], Awaitable[None]], *, limited: bool = False) -> None:
    """Does something with a browser at a server that has this folder."""

    async def main() -> None:
        async with open_hub(Settings(database=fresh_url("sqlite"), bot_workers=1, rate_limits=limited)) as hub:
            app = Surroundings(make_app(hub, "0" * 64, folder), hub)
            transport = httpx.ASGITransport(app=app, client=("203.0.113.7", 1))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
                await work(browser)

    asyncio.run(main())


def test_every_page_is_the_index(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for path in (
            "/",
            "/t/HCQGBfcnzosxQTPaYfEiPg",
            "/t/HCQGBfcnzosxQTPaYfEiPg/replay",
            "/new/gardens",
            "/learn/gardens",
            "/rules/gardens",
            "/players/Ada%20L.",
            "/leaderboard/gardens",
            "/settings",
            "/account",
        ):
            answer = await browser.get(path)
            assert (answer.status_code, answer.text) == (200, INDEX), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-security-policy"].startswith("default-src 'self'; script-src 'self'; ")

    visit(folder, work)


def test_a_page_that_is_not_there_is_told_by_the_client_to_people_and_by_us_to_programs(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for path in ("/nowhere", "/settings/deep", "/t", "/tables/1"):
            answer = await browser.get(path, headers=HTML)
            assert (answer.status_code, answer.text) == (404, INDEX), path
            assert answer.headers["cache-control"] == "no-cache"
            answer = await browser.get(path)
            assert answer.status_code == 404
            assert answer.json()["refusal"]["text"]["key"] == "server-no-page"

    visit(folder, work)


def test_the_interface_keeps_its_own_answers(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for path in ("/api", "/api/nowhere", "/api/tables/nowhere", "/api/games/gardens/nowhere"):
            answer = await browser.get(path, headers=HTML)
            assert answer.status_code == 404, path
            assert answer.json()["said"]
        assert (await browser.get("/healthz", headers=HTML)).json()["status"] == "alive"
        games = await browser.get("/api/games", headers=HTML)
        assert (games.status_code, games.headers["cache-control"]) == (200, "no-store")

    visit(folder, work)


@pytest.mark.parametrize(
    ("path", "kind", "cached"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
        ("/assets/index-4f3a.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/index-77aa.css", "text/css; charset=utf-8", FOREVER),
        ("/assets/font-90ab.woff2", "font/woff2", FOREVER),
    ],
)
def test_a_file_has_its_type_and_its_time(folder: Path, path: str, kind: str, cached: str) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        answer = await browser.get(path)
        assert (answer.status_code, answer.content) == (200, BUILT[path[1:]])
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, cached)
        assert answer.headers["x-content-type-options"] == "nosniff"
        names = [name for name, _ in answer.headers.multi_items() if name != "set-cookie"]
        assert len(set(names)) == len(names)

    visit(folder, work)


def test_text_is_squeezed_for_those_who_can_read_that(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for path in ("/", "/sw.js", "/assets/index-4f3a.js"):
            for accepted, squeezed in {
                "gzip, br": True,
                "identity": False,
                "gzip;q=0": False,
                "br, GZIP; q=0.5": True,
            }.items():
                headers = {"accept-encoding": accepted}
                async with browser.stream("GET", path, headers=headers) as answer:
                    raw = b"".join([chunk async for chunk in answer.aiter_raw()])
                assert (answer.headers.get("content-encoding") == "gzip") is squeezed
                assert (gzip.decompress(raw) if squeezed else raw) == BUILT[path[1:] or "index.html"]
                assert int(answer.headers["content-length"]) == len(raw)
                assert answer.headers["vary"] == "accept-encoding"
        assert "content-encoding" not in (await browser.get("/assets/font-90ab.woff2")).headers

    visit(folder, work)


def test_who_has_a_file_already_is_told_so(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        etag = (await browser.get("/")).headers["etag"]
        for path in ("/", "/settings"):
            for known in (etag, f'"other", {etag}', "*", etag.removeprefix("W/")):
                answer = await browser.get(path, headers={"if-none-match": known})
                assert (answer.status_code, answer.content) == (304, b"")
                assert (answer.headers["etag"], answer.headers["cache-control"]) == (etag, "no-cache")
                assert "content-type" not in answer.headers
        assert (await browser.get("/", headers={"if-none-match": '"other"'})).status_code == 200
        assert (await browser.get("/nowhere", headers={"if-none-match": etag, **HTML})).status_code == 404

    visit(folder, work)


def test_head_is_get_without_the_body(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for path in ("/", "/sw.js", "/assets/index-4f3a.js", "/t/x"):
            full, answer = await browser.get(path), await browser.head(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == full.headers["content-type"]
            assert answer.headers["etag"] == full.headers["etag"]

    visit(folder, work)


def test_the_page_sets_the_csrf_cookie_and_assets_which_caches_share_do_not(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        assert "set-cookie" not in (await browser.get("/assets/index-4f3a.js")).headers
        token = (await browser.get("/t/x")).cookies["mensae-csrf"]
        table = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        answer = await browser.post("/api/tables", json=table, headers={"x-mensae-csrf": token})
        assert answer.status_code == 201

    visit(folder, work)


def test_nothing_outside_the_folder_can_be_read(folder: Path) -> None:
    (folder / "assets" / "folder.js").mkdir()

    async def work(browser: httpx.AsyncClient) -> None:
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/../../secret.txt",
            "/assets//etc/passwd",
            "/assets/",
            "/assets",
            "/assets/folder.js",
            "/assets/missing-0000.js",
            "/assets/%00",
        ):
            answer = await browser.get(path, headers={"accept": "*/*"})
            assert answer.status_code == 404, path
            assert answer.json()["refusal"]["text"]["key"] == "server-no-page"

    visit(folder, work)


def test_files_do_not_count_as_requests(folder: Path) -> None:
    async def work(browser: httpx.AsyncClient) -> None:
        for _ in range(150):
            assert (await browser.get("/assets/index-4f3a.js")).status_code == 200
        assert (await browser.get("/api/games")).status_code == 200

    visit(folder, work, limited=True)


@pytest.mark.parametrize("made", [True, False])
def test_without_a_client_there_is_a_welcome_in_plain_text(tmp_path: Path, made: bool) -> None:
    if made:
        (tmp_path / "site" / "assets").mkdir(parents=True)
        (tmp_path / "site" / "assets" / "left-over.js").write_text("1")

    async def work(browser: httpx.AsyncClient) -> None:
        answer = await browser.get("/", headers=HTML)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert "is running" in answer.text
        assert "mensae join http://localhost/t/TABLE" in answer.text
        assert "`make web` builds it" in answer.text
        for path in ("/t/x", "/assets/left-over.js", "/nowhere"):
            answer = await browser.get(path, headers=HTML)
            assert answer.status_code == 404
            assert json.loads(answer.text)["refusal"]["text"]["key"] == "server-no-page"

    visit(tmp_path / "site", work)
