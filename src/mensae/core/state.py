"""What follows from the fields of a state, which its class declares once: copy, plain data, equality, hash, bytes.

A state holds numbers, texts, lists and vectors, and perhaps objects that never change and that its copies share: those
with an `id` stand for it, others for their own fields. Its field `notes` is not part of it: there `apply` leaves what
it did, where somebody listens.
"""

from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

Note: TypeAlias = tuple[int, ...]  # a kind and its values: what a rule did, as far as everybody may know it
_PLAIN = (bool, int, float, str, bytes, type(None))
_WIDE = 1  # how a number of more than 64 bits is marked among packed values


class Listening(Protocol):
    """What every state has besides its own fields."""

    notes: list[Note] | None  # what `apply` did, in order; None: nobody listens


S = TypeVar("S", bound=Listening)


def fields(thing: object) -> tuple[str, ...]:
    """The names of the fields of a state, sorted: the same interpreted and compiled."""
    kind = type(thing)
    declared: Any = getattr(kind, "__mypyc_attrs__", None)
    if declared is None:
        declared = {*getattr(thing, "__dict__", ()), *(name for each in kind.__mro__ for name in _declared_by(each))}
    return tuple(sorted(name for name in declared if name != "notes"))


def _declared_by(kind: type) -> dict[str, Any]:
    declared: dict[str, Any] = vars(kind).get("__annotations__", {})
    return declared


def dump(thing: object) -> dict[str, Any]:
    """Every field as plain data; two states are the same exactly if their dumps are."""
    return {name: _plain(getattr(thing, name)) for name in fields(thing)}


def equal(one: object, other: object) -> bool:
    """Are all fields the same?"""
    return dump(one) == dump(other)


def pack(state: object) -> bytes:
    """The state as bytes, which can be kept, sent and hashed: the same for states that are equal."""
    plain: Any = dump(state)
    try:
        return msgspec.msgpack.encode(plain, order="deterministic")
    except OverflowError:  # a number of more than 64 bits, such as a set of many places
        return msgspec.msgpack.encode(_narrow(plain), order="deterministic")


def unpack(blank: S, packed: bytes) -> S:
    """The state that was packed, in the place of a new one of the same setup.

    Raises `ValueError` for bytes of another game, and for those of another setup wherever a state shows that: by what
    its copies share, by the length of a vector, or by the kind of a value. Else the state comes back as it was.
    """
    try:
        values = msgspec.msgpack.decode(packed, ext_hook=_wide)
    except msgspec.DecodeError as error:
        raise ValueError(f"this is no packed state: {error}") from error
    if not isinstance(values, dict) or tuple(sorted(values)) != fields(blank):
        raise ValueError("this is no packed state of this game: its fields are others")
    for name, value in values.items():
        setattr(blank, name, _restored(name, getattr(blank, name), value))
    return blank


def copy_of(state: S) -> S:
    """A state that shares nothing with this one that ever changes; for classes that are not compiled."""
    copied = object.__new__(type(state))
    copied.notes = None
    for name in fields(state):
        setattr(copied, name, _copied(getattr(state, name)))
    return copied


def _copied(value: Any) -> Any:
    match value:
        case list():
            return [_copied(each) for each in value]
        case dict():
            return {key: _copied(each) for key, each in value.items()}
        case _:
            return value if isinstance(value, _PLAIN) or not hasattr(value, "__getitem__") else value[:]


def _plain(value: Any) -> Any:
    match value:
        case _ if isinstance(value, _PLAIN):
            return value
        case dict():
            return {key: _plain(each) for key, each in value.items()}
        case Struct():
            return msgspec.to_builtins(value)
        case _ if hasattr(value, "__getitem__"):  # a list, a tuple or a vector
            return [_plain(each) for each in value]
        case _ if hasattr(value, "id"):
            return value.id
        case _ if fields(value):
            return dump(value)
        case _:
            raise TypeError(f"a state cannot hold {value!r}: neither plain data nor an object with fields")


def _narrow(value: Any) -> Any:
    match value:
        case int() if value.bit_length() > 63:
            return msgspec.msgpack.Ext(_WIDE, value.to_bytes(value.bit_length() // 8 + 1, "big", signed=True))
        case list():
            return [_narrow(each) for each in value]
        case dict():
            return {key: _narrow(each) for key, each in value.items()}
        case _:
            return value


def _wide(code: int, data: memoryview) -> int:
    if code != _WIDE:
        raise ValueError(f"this is no packed state: nothing is packed as {code}")
    return int.from_bytes(data, "big", signed=True)


def _restored(name: str, blank: Any, value: Any) -> Any:
    """The value of a field, of the kind that it has in a new state; raises `ValueError` if it cannot be that."""
    match blank:
        case _ if blank is None or (value is None and isinstance(blank, _PLAIN)):
            return value
        case int() | str() | float() | bytes() | dict() | list() if _fits(blank, value):
            return value if isinstance(blank, _PLAIN) else type(blank)(value)
        case tuple() if isinstance(value, list):
            return tuple(value)
        case _ if hasattr(blank, "__getitem__") and isinstance(value, list) and len(value) == len(blank):
            return _vector(name, blank, value)
        case _ if _plain(blank) == value:  # what never changes, and is shared
            return blank
    raise ValueError(f"this is no packed state of this setup: its field '{name}' is {value!r}")


def _fits(blank: Any, value: Any) -> bool:
    return any(isinstance(blank, kind) and isinstance(value, kind) for kind in (int, str, float, bytes, dict, list))


def _vector(name: str, blank: Any, values: list[Any]) -> Any:
    try:
        return type(blank)(values)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"this is no packed state of this game: its field '{name}' is {values}") from error
