"""Backups: everything comes back, from either database into either, and a bad file changes nothing."""

import asyncio
import gzip
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.engine import make_url

from mensae.cli import main
from mensae.server.backup import AT_ONCE, TABLES, BadBackup, Header, backup
from mensae.server.restore import restore
from mensae.server.store import Store, migrate, open_store
from mensae.server.store.schema import accounts, chairs, entries, meta, ratings, sessions, tables, talk
from mensae.server.whole_file import UNFINISHED, written
from tests.server.databases import KINDS, Kind, drop, fresh_url
from tests.server.serving import PATIENCE

Rows = dict[str, list[tuple[Any, ...]]]
ENTRIES = 2 * AT_ONCE + 7
TABLE = {"game": "gardens", "version": 1, "options": "{}", "last": "[]", "seed": bytes(range(32)), "phase": "over"}
TABLE |= {"imported": False, "revision": 0}
TABLE |= {"owner": None, "listed": True, "hints": False, "created": 1_700_000_000_000, "abandon": "[]"}
TABLE |= {"rematch_of": None, "origin": None}


def fill(connection: Connection) -> None:
    """Something of everything, with rematches and forks that come before what they refer to."""
    connection.execute(
        insert(accounts), {"id": "a", "name": "Ådà 🌵", "name_key": "ada", "password": "$", "created": 2}
    )
    connection.execute(insert(tables), [{**TABLE, "id": "t9"}, {**TABLE, "id": "t5"}, {**TABLE, "id": "t1"}])
    for table_id, values in {"t1": {"rematch_of": "t5"}, "t5": {"rematch_of": "t9", "origin": "t9"}}.items():
        connection.execute(tables.update().where(tables.c.id == table_id).values(values))
    chair = {"table_id": "t1", "kind": "person", "name": 'a "quoted"\nname', "muted": "[]", "reserved": False}
    chair |= {"late": False}
    connection.execute(insert(chairs), {**chair, "seat": 0, "secret": b"\x00\xff", "account_id": "a", "away": True})
    connection.execute(insert(chairs), {**chair, "seat": 1, "away": False, "place": 2, "score": -3})
    entry = {"table_id": "t1", "seat": -1, "action": '{"do":"roll"}', "made": 2**53, "at": 2**40}
    connection.execute(insert(entries), [{**entry, "seq": seq, "key": f"0.{seq}"} for seq in range(ENTRIES)])
    line = {"table_id": "t1", "number": 0, "seat": 0, "name": "Ada", "text": "\u2028", "key": "0.x", "made": 1}
    line |= {"entries": 3}
    connection.execute(insert(talk), line)
    connection.execute(insert(sessions), {"token": bytes(32), "account_id": "a", "created": 1, "expires": 2})
    rating = {"account_id": "a", "game": "gardens", "mu": 25.000000000000004, "sigma": 25 / 3, "ordinal": -0.0}
    connection.execute(insert(ratings), {**rating, "games": 1, "wins": 0})
    connection.execute(insert(meta), {"name": "csrf", "value": b""})


def rows(connection: Connection) -> Rows:
    """Everything in the database."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in TABLES
    }


def within(url: str, work: Callable[[Connection], Any]) -> Any:
    """What the work returns that was done in the database."""

    async def opened() -> Any:
        store: Store = await open_store(url)
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(opened())


@pytest.fixture
def filled(database_url: str) -> str:
    within(database_url, fill)
    return database_url


@pytest.fixture
def saved(tmp_path: Path) -> Iterator[Path]:
    url, path = fresh_url("sqlite"), tmp_path / "mensae.backup"
    within(url, fill)
    asyncio.run(backup(url, path))
    yield path
    drop(url)


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_everything_comes_back_in_either_database(source: Kind, target: Kind, tmp_path: Path) -> None:
    old, new, path = fresh_url(source), fresh_url(target), tmp_path / "mensae.backup"
    within(old, fill)
    before = within(old, rows)
    made = asyncio.run(backup(old, path))
    restored = asyncio.run(restore(new, path))
    assert within(new, rows) == before
    assert made == restored
    assert made.rows["entries"] == ENTRIES == len(before["entries"])
    for url in (old, new):
        drop(url)


def test_a_backup_is_of_one_moment_while_others_write(filled: str, tmp_path: Path) -> None:
    async def played_on(store: Store, stop: asyncio.Event) -> int:
        seq = ENTRIES
        while not stop.is_set():
            row = {"table_id": "t9", "seq": seq, "at": 1, "seat": 0, "action": "{}", "key": None, "made": 1}
            await store.write(partial(Connection.execute, statement=insert(entries), parameters=row))
            seq += 1
        return seq

    async def played_on_meanwhile() -> Header:
        store, stop = await open_store(filled), asyncio.Event()
        player = asyncio.create_task(played_on(store, stop))
        made = await backup(filled, tmp_path / "mensae.backup")
        stop.set()
        assert await player > ENTRIES
        await store.close()
        return made

    made = asyncio.run(played_on_meanwhile())
    target = fresh_url("sqlite")
    asyncio.run(restore(target, tmp_path / "mensae.backup"))
    assert len(within(target, rows)["entries"]) == made.rows["entries"]
    drop(target)


def test_only_the_owner_may_read_a_backup(saved: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert [path.name for path in saved.parent.iterdir()] == ["mensae.backup"]


KILLED = """
import os, signal, sys
from mensae.cli import main
from mensae.server.backup import Lines

