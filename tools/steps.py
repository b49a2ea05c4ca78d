"""How whatever sets things up speaks: a line with the time for each step, and one sentence where a step fails.

Only the standard library: this runs before anything is installed.
"""

import errno
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build"  # logs of the steps, and locks; nothing that anybody would miss
BEGAN = float(os.environ.setdefault("STEPS_BEGAN", str(monotonic())))  # one clock for all that a `make` starts
TICK = 5.0  # seconds after which a step shows that it goes on
TAIL = 12  # lines of a failed command that are shown
SCARCE = 64 << 20  # bytes; with less on the disk, that is why a step failed
FULL = ("no space left on device", "enospc", "disk quota exceeded", "os error 28")
LOCKED = ("read-only file system", "erofs", "permission denied", "eacces", "os error 30", "os error 13")
AWAY = ("dns error", "enotfound", "eai_again", "econnrefused", "connection refused", "timed out", "failed to fetch")

_running: set[subprocess.Popen[bytes]] = set()
_speaking = threading.Lock()


class Stop(Exception):
    """A step that cannot be done; the message is a sentence with the remedy."""


def say(text: str) -> None:
    """A line with the seconds since the beginning."""
    with _speaking:
        print(f"{monotonic() - BEGAN:7.1f} s  {text}", flush=True)


def run(
    what: str,
    command: Sequence[str | Path],
    environment: Mapping[str, str] | None = None,
    progress: Callable[[], str] = str,
    cwd: Path = ROOT,
) -> str:
    """Runs a command quietly and returns what it printed; raises `Stop` with the end of that if it fails."""
    log = _log(what)
    with log.open("wb") as output:
        process = start(command, cwd=cwd, env={**os.environ, **(environment or {})}, stdout=output)
        with _ticking(what, progress):
            code = process.wait()
        _running.discard(process)
    printed = log.read_text(encoding="utf-8", errors="replace")
    if code:
        raise Stop(explain(what, printed, cwd))
    return printed


def start(command: Sequence[str | Path], **options: Any) -> subprocess.Popen[bytes]:
    """A process that `end_all` ends, with all that it starts."""
    process = subprocess.Popen(
        [str(word) for word in command],
        **{"stdin": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "start_new_session": True, **options},
    )
    _running.add(process)
    return process


def end_all() -> None:
    """Ends every command that runs."""
    for process in list(_running):
        end(process)


def end(process: subprocess.Popen[bytes], patience: float = 15.0) -> None:
    """Ends a command and all that it started."""
    _running.discard(process)
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(patience)
            return
        except ProcessLookupError:
            process.wait()
            return
        except subprocess.TimeoutExpired:
            continue


def explain(what: str, printed: str, place: Path) -> str:
    """Why a command failed, in a sentence with the remedy, and the end of what it printed where that tells more."""
    found = printed.lower()
    if any(sign in found for sign in FULL) or shutil.disk_usage(place).free < SCARCE:
        return _full(place)
    if any(sign in found for sign in LOCKED) and not os.access(place, os.W_OK):
        return _locked(place, "it may not be written to")
    ending = "\n".join(f"    {line}" for line in printed.strip().splitlines()[-TAIL:])
    hint = " Is there a network?" if any(sign in found for sign in AWAY) else ""
    return f"{what} failed.{hint} All of it is in {_log(what)}; the end:\n{ending}"


def explain_error(error: OSError) -> str:
    """What an error of the file system means, in a sentence with the remedy."""
    place = Path(error.filename or ROOT)
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return _full(ROOT)
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return _locked(place, error.strerror or "it may not be written to")
    return f"{error.strerror}: {place}."


def _full(place: Path) -> str:
    free = shutil.disk_usage(place).free >> 20
    return f"The disk is full ({free} MB free at {ROOT}). Make room, about 1 GB, and run the same command again."


def _locked(place: Path, why: str) -> str:
    return (
        f"Nothing can be written at {place} ({why}). Mensae builds inside its own folder: "
        "copy it to a place that is yours, and run the same command there."
    )


def digest(paths: Sequence[Path], *more: str, folder: Path | None = None) -> str:
    """A key that changes with the names of files (within a folder), their contents, and whatever else is said."""
    found = sha256("\0".join(more).encode())
    for path in sorted(paths):
        found.update(str(path.relative_to(folder or ROOT)).encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def read_key(path: Path) -> str:
    """What a key file says; nothing if there is none, or none that can be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def write_key(path: Path, key: str) -> None:
    """Says that something is made, all at once: a key that is there is true."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(key, encoding="utf-8")
    fresh.replace(path)


@contextmanager
def alone(name: str) -> Iterator[int]:
    """Only one process at a time is in here; a second one waits, and finds done what the first did.

    Gives the number of the open lock: whoever gets it passed on holds it, too.
    """
    import fcntl

    WORK.mkdir(exist_ok=True)
    with (WORK / f"{name}.lock").open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"waiting: somebody else is making the {name} in this folder")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def guarded(main: Callable[[Sequence[str]], int]) -> NoReturn:
    """Runs a tool: whatever it started ends with it, and what cannot be done is a sentence, never a traceback."""
    for stop in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(stop) != signal.SIG_IGN:  # as under nohup
            signal.signal(stop, _interrupted)
    if "MAKELEVEL" in os.environ:
        threading.Thread(target=_watch_parent, args=(os.getppid(),), daemon=True).start()
    code, sentence = 1, ""
    try:
        code = main(sys.argv[1:])
    except Stop as error:
        sentence = str(error)
    except OSError as error:
        sentence = explain_error(error)
    except KeyboardInterrupt:
        code, sentence = 130, "stopped"
    finally:
        end_all()
    if sentence:
        print(f"\nmensae: {sentence}", file=sys.stderr, flush=True)
    raise SystemExit(code)


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def _watch_parent(parent: int) -> None:
    """A make that was killed can tell nobody; whoever notices stops by itself."""
    waiting = threading.Event()
    while os.getppid() == parent:
        waiting.wait(0.5)
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _ticking(what: str, progress: Callable[[], str]) -> Iterator[None]:
    """From time to time says that a step goes on, and how far it is."""
    over = threading.Event()
    began = monotonic()

    def tick() -> None:
        while not over.wait(TICK):
            far = progress()
            say(f"... {what}: {monotonic() - began:.0f} s{', ' if far else ''}{far}")

    thread = threading.Thread(target=tick, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _log(what: str) -> Path:
    WORK.mkdir(exist_ok=True)
    return WORK / f"{what.replace(' ', '-')}.log"
