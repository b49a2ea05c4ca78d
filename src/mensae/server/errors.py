"""Everything that goes wrong over HTTP: a status, a code, and a sentence in the reader's language."""

import math
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from mensae.core.schema import Refusal, Refused, Told
from mensae.server.api.accounts import STATUS as ACCOUNT_STATUS
from mensae.server.store import Conflict, Unavailable
from mensae.texts import LANGUAGES, Speaker
from mensae.wire.http import Problem

log: Any = structlog.get_logger()

STATUS: dict[str, int] = {
    **ACCOUNT_STATUS,
    "server-no-table": 404,
    "server-no-game": 404,
    "server-no-position": 404,
    "server-no-page": 404,
    "server-not-allowed": 403,
    "server-not-your-seat": 403,
    "server-sign-in": 401,
    "server-wrong-code": 403,
    "server-csrf": 403,
    "server-begun": 409,
    "server-closed": 409,
    "server-conflict": 409,
    "server-full": 409,
    "server-name-alike": 409,
    "server-name-taken": 409,
    "server-not-absent": 409,
    "server-not-over": 409,
    "server-not-started": 409,
    "server-old-rules": 409,
    "server-record-secret": 409,
    "server-record-origin": 409,
    "server-seat-taken": 409,
    "server-fork-secret": 409,
    "server-fork-over": 409,
    "server-record-slow": 422,
    "server-disk-share": 429,
    "server-slow-down": 429,
    "server-damaged": 500,
    "server-fault": 500,
    "server-no-review-now": 503,
    "server-unavailable": 503,
}


def spoken_language(accepted: str) -> str:
    """The language that the reader likes best among those we speak, else English."""
    best, liking = "en", 0.0
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.split("-", maxsplit=1)[0].casefold()
        value = _number(weight)
        if language in LANGUAGES and value > liking:
            best, liking = language, value
    return best


def _number(text: str) -> float:
    try:
        value = float(text or 1)
    except ValueError:
        return 0.0
    return value if math.isfinite(value) else 0.0


def _answer(
    request: Request[Any, Any, Any], refusal: Refusal, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    game = refusal.text.key.split("-", maxsplit=1)[0]
    games = request.app.state.hub.house.games
    speaker = Speaker(spoken_language(request.headers.get("accept-language", "")), game if game in games else None)
    return Response(
        Problem(refusal, speaker.say(refusal.text)), status_code=status, media_type="application/json", headers=headers
    )


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    text = error.refusal.text
    status, headers = STATUS.get(text.key, 400), None
    if status == 429:
        minutes = text.values.get("minutes")
        wait = text.values.get("seconds") if minutes is None else 60 * int(str(minutes))
        headers = {"retry-after": str(wait)}
    return _answer(request, error.refusal, status, headers)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return _plain(request, 400, "server-bad-request", reason="; ".join(reasons) or error.detail)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    keys = {404: "server-no-page", 405: "server-bad-method", 413: "server-too-large"}
    key = keys.get(error.status_code, "server-bad-request" if error.status_code < 500 else "server-fault")
    values = {"reason": error.detail} if key == "server-bad-request" else {}
    answer = _plain(request, error.status_code, key, **values)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _unreadable(request: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError) -> Response[Problem]:
    """A body that is no text, or nested without end: nothing else here raises these."""
    return _plain(request, 400, "server-bad-request", reason=str(error)[:200])


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    log.error("the database is not available", error=str(error))
    return _plain(request, 503, "server-unavailable")


def _conflict(request: Request[Any, Any, Any], error: Conflict) -> Response[Problem]:
    return _plain(request, 409, "server-conflict")


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: told as such, and written down in full."""
    log.error("a request failed", path=request.scope.get("path_template", ""), exc_info=error)
    return _plain(request, 500, "server-fault")


def _plain(request: Request[Any, Any, Any], status: int, key: str, **values: str) -> Response[Problem]:
    return _answer(request, Refusal(None, Told(key, dict(values))), status)


HANDLERS: ExceptionHandlersMap = {
    Refused: _refused,
    ValidationException: _invalid,
    HTTPException: _http,
    UnicodeDecodeError: _unreadable,
    RecursionError: _unreadable,
    Unavailable: _unavailable,
    Conflict: _conflict,
    Exception: _fault,
}