Lines.end = lambda self: os.kill(os.getpid(), signal.SIGKILL)  # all is written but the last line
main(["backup", sys.argv[1], "--database", sys.argv[2]])
"""


def test_the_next_backup_removes_what_one_has_left_that_was_killed(tmp_path: Path) -> None:
    url = fresh_url("sqlite")
    within(url, fill)
    for name in ("a.backup", "b.backup"):
        killed = subprocess.run([sys.executable, "-c", KILLED, tmp_path / name, url], check=False, timeout=PATIENCE)
        assert killed.returncode == -signal.SIGKILL
        assert [path.name.startswith(UNFINISHED) for path in tmp_path.iterdir()] == [True]
    with written(tmp_path / "c.backup") as stream:  # by somebody who is not dead
        stream.write(b"something")
        asyncio.run(backup(url, tmp_path / "d.backup"))
        assert len(list(tmp_path.iterdir())) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"c.backup", "d.backup"}
    drop(url)


def test_a_backup_is_not_written_over_unless_forced(filled: str, tmp_path: Path) -> None:
    path = tmp_path / "mensae.backup"
    path.write_text("precious")
    with pytest.raises(BadBackup, match="is there already"):
        asyncio.run(backup(filled, path))
    assert path.read_text() == "precious"
    asyncio.run(backup(filled, path, force=True))
    assert path.read_bytes().startswith(b"\x1f\x8b")


def test_a_database_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="there is no database"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "mensae.backup"))
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_half_backup(filled: str, tmp_path: Path) -> None:
    async def backup_without_room() -> None:
        store = await open_store(filled)  # so that the backup itself need not make files beside the database
        before = getrlimit(RLIMIT_FSIZE)
        setrlimit(RLIMIT_FSIZE, (4096, before[1]))
        try:
            await backup(filled, tmp_path / "mensae.backup")
        finally:
            setrlimit(RLIMIT_FSIZE, before)
            await store.close()

    with pytest.raises(BadBackup, match="the backup cannot be written: File too large"):
        asyncio.run(backup_without_room())
    assert list(tmp_path.iterdir()) == []


def test_only_an_empty_database_is_restored_into(filled: str, saved: Path) -> None:
    before = within(filled, rows)
    with pytest.raises(BadBackup, match=f"not empty .*entries has {ENTRIES} rows"):
        asyncio.run(restore(filled, saved))
    assert within(filled, rows) == before


def header(lines: list[bytes], **changes: Any) -> list[bytes]:
    return [msgspec.json.encode({**msgspec.json.decode(lines[0]), **changes}) + b"\n", *lines[1:]]


def changed(lines: list[bytes], old: bytes, new: bytes) -> list[bytes]:
    assert old in b"".join(lines)
    return b"".join(lines).replace(old, new).splitlines(keepends=True)


DAMAGE: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "another revision": (lambda lines: header(lines, revision="9999"), "with revision 9999 of the schema, and this"),
    "another format": (lambda lines: header(lines, format="mensae-backup-9"), "format 'mensae-backup-9', not mensae"),
    "no header": (lambda lines: lines[1:], "line 1: Object missing required field `format`"),
    "nothing": (lambda _: [], "the file is cut off"),
    "no last line": (lambda lines: lines[:-1], "the file is cut off"),
    "half a last line": (lambda lines: [*lines[:-1], lines[-1][:-5]], "the file is cut off"),
    "something at the end": (lambda lines: [*lines, b"{}\n"], "there is something after its end"),
    "another text": (lambda lines: changed(lines, b'roll\\"}"', b'fall\\"}"'), "its checksum is wrong"),
    "a row too few": (lambda lines: [*lines[:-2], lines[-1]], "Expected `array`, got `object`"),
    "a row twice": (lambda lines: [*lines[:40], lines[39], *lines[40:]], "contradict each other"),
    "a word for a number": (
        lambda lines: changed(lines, b",-1,", b',"x",'),
        r"Expected `int`, got `str` - at `\$\[3\]`",
    ),
    "a long name": (lambda lines: changed(lines, b'"Ada"', b'"' + b"A" * 65 + b'"'), "length <= 64"),
    "not base64": (lambda lines: changed(lines, b'"AP8="', b'"?"'), "Invalid base64"),
    "not JSON": (lambda lines: [*lines[:5], b"}\n", *lines[6:]], "line 6: JSON is malformed"),
    "not text": (lambda lines: [*lines[:5], b'["\xff"]\n', *lines[6:]], "line 6: "),
    "tables in another order": (lambda lines: changed(lines, b'"table":"meta"', b'"table":"tables"'), "table meta"),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_a_damaged_backup_is_refused_and_changes_nothing(case: str, saved: Path) -> None:
    damage, reason = DAMAGE[case]
    with gzip.open(saved) as stream:
        lines = stream.readlines()
    with gzip.open(saved, "wb") as stream:
        stream.writelines(damage(lines))
    url = fresh_url("sqlite")
    with pytest.raises(BadBackup, match=reason):
        asyncio.run(restore(url, saved))
    assert not Path(url.removeprefix("sqlite:///")).exists()


def test_a_damaged_backup_leaves_a_database_that_was_there_as_it_was(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-100])
    url = fresh_url("sqlite")
    within(url, rows)
    with pytest.raises(BadBackup, match="no backup, or a damaged one"):
        asyncio.run(restore(url, saved))
    assert Path(url.removeprefix("sqlite:///")).exists()
    assert not any(within(url, rows).values())
    drop(url)


def test_a_damaged_backup_leaves_postgres_empty_too(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-100])
    url = fresh_url("postgres")
    with pytest.raises(BadBackup, match="no backup, or a damaged one"):
        asyncio.run(restore(url, saved))
    assert not any(within(url, rows).values())
    drop(url)


@pytest.mark.parametrize("content", [b"", b"not a backup", b"\x1f\x8b\x08 nor this one"])
def test_a_foreign_file_makes_no_database(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(BadBackup, match=str(path)):
        asyncio.run(restore(f"sqlite:///{tmp_path}/new.db", path))
    assert list(tmp_path.iterdir()) == [path]


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{head}"


def upgrade():
    recreate = "always" if op.get_bind().dialect.name == "sqlite" else "never"  # the hardest that it can be
    with op.batch_alter_table("tables", recreate=recreate) as batch:
        batch.add_column(sa.Column("mood", sa.String(8), server_default="calm", nullable=False))
"""


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("there", [False, True])
def test_the_next_version_restores_a_backup_of_this_one(
    target: Kind, there: bool, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(migrate.MIGRATIONS, tmp_path / "migrations")
    (tmp_path / "migrations/versions/next.py").write_text(NEXT.format(head=migrate.known_revisions()[0]))
    old, new = fresh_url("sqlite"), fresh_url(target)
    within(old, fill)
    before = within(old, rows)
    monkeypatch.setattr(migrate, "MIGRATIONS", tmp_path / "migrations")
    if there:
        within(new, rows)
    asyncio.run(restore(new, saved))
    assert within(new, rows) == before
    assert within(new, lambda c: c.exec_driver_sql("SELECT DISTINCT mood FROM tables").scalars().all()) == ["calm"]
    assert within(new, migrate.revision_of) == "next"
    assert within(old, rows) == before  # as an upgrade of the database itself does
    for url in (old, new):
        drop(url)


def test_the_commands_save_and_restore(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["backup", "b.gz", "--database", filled]) == 0
    assert main(["restore", "b.gz", "--database", "sqlite:///new.db"]) == 0
    assert capsys.readouterr().out.count("3 tables, 2007 entries, 1 account") == 2
    assert within(f"sqlite:///{tmp_path}/new.db", rows) == within(filled, rows)
    assert main(["restore", "b.gz", "--database", "sqlite:///new.db"]) == 2
    assert "mensae: the database is not empty" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["postgresql://nobody:secret@127.0.0.1:1/none", "sqlite:////proc/none/mensae.db"])
def test_a_database_out_of_reach_is_told_without_its_password(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    if make_url(url).drivername == "sqlite":
        with gzip.open(path, "wb") as stream:
            stream.write(
                b'{"format":"mensae-backup-1","revision":"0001","mensae":"","made":"2026-01-01T00:00:00Z","rows":{}}\n'
            )
        assert main(["restore", str(path), "--database", url]) == 2
    else:
        assert main(["backup", str(path), "--database", url]) == 2
    told = capsys.readouterr().err
    assert told.startswith("mensae: ")
    assert "secret" not in told
    assert "Traceback" not in told
