"""What every field of a state promises: it is copied, it is its own, and it comes back from bytes."""

from collections.abc import Callable
from functools import partial
from operator import setitem
from typing import Any

from mensae.core.chance import FastRng
from mensae.core.state import dump, fields, pack, unpack
from mensae.lab.promises.trial import Broken, Trial, moment


def check_fields(trial: Trial) -> None:
    """Whatever a field is changed to, a copy has it, and shares with the state nothing that can be changed in place."""
    game = trial.game
    for seq, _, state, _ in trial.moments():
        before = dump(state)
        for name in fields(state):
            change_back = _change(state, name)
            copied, changed = game.copy(state), dump(state)
            if dump(copied) != changed:
                raise Broken(f"the copy does not have the field '{name}' of the state", seq)
            change_back()
            if changed != before and dump(copied) != changed:
                raise Broken(f"the copy shares the field '{name}' with the state", seq)


def _change(state: Any, name: str) -> Callable[[], object]:
    """Changes a field, inside if it has an inside, and returns how it is changed back; what never changes is left."""
    value = getattr(state, name)
    if change_back := _change_inside(value):
        return change_back
    setattr(state, name, _other(value))
    return partial(setattr, state, name, value)


def _change_inside(value: Any) -> Callable[[], object] | None:
    if isinstance(value, list) and not value:
        value.append(0)
        return value.pop
    if isinstance(value, dict) and value:
        key = next(iter(value))
    elif not isinstance(value, str | bytes | tuple) and hasattr(value, "__setitem__") and len(value):  # or a vector
        key = 0
    else:
        return None
    inner = value[key]
    if change_back := _change_inside(inner):
        return change_back
    value[key] = 1 if inner is None else _other(inner)
    return partial(setitem, value, key, inner)


def _other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value ^ 1  # fits wherever the value does
        case str():
            return f"{value}?"
        case _:
            return value


def check_packed(trial: Trial) -> None:
    """Packed states are equal exactly if the states are, and a state that was packed is and plays on as before."""
    game = trial.game
    for seq, _, state, table in trial.moments():
        packed = pack(state)
        if seq:
            last = moment(table, seq - 1).state
            if (dump(last) == dump(state)) != (pack(last) == packed):
                raise Broken("the bytes are not equal exactly if the states are", seq)
        again = _unpacked(trial, seq, packed)
        if dump(again) != dump(state) or pack(again) != packed:
            raise Broken("the state that was packed is another", seq)
        for world in (state, again):
            game.play_random(world, FastRng(trial.seed))
        if dump(again) != dump(state):
            raise Broken("the state that was packed plays on otherwise", seq)


def _unpacked(trial: Trial, seq: int, packed: bytes) -> Any:
    try:
        return unpack(trial.game.rules.setup(trial.setup), packed)
    except ValueError as error:
        raise Broken(f"the state cannot be unpacked: {error}", seq) from error
