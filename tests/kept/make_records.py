"""Makes the records that are kept of a version of the games, and what each leads to.

`python -m tests.kept.make_records version_2` plays every plan with the rules of today and writes a folder for each
game: the records, compressed; `expected.json` with their outcomes and digests; and one game in full, to read. What is
there already is left alone: a version is kept once, by the code that was current then, and never made anew.
"""

import sys
from gzip import compress
from pathlib import Path

import msgspec

from mensae.core.record import load
from mensae.games import GAMES
from tests.kept.heard import expected, in_full
from tests.kept.plans import PLANS
from tests.kept.playing import record_of

HERE = Path(__file__).parent


def main(version: str) -> None:
    """Writes what is missing of a version."""
    for game in GAMES:
        folder = HERE / version / game
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "expected.json"
        results = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
        for plan in PLANS:
            if plan.game == game and plan.name not in results:
                record = record_of(plan)
                table = load(record, GAMES).table
                (folder / f"{plan.name}.jsonl.gz").write_bytes(compress(record.encode(), mtime=0))
                if plan.plain:
                    (folder / f"{plan.name}.txt").write_text("".join(f"{line}\n" for line in in_full(table)), "utf-8")
                results[plan.name] = expected(table)
                print(f"{game} {plan.name}: {len(table.lines)} entries, {table.outcome}")
        path.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
