"""Lines of the log that say the same: the first is written, and once a minute how often it came again."""

import logging
import sys
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from types import TracebackType
from typing import Any

MOST_ALIKE = 20  # lines of one kind that are told apart, such as by the network that they are about; more are one
LONGEST = 100  # letters by which lines are told apart
ABOUT = ("network", "route", "status", "table", "task")  # what tells two of our own lines of one kind apart


@dataclass
class Line:
    """What was written once, and has come again since."""

    again: int = 0
    latest: logging.LogRecord | None = None


class Gathering(logging.Filter):
    """Lets a line through only if no such line was written lately.

    Visitors cause many lines, of ours and of libraries. However often one does, and with however many addresses, the
    log grows by a few kilobytes a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[Hashable, dict[Hashable, Line]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it now; whoever debugs gets every line."""
        if record.levelno < logging.INFO or hasattr(record, "times"):
            return True
        kind, about = _kind(record), _about(record)
        lines = self._written.setdefault(kind, {})
        if about not in lines and len(lines) >= MOST_ALIKE:
            about = None
        if about in lines:
            lines[about] = Line(lines[about].again + 1, _bare(record))
            return False
        lines[about] = Line()
        return True

    def tell(self, handler: logging.Handler) -> None:
        """Writes how often each line came again, and begins anew."""
        written, self._written = self._written, {}
        for lines in written.values():
            for line in lines.values():
                if line.latest is not None:
                    line.latest.times = line.again
                    handler.handle(line.latest)


def _kind(record: logging.LogRecord) -> Hashable:
    """What a line says, without whom it is about."""
    words = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
    return record.name, str(words).split("\n", 1)[0][:LONGEST]


def _about(record: logging.LogRecord) -> Hashable:
    values: Mapping[str, Any] = record.msg if isinstance(record.msg, dict) else {}
    said = "" if values else record.getMessage().split("\n", 1)[0][:LONGEST]
    return said, _place(values.get("exc_info") or record.exc_info), *(str(values.get(key)) for key in ABOUT)


def _place(cause: Any) -> Hashable:
    """Where an exception came from: the same fault is the same line, whatever led to it."""
    error = sys.exc_info()[1] if cause is True else cause[1] if isinstance(cause, tuple) else cause
    if not isinstance(error, BaseException):
        return None
    last: TracebackType | None = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return type(error), last and (PurePath(last.tb_frame.f_code.co_filename).name, last.tb_lineno)


def _bare(record: logging.LogRecord) -> logging.LogRecord:
    """A line without the trace that was written already, which would keep alive whatever it mentions."""
    bare = logging.makeLogRecord(dict(record.__dict__, exc_info=None, exc_text=None))
    if isinstance(bare.msg, dict):
        bare.msg = {name: value for name, value in bare.msg.items() if name != "exc_info"}
    return bare
