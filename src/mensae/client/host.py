"""What a table is asked over HTTP: who sits there, take a seat, leave it, play again."""

import asyncio
import ssl
from functools import cache
from http.cookies import SimpleCookie
from time import monotonic
from typing import TypeVar

import httpx
import msgspec
from msgspec import Struct

from mensae.client.link import Link
from mensae.client.pace import asked_to_wait
from mensae.core.schema import Refusal, Refused, Seat, Told
from mensae.wire.http import Level, NewTable, Problem, Recover, Review, Seated, TakeSeat
from mensae.wire.names import CSRF, CSRF_HEADER, find, guarded
from mensae.wire.socket import Room

TIMEOUT = 10.0  # seconds
REVIEW = 60.0  # seconds; a review is thought about
PATIENT = 30.0  # seconds to wait in all, where a server is asked too often

S = TypeVar("S", bound=Struct)


class Declined(Refused):
    """The server does not do what it was asked for; the message says why, in the language that was asked for."""

    def __init__(self, refusal: Refusal, said: str) -> None:
        super().__init__(refusal)
        self.said = said

    def __str__(self) -> str:
        return self.said


class Unreachable(Exception):
    """No server answers there, or something that is no server of ours; the message is for experts."""


class Host:
    """One table on a server, over HTTP; guards the cookies that prove who one is."""

    def __init__(self, link: Link, language: str = "en", cookies: dict[str, str] | None = None) -> None:
        self.link = link
        self.language = language
        self.cookies = cookies or {}
        self._elsewhere: dict[str, dict[str, str]] = {}  # cookies for other tables

    async def room(self) -> Room:
        """The table as everybody sees it."""
        return _read(await self._ask("GET", ""), Room)

    async def new(self, table: NewTable) -> Seated:
        """Makes another table on this server, where one holds every seat that is `Me`."""
        tables, _, _ = self.link.api.rpartition("/")
        return _read(await self._request("POST", tables, table), Seated)

    async def review(self) -> list[Told]:
        """What there is to learn from a game in real time that is over; it may take a while."""
        return _read(await self._ask("GET", "/review", timeout=REVIEW), Review).told

    async def take(self, name: str, seat: Seat | None = None) -> Seated:
        """Takes an open seat, any one if none is named."""
        return _read(await self._ask("POST", "/seats", TakeSeat(name, seat)), Seated)

    async def recover(self, code: str) -> Seated:
        """Moves the seat with this recovery code here."""
        return _read(await self._ask("POST", "/recover", Recover(code)), Seated)

    async def leave(self, seat: Seat) -> None:
        """Leaves the seat; in a game that runs a bot takes over."""
        await self._ask("DELETE", f"/seats/{seat}")

    async def come_back(self, seat: Seat) -> None:
        """Takes the seat back from the bot."""
        await self._ask("POST", f"/seats/{seat}/return")

    async def start(self, level: str) -> None:
        """Fills the open seats with bots of this level, and begins."""
        await self._ask("POST", "/start", Level(level))

    async def rematch(self) -> Seated:
        """The same seats at the next table of the same people."""
        return _read(await self._ask("POST", "/rematch"), Seated)

    def at(self, table: str) -> "Host":
        """Another table on the same server, with the cookies that were given for it."""
        return Host(Link(self.link.base, table), self.language, self._elsewhere.get(table))

    def name(self, cookie: str) -> str:
        """What a cookie is called here, as far as the server has shown it: over https with a prefix."""
        return guarded(cookie) if guarded(CSRF) in self.cookies else cookie

    def cookie(self) -> str:
        """The header that proves who one is."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def _ask(self, method: str, path: str, body: Struct | None = None, timeout: float = TIMEOUT) -> bytes:
        return await self._request(method, self.link.api + path, body, timeout)

    async def _request(self, method: str, url: str, body: Struct | None = None, timeout: float = TIMEOUT) -> bytes:
        """Asks again later, if that is not too late, where the server says that it was too much."""
        until = monotonic() + PATIENT
        while True:
            try:
                return await self._allowed(method, url, body, timeout)
            except Declined as error:
                wait = asked_to_wait(error.refusal)
                if wait is None or monotonic() + wait > until:
                    raise
                await asyncio.sleep(max(1, wait))

    async def _allowed(self, method: str, url: str, body: Struct | None, timeout: float) -> bytes:
        """Shows the token against forged requests, and fetches one where there is none or it is out of date."""
        if method == "GET" or find(self.cookies, CSRF) is not None:
            try:
                return await self._send(method, url, body, timeout)
            except Declined as error:
                if error.refusal.text.key != "server-csrf":
                    raise
        await self._send("GET", f"{self.link.base}/healthz")
        return await self._send(method, url, body, timeout)

    async def _send(self, method: str, url: str, body: Struct | None = None, timeout: float = TIMEOUT) -> bytes:
        headers = {"Accept-Language": self.language, "Origin": self.link.origin}
        headers |= {"Cookie": self.cookie()} if self.cookies else {}
        headers |= {CSRF_HEADER: find(self.cookies, CSRF) or ""} if method != "GET" else {}
        headers |= {"Content-Type": "application/json"} if body is not None else {}
        content = None if body is None else msgspec.json.encode(body)
        try:
            async with httpx.AsyncClient(timeout=timeout, verify=_tls()) as client:
                response = await client.request(method, url, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise Unreachable(str(error) or type(error).__name__) from error
        self._keep_cookies(response)
        if response.is_success:
            return response.content
        problem = _read(response.content, Problem)
        raise Declined(problem.refusal, problem.said)

    def _keep_cookies(self, response: httpx.Response) -> None:
        """Keeps each for the table to which it belongs; the new table of a rematch has cookies of the same names."""
        for line in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                _, _, table = morsel["path"].partition("/api/tables/")
                here = table in ("", self.link.table)
                kept = self.cookies if here else self._elsewhere.setdefault(table, {})
                kept[name] = morsel.value
                if not morsel.value:
                    del kept[name]


@cache
def _tls() -> ssl.SSLContext:
    """Made once, since it reads all certificates that this machine trusts."""
    return httpx.create_ssl_context()


def _read(content: bytes, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.DecodeError as error:
        raise Unreachable(f"this is no table of Mensae: {error}") from error
