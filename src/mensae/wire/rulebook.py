"""A rule book in sections, for clients that show and link rules."""

from typing import Literal, TypeAlias

from msgspec import Struct

TextStyle: TypeAlias = Literal["plain", "code", "strong", "emphasis", "rule"]


class TextSpan(Struct, frozen=True):
    """A piece of text; of style `rule` it is the id of a rule, which can be linked."""

    text: str
    style: TextStyle


Spans: TypeAlias = list[TextSpan]


class Rule(Struct, frozen=True, tag_field="kind", tag="rule"):
    """A rule with its id, such as GM-48."""

    id: str
    spans: Spans


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """Some sentences."""

    spans: Spans


class Heading(Struct, frozen=True, tag_field="kind", tag="heading"):
    """A heading inside a section."""

    spans: Spans


class Bullets(Struct, frozen=True, tag_field="kind", tag="bullets"):
    """A list."""

    items: list[Spans]


class Grid(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table of cells."""

    head: list[Spans]
    rows: list[list[Spans]]


Block: TypeAlias = Rule | Paragraph | Heading | Bullets | Grid


class Section(Struct, frozen=True):
    """A chapter; what stands before the first one has no title."""

    id: str  # section-0, section-1, ..., or what a comment behind the title says: the same in every language
    title: str
    blocks: list[Block]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str  # English where there is no other
    title: str
    sections: list[Section]
