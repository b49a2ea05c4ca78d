"""What is different between two values that cross the wire, as a patch that eight lines of any language can merge.

A patch is an object with what has changed by name, and under "-" the names that have gone, or `true` for all of them;
a list is patched by index as long as its length stays. Whatever is no object takes the place of what was there.
"""

from typing import Any, Final

from msgspec import Struct

GONE: Final = "-"  # no field, and no key of a map, has this name
SAME: Final = object()  # nothing has changed
_SHORT: Final = 8  # a list of so many plain values goes whole: indices would be as long


def changes(old: Any, new: Any) -> Any:
    """The patch that leads from one value to the other, or `SAME`."""
    if old is new:
        return SAME
    if type(old) is not type(new):
        return _whole(old, new)
    if isinstance(new, Struct):
        return _of_structs(old, new) or SAME
    if old == new:
        return SAME
    if isinstance(new, dict):
        return _of_maps(old, new)
    if isinstance(new, list):
        return _of_lists(old, new)
    return new


def _whole(old: Any, new: Any) -> Any:
    """A new map in the place of another kind of thing must not be merged with what was there."""
    if not isinstance(old, Struct | dict | list) or not isinstance(new, Struct | dict):
        return new
    names = new.__struct_fields__ if isinstance(new, Struct) else new
    fields = {name: getattr(new, name) for name in names} if isinstance(new, Struct) else dict(new)
    if isinstance(new, Struct) and new.__struct_config__.tag is not None:
        fields[str(new.__struct_config__.tag_field)] = new.__struct_config__.tag
    return {GONE: True, **fields}


def _of_structs(old: Struct, new: Struct) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now:
            patch = changes(before, now)
            if patch is not SAME:
                found[name] = patch
    return found


def _of_maps(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    stayed = 0
    for name, now in new.items():
        before = old.get(name, SAME)
        if before is SAME:
            found[name] = now
            continue
        stayed += 1
        if before is not now:
            patch = changes(before, now)
            if patch is not SAME:
                found[name] = patch
    if stayed < len(old):
        found[GONE] = [name for name in old if name not in new] if stayed else True
    return found


def _of_lists(old: list[Any], new: list[Any]) -> Any:
    if len(old) != len(new) or (len(new) <= _SHORT and not isinstance(new[0], Struct | dict | list)):
        return new
    found: dict[str, Any] = {}
    for index, now in enumerate(new):
        patch = changes(old[index], now)
        if patch is not SAME:
            found[str(index)] = patch
    return found


def merged(old: Any, patch: Any) -> Any:
    """The value that a patch leads to, in plain data as it crosses the wire: all that a client needs."""
    if not isinstance(patch, dict):
        return patch
    gone = patch.get(GONE, [])
    if isinstance(old, list) and gone is not True:
        return [merged(each, patch[str(i)]) if str(i) in patch else each for i, each in enumerate(old)]
    kept = {} if gone is True or not isinstance(old, dict) else {key: old[key] for key in old if key not in gone}
    return kept | {key: merged(kept.get(key), value) for key, value in patch.items() if key != GONE}
