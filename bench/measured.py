"""The process that a bench measures, as the system sees it."""

import json
import os
import re
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from mensae.wire.names import CSRF, CSRF_HEADER, find

HOST = "127.0.0.1"


class Server:
    """The process that is measured, as the system sees it."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self._proc = port, Path(f"/proc/{pid}")
        self._http = HTTPConnection(HOST, port)
        self._cookies = self._ask("GET", "/api/games", 200)[1]

    def cpu(self) -> float:
        """Seconds of all its threads."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Bytes that are in memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", (self._proc / "status").read_text())
        assert found is not None
        return int(found[1]) * 1024

    def open_table(self, wanted: dict[str, Any]) -> tuple[str, str]:
        """Makes any table; gives the path of its socket, and the cookies that its seats are proved with."""
        headers = {"Content-Type": "application/json", CSRF_HEADER: find(self._cookies, CSRF) or ""}
        headers["Cookie"] = _joined(self._cookies)
        body, cookies = self._ask("POST", "/api/tables", 201, json.dumps(wanted), headers)
        return f"/api/tables/{json.loads(body)['room']['id']}/socket", _joined(cookies)

    def _ask(
        self, method: str, path: str, status: int, body: str | None = None, headers: dict[str, str] | None = None
    ) -> tuple[bytes, dict[str, str]]:
        """The body and the cookies of an answer."""
        self._http.request(method, path, body, headers or {})
        response = self._http.getresponse()
        data = response.read()
        if response.status != status:
            raise RuntimeError(f"{method} {path}: {response.status} {data.decode()}")
        jar = [SimpleCookie(value) for name, value in response.getheaders() if name.lower() == "set-cookie"]
        return data, {name: morsel.value for cookie in jar for name, morsel in cookie.items()}


def _joined(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())
