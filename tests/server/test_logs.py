"""Logs: one form for everything, and nothing secret in it."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from mensae.server.gathering import MOST_ALIKE
from mensae.server.logs import configure, tell_again
from mensae.server.settings import Settings

LIBRARY_SAYS = "Invalid HTTP request received."


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


def test_what_comes_again_is_counted_and_told_once_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    log, library = structlog.get_logger("mensae"), logging.getLogger("uvicorn.error")
    for n in range(5):
        log.warning("refused", network="10.0.0.1", origin=f"http://{n}")
        library.warning("Invalid HTTP request received.")
    log.warning("refused", network="10.0.0.2", origin="http://x")
    log.info("Running upgrade", table="t1")
    assert [event["event"] for event in logged(capsys)] == ["refused", LIBRARY_SAYS, "refused", "Running upgrade"]
    tell_again()
    assert [(event["event"], event["times"]) for event in logged(capsys)] == [("refused", 4), (LIBRARY_SAYS, 4)]
    tell_again()
    assert logged(capsys) == []
    log.warning("refused", network="10.0.0.1", origin="http://y")
    (event,) = logged(capsys)
    assert "times" not in event


def test_of_a_thousand_networks_few_make_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    for n in range(1000):
        structlog.get_logger().warning("refused", network=f"2001:db8:0:{n:x}::/64")
    assert len(logged(capsys)) == MOST_ALIKE + 1
    tell_again()
    (others,) = logged(capsys)
    assert others["times"] == 1000 - MOST_ALIKE - 1


def test_one_fault_is_one_traceback_wherever_it_leads(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    for number in (0, 0, 0, "x"):
        try:
            1 / number  # type: ignore[operator]
        except (TypeError, ZeroDivisionError) as error:
            structlog.get_logger("mensae").error("failed", exc_info=error)
            structlog.get_logger("mensae").exception("failed, too")
    tell_again()
    events = logged(capsys)
    assert [("exception" in event, event.get("times")) for event in events] == [(True, None)] * 4 + [(False, 2)] * 2


def test_what_visitors_send_is_cut_and_what_we_say_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    structlog.get_logger().warning("refused", origin="e" * 7500, error="no room " * 100, trace="t" * 20_000 + "end")
    (event,) = logged(capsys)
    assert event["origin"] == "e" * 100 + "…"
    assert event["error"] == ("no room " * 100).strip()
    assert event["trace"].endswith("tend")
    assert len(event["trace"]) < 10_000


def test_whoever_debugs_gets_every_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json", log_level="debug"))
    for _ in range(5):
        structlog.get_logger().debug("request")
    assert len(logged(capsys)) == 5
