"""A client of changes, as docs/protocol.md has it: every message leads to a whole update."""

from typing import Any

from mensae.wire.change import merged

WHOLE = ("actors", "prompt", "asked", "silence", "seq", "clock")


def changed(update: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The update that the change leads to; its entries are those of the change."""
    now = {**update, "entries": change.get("entries", [])}
    now |= {name: change[name] for name in WHOLE if name in change}
    if "view" in change:
        now["view"] = merged(now["view"], change["view"])
    if "own" in change:
        now["view"] = now["view"] | {"own": merged(now["view"]["own"], change["own"])}
    if "legal" in change:
        legal = merged({choice["key"]: choice for choice in update["legal"]}, change["legal"])
        now["legal"] = [legal[key] | {"key": key} for key in sorted(legal)]
    if "sketch" in change:
        now["sketch"] = merged(now["sketch"], change["sketch"])
    return now


def logged(log: list[dict[str, Any]], change: dict[str, Any]) -> list[dict[str, Any]]:
    """The log after a change, or after an update."""
    entries = change.get("entries", [])
    first = change["seq"] - len(entries)
    assert first <= len(log), f"a gap: {first} after {len(log)}"
    now = [*log[:first], *entries]
    for entry in entries:
        if entry["action"] and entry["action"]["do"] == "undo":
            to, seq = entry["action"]["to"], entry["seq"]
            now[to:seq] = [{**struck, "struck": True} for struck in now[to:seq]]
    for entry in change.get("revealed", []):
        now[entry["seq"]] = entry
    return now
