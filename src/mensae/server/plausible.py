"""What no setting can be: each check says what is wrong with a value, or nothing."""

from collections.abc import Callable
from ipaddress import ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443}


def _host_problem(host: str) -> str | None:
    try:
        bad = not host.encode("idna") or "/" in host or any(letter.isspace() for letter in host)
    except UnicodeError:  # a part of the name is empty, or too long
        bad = True
    return "this is neither an address nor a host name" if bad else None


def _hosts_problem(hosts: list[str]) -> str | None:
    problems = [_host_problem(host) or ("a port does not belong to it" if _has_port(host) else None) for host in hosts]
    return next((problem for problem in problems if problem), None)


def _has_port(host: str) -> bool:
    return host.count(":") == 1 or "[" in host


def _database_problem(url: str) -> str | None:
    """What is wrong with the URL, without its text, in which there may be a password."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        return "this is not the URL of a database"
    match parts.drivername:
        case "sqlite" if parts.host or not parts.database or parts.database == ":memory:" or parts.query:
            return "this names no file"
        case "postgresql" if not parts.database:
            return "this names no database"
        case "postgresql" if "password" in parts.query:
            return "the password belongs before the @"
        case "sqlite" | "postgresql":
            return None
    return f"'{parts.drivername}' is no database that can be used"


def _url_problem(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        host, port = host_of(parts), parts.port
    except ValueError as error:
        return str(error)
    if parts.scheme not in DEFAULT_PORTS or not host or port == 0:
        return "this is not the URL of a web site"
    if parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        return "there is more than a scheme, a host and a port"
    return _host_problem(host)


def host_of(parts: SplitResult) -> str:
    """The host in small letters, in the form that the network uses."""
    return (parts.hostname or "").encode("idna").decode()


def _proxies_problem(proxies: list[str]) -> str | None:
    if proxies == ["*"]:
        return None
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            return str(error)
    return None


CHECKS: dict[str, Callable[[Any], str | None]] = {
    "host": _host_problem,
    "hosts": _hosts_problem,
    "database": _database_problem,
    "public_url": _url_problem,
    "trusted_proxies": _proxies_problem,
}
