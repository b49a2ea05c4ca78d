"""Logs: one line for each event on standard error, for people or for machines, and never a secret in it."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import msgspec
import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.stdlib import BoundLogger, LoggerFactory, ProcessorFormatter
from structlog.types import Processor

from mensae.server.settings import Settings

Event = MutableMapping[str, Any]

SECRETS = {"authorization", "code", "cookie", "csrf", "key", "password", "secret", "seed", "session", "token"}
_SCRUBBED = (
    (re.compile(r"(://[^\s:/@]*:)[^\s/]*@"), r"\1***@"),  # the password in a URL
    (re.compile(r"\[parameters: .*?\]$", re.DOTALL | re.MULTILINE), "[parameters: ***]"),  # of a statement that failed
)
_CONTROL = {code: "�" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}
_CHATTER = ('"WebSocket ', "connection open", "connection closed")  # with the query string, for every socket


def configure(settings: Settings) -> None:
    """Sends everything that is logged, by us or by a library, through one formatter to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,  # before the scrubbing, and without the values of variables
        scrub,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=BoundLogger,
        logger_factory=LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    foreign: list[Processor] = [structlog.stdlib.ExtraAdder(allow=()), *shared]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=foreign, processors=[ProcessorFormatter.remove_processors_meta, _renderer(settings)]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    _tame_libraries()


def scrub(_: Any, __: str, event: Event) -> Event:
    """Hides what is secret by its name or by its look, and what would steer a terminal."""
    for name, value in event.items():
        match value:
            case _ if name.lower() in SECRETS:
                event[name] = "***"
            case bytes():  # a seed or a hash, whatever its name
                event[name] = "***"
            case str():
                event[name] = _clean(value)
    return event


def _clean(text: str) -> str:
    for pattern, instead in _SCRUBBED:
        text = pattern.sub(instead, text)
    return text.rstrip().translate(_CONTROL)


def _renderer(settings: Settings) -> Processor:
    if settings.log_format == "json":
        return structlog.processors.JSONRenderer(serializer=_json)
    # Quoted, so that a name with a line break in it cannot pretend to be the next line.
    return ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain_traceback, repr_native_str=True)


def _json(event: Event, **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


def _tame_libraries() -> None:
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "sqlalchemy", "alembic", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate, logger.disabled = [], True, False
    logging.getLogger("alembic.runtime.migration").addFilter(lambda record: "upgrade" in record.getMessage())
    # For debugging sockets it writes down every header, cookies included, and every message.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
    logging.getLogger("sqlalchemy").setLevel(logging.WARNING)  # below, it logs every statement with its values
    logging.getLogger("websockets").setLevel(logging.WARNING)  # below, it logs every frame
    error = logging.getLogger("uvicorn.error")
    error.filters = [_without_chatter]


def _without_chatter(record: logging.LogRecord) -> bool:
    return not any(words in str(record.msg) for words in _CHATTER)
