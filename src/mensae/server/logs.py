"""Logs: one line for each event on standard error, for people or for machines, and never a secret in it.

What visitors send is cut short, and what they cause again and again is gathered (gathering.py): nobody fills a disk.
"""

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

from mensae.server.gathering import Gathering
from mensae.server.settings import Settings

Event = MutableMapping[str, Any]

SECRETS = {"authorization", "code", "cookie", "csrf", "key", "password", "secret", "seed", "session", "token"}
_SCRUBBED = (
    (re.compile(r"(://[^\s:/@]*:)[^\s/]*@"), r"\1***@"),  # the password in a URL
    (re.compile(r"\[parameters: .*?\]$", re.DOTALL | re.MULTILINE), "[parameters: ***]"),  # of a statement that failed
)
_CONTROL = {code: "�" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}
_CHATTER = ('"WebSocket ', "connection open", "connection closed", "connection rejected", "HTTP response sent")
MOST = 100  # letters of a value; it may be whatever a visitor has sent
LONG = {"event": 1000, "error": 2000, "why": 2000}  # letters of what we and libraries say
TRACES = {"exception": 8000, "trace": 8000, "stack": 8000}  # letters; the end of these is what matters


class Output(logging.StreamHandler[Any]):
    """Standard error, where nothing is said over and over."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.gathering = Gathering()
        self.addFilter(self.gathering)


def configure(settings: Settings) -> None:
    """Sends everything that is logged, by us or by a library, through one formatter to standard error."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.contextvars.merge_contextvars,
            ProcessorFormatter.wrap_for_formatter,  # the rest is done for what is written only
        ],
        wrapper_class=BoundLogger,
        logger_factory=LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    output = Output()
    output.setFormatter(
        ProcessorFormatter(
            processors=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                structlog.processors.StackInfoRenderer(),
                structlog.processors.format_exc_info,  # before the scrubbing, and without the values of variables
                _count,
                scrub,
                ProcessorFormatter.remove_processors_meta,
                _renderer(settings),
            ]
        )
    )
    root = logging.getLogger()
    root.handlers = [output]
    root.setLevel(settings.log_level.upper())
    _tame_libraries()


def tell_again() -> None:
    """Writes how often each line of the last minute came again; whoever serves calls this once a minute."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Output):
            handler.gathering.tell(handler)


def _count(_: Any, __: str, event: Event) -> Event:
    times = getattr(event["_record"], "times", None)
    return event if times is None else {**event, "times": times}


def scrub(_: Any, __: str, event: Event) -> Event:
    """Hides what is secret by its name or by its look and what would steer a terminal, and cuts what is too long."""
    for name, value in event.items():
        match value:
            case _ if name.lower() in SECRETS:
                event[name] = "***"
            case bytes():  # a seed or a hash, whatever its name
                event[name] = "***"
            case str():
                event[name] = _cut(name, _clean(value if name in (*LONG, *TRACES) else value[: 10 * MOST]))
    return event


def _cut(name: str, text: str) -> str:
    if name in TRACES:
        return text if len(text) <= TRACES[name] else f"… {text[-TRACES[name] :]}"
    most = LONG.get(name, MOST)
    return text if len(text) <= most else f"{text[:most]}…"


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
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # it lists them
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
