"""Stands in for `librt.vecs` where librt has no build: plain lists with the same face, for interpreted rules."""

import sys
from types import ModuleType
from typing import Any


class vec(list[Any]):  # noqa: N801
    """A list that can be called `vec[i64]`."""


def append(v: vec, item: Any) -> vec:
    """The vector with the item at its end."""
    v.append(item)
    return v


def stand_in() -> None:
    """From now on `librt.vecs` is this module's."""
    sys.modules["librt"] = ModuleType("librt")
    sys.modules["librt.vecs"] = sys.modules[__name__]
