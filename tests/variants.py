"""Games with something changed, mostly for the worse."""

from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any

from mensae.core.game import AnyGame, Guide, RealTime, Rules, Sight, Speech

PARTS = {"rules": Rules, "sight": Sight, "speech": Speech, "guide": Guide, "real_time": RealTime}


def changed(game: AnyGame, **replaced: Any) -> AnyGame:
    """The game with these fields, or with these functions in whichever of its parts has them."""
    own = {field.name for field in fields(game)} - {"view"}  # a function, not the type of what it gives
    changes: dict[str, Any] = {name: value for name, value in replaced.items() if name in own}
    for name, value in replaced.items():
        if name == "play_random":
            changes["random_play"] = value
        elif name in ("audience", "resample"):
            secrets = changes.get("secrets") or SimpleNamespace(audience=game.audience, resample=game.resample)
            changes["secrets"] = SimpleNamespace(**{**vars(secrets), name: value})
        elif name not in own:
            part = next((part for part, protocol in PARTS.items() if hasattr(protocol, name)), "speech")
            changes[part] = SimpleNamespace(**{**_members(changes.get(part) or getattr(game, part)), name: value})
    return replace(game, **changes)


def _members(part: Any) -> dict[str, Any]:
    return {name: getattr(part, name) for name in dir(part) if not name.startswith("__")}
