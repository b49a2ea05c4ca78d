"""What all messages of the socket have in common."""

import re
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL = 2  # 1 had other views, and no changes

Key: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")
]  # of the client's choice
Phase: TypeAlias = Literal["open", "running", "over", "abandoned"]
Kind: TypeAlias = Literal["open", "person", "bot"]
Reaction: TypeAlias = Literal["yes", "no", "laugh", "wow", "sad", "love", "think", "hurry"]


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Message(Struct, frozen=True, tag_field="type", tag=_tag, gc=False):
    """One text frame of JSON; `type` says which. Clients leave fields alone that they do not know."""
