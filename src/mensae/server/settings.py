"""The settings of a server: defaults, then mensae.toml, then the environment, then the command line."""

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field, inspect
from msgspec.structs import fields

from mensae.server.plausible import CHECKS, DEFAULT_PORTS, host_of

FILE = Path("mensae.toml")
PREFIX = "MENSAE_"
# Of the build and of the tests; they say nothing to the server.
OTHERS = {"MENSAE_BUILD", "MENSAE_PURE", "MENSAE_CFLAGS", "MENSAE_REQUIRE_COMPILED", "MENSAE_TEST_POSTGRES"}


class BadSettings(Exception):
    """A setting that cannot be; the message names its source, the key, the problem and what would be allowed."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; docs/self-hosting.md shows the same as a table, and a test compares."""

    host: Annotated[str, Meta(description="Where to listen.", extra={"allowed": "an address or a host name"})] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="Where to listen; 0 takes any free port.")] = 8000
    database: Annotated[
        str,
        Meta(
            description="Where everything is kept.",
            extra={"allowed": "sqlite:///relative, sqlite:////absolute or postgresql://user:password@host/name"},
        ),
    ] = "sqlite:///mensae.db"
    public_url: Annotated[
        str | None,
        Meta(
            description="What people type. Sockets must come from there; https makes cookies Secure and adds HSTS.",
            extra={"allowed": "http or https, a host and perhaps a port, such as https://mensae.example"},
        ),
    ] = None
    hosts: Annotated[
        list[str],
        Meta(
            description="More names of the server, beside those of this machine; with a public URL for probes only.",
            extra={"allowed": "host names or addresses, such as games.lan, without a port"},
        ),
    ] = field(default_factory=list)
    trusted_proxies: Annotated[
        list[str],
        Meta(
            description="Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.",
            extra={"allowed": "addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or * alone for all"},
        ),
    ] = field(default_factory=lambda: ["127.0.0.1"])
    bot_workers: Annotated[
        int,
        Meta(
            ge=0,
            le=256,
            description="Processes in which bots think; 0 is one fewer than there are cores. "
            "One more, for what is quick, starts if needed.",
        ),
    ] = 0
    bot_pace: Annotated[
        int,
        Meta(
            ge=0,
            le=60_000,
            description="Milliseconds that a bot's action takes at least where people watch; not in real time.",
        ),
    ] = 700
    metrics: Annotated[
        Literal["local", "open", "off"],
        Meta(description="Who may read /metrics: this machine only, everybody, nobody."),
    ] = "local"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Lines for people, or JSON lines for machines.")
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="What is logged: this and all that is worse.")
    ] = "info"
    keep_open_days: Annotated[
        int, Meta(ge=1, le=3650, description="Days after which a table that never began is cleared away.")
    ] = 14
    keep_spare_days: Annotated[
        int,
        Meta(
            ge=0,
            le=3650,
            description="Days without an entry after which imported records, forks and tables of bots alone are cleared"
            " away; 0 is never.",
        ),
    ] = 90
    keep_begun_days: Annotated[
        int, Meta(ge=0, le=3650, description="The same for games that people have begun and not ended.")
    ] = 0
    keep_ended_days: Annotated[
        int, Meta(ge=0, le=3650, description="The same for games that people have played to the end.")
    ] = 0
    daily_megabytes: Annotated[
        int, Meta(ge=1, le=1_000_000, description="What one address may add to the disk in a day, without accounts.")
    ] = 32
    most_sockets: Annotated[
        int, Meta(ge=1, le=65_536, description="Sockets that one address may have open; twice as many connections.")
    ] = 256
    rate_limits: Annotated[bool, Meta(description="Limits for each address; false only for load tests.")] = True

    @property
    def origin(self) -> str | None:
        """The origin that browsers send for the public URL, in the one way they write it."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        host = host_of(parts)
        port = "" if parts.port in (None, DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
        return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"

    @property
    def secure(self) -> bool:
        """Do people come by https?"""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"


KINDS = {each.name: each.type for each in fields(Settings)}
LISTS = ("hosts", "trusted_proxies")


def load(path: Path | None, environ: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings from all sources; `given` is what the command line said, None where it said nothing."""
    values = dict(_checked(_file(path), strict=True))
    values |= _checked(_environment(environ), strict=False)  # text is all that there is
    values |= _checked(_command_line(given or {}), strict=False)
    return Settings(**values)


def described(settings: Settings) -> list[str]:
    """A line for each setting, aligned; a password in the database's URL is hidden."""
    from sqlalchemy.engine import make_url  # slow to load, and a server listens before it needs this

    shown = {key: getattr(settings, key) for key in KINDS}
    shown["database"] = make_url(settings.database).render_as_string(hide_password=True)
    width = max(map(len, shown))
    return [f"{key:<{width}}  {text(value)}" for key, value in shown.items()]


def text(value: Any) -> str:
    """A value as a file or the environment would say it."""
    match value:
        case None:
            return "not set"
        case bool():
            return str(value).lower()
        case list():
            return ", ".join(value) or "none"
    return str(value)


def allowed(key: str) -> str:
    """What a setting may be."""
    kind = inspect.type_info(KINDS[key])
    match kind:
        case inspect.Metadata(extra={"allowed": words}):
            return str(words)
        case inspect.Metadata(type=inner):
            kind = inner
    match kind:
        case inspect.LiteralType():  # which has them in the order of the alphabet
            return " or ".join(get_args(get_args(KINDS[key])[0]))
        case inspect.IntType(ge=low, le=high):
            return f"{low} to {high}"
        case inspect.BoolType():
            return "true or false"
    raise TypeError(f"{key} does not say what is allowed")


Source = Iterator[tuple[str, str, Any]]  # where and under which name, the key, the value


def _file(path: Path | None) -> Source:
    if path is None and not FILE.exists():
        return
    source = path or FILE
    try:
        with source.open("rb") as stream:
            found = tomllib.load(stream)
    except OSError as error:
        raise BadSettings(f"{source}: {error.strerror}") from error
    except ValueError as error:  # not TOML, or not even text
        raise BadSettings(f"{source}: {error}") from error
    for key, value in found.items():
        yield f"{source}: {key}", key, value


def _environment(environ: Mapping[str, str]) -> Source:
    for name, value in sorted(environ.items()):
        if name.startswith(PREFIX) and name not in OTHERS and value != "":  # empty is how a script says: not set
            key = name.removeprefix(PREFIX).lower()
            words = [word.strip() for word in value.split(",")] if key in LISTS else value
            yield f"environment: {name}", key, words


def _command_line(given: Mapping[str, Any]) -> Source:
    for key, value in given.items():
        if value is not None:
            yield f"command line: --{key}", key, value


def _checked(source: Source, strict: bool) -> Iterator[tuple[str, Any]]:
    for name, key, value in source:
        if key not in KINDS:
            near = get_close_matches(key, KINDS, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(KINDS)}"
            raise BadSettings(f"{name}: there is no such setting; {hint}")
        try:
            converted = msgspec.convert(value, KINDS[key], strict=strict)
            problem = CHECKS.get(key, _anything)(converted)
        except msgspec.ValidationError as error:
            problem = str(error)
        if problem:
            raise BadSettings(f"{name}: {problem}; allowed is {allowed(key)}")
        yield key, converted


def _anything(_: Any) -> str | None:
    return None
