"""Logs: one form for everything, and nothing secret in it."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from mensae.server.logs import configure
from mensae.server.settings import Settings


@pytest.fixture(autouse=True)
def undone() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def logged(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_our_events_and_those_of_libraries_are_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    structlog.get_logger("mensae").info("a table begins", table="t1")
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 5)
    logging.getLogger("alembic.runtime.migration").info("Running upgrade")
    ours, *others = logged(capsys)
    assert (ours["event"], ours["table"], ours["level"], ours["logger"]) == ("a table begins", "t1", "info", "mensae")
    assert [event["event"] for event in others] == ["Started server process [5]", "Running upgrade"]


def test_what_is_below_the_level_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_level="warning"))
    structlog.get_logger().info("quiet")
    logging.getLogger("uvicorn.error").info("quiet")
    structlog.get_logger().warning("loud")
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_logged(form: Any, capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format=form, log_level="debug"))
    log = structlog.get_logger()
    log.info("named", password="hunter2", Cookie="hunter2", seed="hunter2", nameless=b"hunter2")
    log.info("looks", url="postgresql://me:hunter2@p@db.example/mensae")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/socket?ticket=hunter2")
    logging.getLogger("uvicorn.access").info("GET /?ticket=hunter2")
    logging.getLogger("sqlalchemy.engine.Engine").info("('hunter2',)")
    try:
        secret = "hunter2"
        raise ValueError(f"it failed\n[SQL: INSERT]\n[parameters: ('{secret}',\n '{secret}')]\n(Background)")
    except ValueError:
        log.exception("failed")
        logging.getLogger("uvicorn.error").exception("failed")
    told = capsys.readouterr().err
    assert "hunter2" not in told.replace('secret = "hunter2"', "")
    assert told.count("it failed") >= 2
    assert "db.example" in told


def test_a_name_can_neither_steer_the_terminal_nor_make_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings())
    structlog.get_logger().info("sits down", name="Ada\x1b[31m\n2026 [error] all is lost")
    told = capsys.readouterr().err
    assert "\x1b" not in told
    assert told.count("\n") == 1
