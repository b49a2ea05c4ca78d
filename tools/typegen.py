"""Writes the TypeScript of the web client's types from the structs of the wire and of the games.

`--check` writes nothing, and fails where a file on disk is not what would be written.
"""

import importlib
import importlib.util
import inspect
import json
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as msgspec_inspect
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

from mensae.core import schema, trying
from mensae.core.game import AnyGame
from mensae.games import GAMES
from mensae.texts import LANGUAGES
from mensae.wire import http, limits, message, names, people, requests, rulebook, socket
from mensae.wire.closing import PAUSES, Closing

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Generated from the Python structs by tools/typegen.py; do not edit, run it again.\n"
ACTION = """/** An action of a game; `do` says which, and the rest depends on it. */
export interface Action {
  do: string;
  [field: string]: unknown;
}
"""
NAMES: dict[type, str] = {schema.Undo: "UndoTo"}  # where two structs of the wire have the same name
CORE = (schema.Told, schema.Who, schema.Refusal, schema.Outcome, schema.Seen, schema.Span, *schema.TABLE_ACTIONS)
REQUESTS = (http, people, rulebook)  # what HTTP brings and gets
SCALARS: dict[type[Type], str] = {
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
    RawType: "Action",
}
WIDTH = 100


class Translation:
    """The structs that a file needs, each with its name, and the aliases by what they stand for."""

    def __init__(self, aliases: dict[str, Any]) -> None:
        self.structs: dict[type, str] = {schema.Action: "Action"}
        self.literals = {frozenset(get_args(a)): n for n, a in aliases.items() if get_origin(a) is Literal}
        self.unions: dict[frozenset[str], str] = {}
        self.aliases: dict[str, str] = {}  # those that something needs, and what they stand for
        self._orders = {n: get_args(a) for n, a in aliases.items() if get_origin(a) is Literal}
        for name, alias in aliases.items():
            if isinstance(alias, types.UnionType):
                self.unions[frozenset(self.members(alias))] = name

    def members(self, union: Any) -> list[str]:
        """What a union consists of."""
        return [self.text(msgspec_inspect.type_info(member)) for member in get_args(union)]

    def name(self, cls: type) -> str:
        """The name of a struct, which the file has from now on."""
        if cls not in self.structs:
            name = NAMES.get(cls, cls.__name__)
            if name in self.structs.values():
                raise SystemExit(f"{cls.__module__}.{cls.__name__}: another struct is called {name}; see NAMES")
            self.structs[cls] = name
        return self.structs[cls]

    def text(self, info: Type) -> str:
        """A type in TypeScript."""
        match info:
            case StructType(cls=cls):
                return self.name(cls)
            case LiteralType(values=values):
                return self._literal(values)
            case ListType(item_type=item) | VarTupleType(item_type=item):
                inner = self.text(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case TupleType(item_types=items):
                return f"[{', '.join(self.text(item) for item in items)}]"
            case DictType(key_type=LiteralType() as key, value_type=value):  # not every key need be there
                return f"Partial<Record<{self.text(key)}, {self.text(value)}>>"
            case DictType(value_type=value):
                return f"Record<string, {self.text(value)}>"
            case UnionType(types=members):
                return self._union([self.text(member) for member in members])
        return SCALARS[type(info)]

    def _literal(self, values: tuple[Any, ...]) -> str:
        name = self.literals.get(frozenset(values))
        if name is None:
            return " | ".join(map(json.dumps, values))
        self.aliases[name] = " | ".join(map(json.dumps, self._orders[name]))
        return name

    def _union(self, members: list[str]) -> str:
        parts = list(dict.fromkeys(member for member in members if member != "null"))
        name = self.unions.get(frozenset(parts))
        if name is not None:
            self.aliases[name] = " | ".join(parts)
            parts = [name]
        return " | ".join([*parts, "null"] if "null" in members else parts)

    def interfaces(self) -> Iterator[str]:
        """Every struct that is needed, with those that it needs itself."""
        done: set[type] = {schema.Action}
        while todo := [cls for cls in self.structs if cls not in done]:
            for cls in todo:
                yield self._interface(cls)
                done.add(cls)

    def _interface(self, cls: type) -> str:
        info = msgspec_inspect.type_info(cls)
        assert isinstance(info, StructType)
        # An interface would not fit `Action`, which may have any field; a type does
        opening, closing = ("type {} = {{", "};\n") if issubclass(cls, schema.Action) else ("interface {} {{", "}\n")
        lines = [f"/** {_words((cls.__doc__ or '').splitlines()[0])} */", "export " + opening.format(self.structs[cls])]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        comments, may_lack = _comments(cls), _may_lack_fields(cls)
        for field in info.fields:
            if field.name in comments:
                lines.append(f"  /** {comments[field.name]} */")
            unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
            mark = "?" if not field.required and (may_lack or unset) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.text(field.type)};")
        return "\n".join([*lines, closing])

    def alias_lines(self) -> list[str]:
        """The aliases that something needs."""
        return [f"export type {name} = {meaning};\n" for name, meaning in sorted(self.aliases.items())]


def _may_lack_fields(cls: Any) -> bool:
    """Whether fields with a default may be left out: by whoever sends a request, or by us where that is said."""
    config = cls.__struct_config__
    return bool(config.omit_defaults or (config.forbid_unknown_fields and not issubclass(cls, schema.Action)))


def _comments(cls: type) -> dict[str, str]:
    """What the comments behind the fields of a struct say."""
    found = re.findall(r"^    (\w+): [^#\n]*#[ ]*(.+)$", inspect.getsource(cls), re.MULTILINE)
    return {name: _words(comment) for name, comment in found}


def _words(text: str) -> str:
    for python, script in {"None": "null", "True": "true", "False": "false"}.items():
        text = re.sub(rf"\b{python}\b", script, text)
    return text.strip().replace("*/", "* /")


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value is not Struct


def _aliases(*modules: Any) -> dict[str, Any]:
    """The unions of structs and the literals that have a name in these modules."""
    found = {}
    for module in modules:
        for name, value in vars(module).items():
            is_union = isinstance(value, types.UnionType) and any(map(_is_struct, get_args(value)))
            if not name.startswith("_") and (is_union or get_origin(value) is Literal):
                found[name] = value
    return found


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {_data(value)} as const;\n"


def _data(value: Any, indent: str = "") -> str:
    """Plain data, in one line if it fits."""
    text = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list | tuple) or len(indent + text) <= WIDTH:
        return text
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key, ensure_ascii=False)}: {_data(each, inner)}," for key, each in value.items()]
        return "\n".join(["{", *lines, indent + "}"])
    return "\n".join(["[", *(f"{inner}{_data(each, inner)}," for each in value), indent + "]"])


def wire() -> str:
    """Everything that crosses the socket, and everything that HTTP asks and answers."""
    result = Translation(_aliases(schema, trying, message, requests, socket, *REQUESTS))
    asked = [value for module in REQUESTS for value in vars(module).values() if _is_struct(value)]
    for cls in (*get_args(requests.Incoming), *get_args(socket.Outgoing), *CORE, *asked):
        result.name(cls)
    interfaces = list(result.interfaces())
    for name, union in (("Incoming", requests.Incoming), ("Outgoing", socket.Outgoing)):
        result.aliases[name] = " | ".join(result.members(union))
    result.aliases["TableAction"] = " | ".join(result.name(cls) for cls in schema.TABLE_ACTIONS)
    result.aliases["Seat"] = "number"
    result.aliases["Language"] = "(typeof LANGUAGES)[number]"
    constants = {
        "PROTOCOL": message.PROTOCOL,
        **{name: value for name, value in vars(limits).items() if name.isupper()},
        "CHANCE": schema.CHANCE,
        "CLOCK": schema.CLOCK,
        "HOST": schema.HOST,
        "REACTIONS": get_args(message.Reaction),
        "LANGUAGES": LANGUAGES,
        "CSRF_COOKIES": (names.guarded(names.CSRF), names.CSRF),
        "CSRF_HEADER": names.CSRF_HEADER,
    }
    head = "".join(_constant(name, value) for name, value in constants.items())
    return "\n".join([HEAD, head, _closings(), *result.alias_lines(), ACTION, *interfaces])


def _closings() -> str:
    """The codes with which a socket is closed, each with its sentence, and the pauses that go with them."""
    codes = [line for each in Closing for line in (f"  /** {each.reason} */", f"  {each.name}: {each.value},")]
    pauses = [f"  {code:d}: {1000 * pause:g}," for code, pause in PAUSES.items()]
    return "\n".join(
        [
            "/** Why a socket was closed. */",
            *("export const CLOSED = {", *codes, "} as const;\n"),
            "/** By these codes, how many ms to stay away at least. */",
            *("export const PAUSES: Partial<Record<number, number>> = {", *pauses, "};\n"),
        ]
    )


def game_file(game: AnyGame) -> str:
    """What a board of the game is given and gives back, and the data that it draws."""
    owners = dict.fromkeys(cls.__module__ for cls in (game.options, *game.kinds, game.view))
    known = _aliases(*(sys.modules[owner] for owner in owners if owner != schema.__name__))
    result = Translation({"Sitter": schema.Sitter, **known})
    kinds = game.kinds
    for cls in (game.view, *kinds, game.options):
        result.name(cls)
    interfaces = list(result.interfaces())
    result.aliases["AnyMove"] = " | ".join(result.name(kind) for kind in kinds)
    constants = [_constant("DATA", data) for data in _data_for_clients(game)]
    return "\n".join([HEAD, *constants, *result.alias_lines(), *interfaces])


def _data_for_clients(game: AnyGame) -> list[Any]:
    """What boards draw of a game's data, if it has any for them."""
    if importlib.util.find_spec(f"{game.package}.data") is None:
        return []
    module = importlib.import_module(f"{game.package}.data")
    return [module.FOR_CLIENTS] if hasattr(module, "FOR_CLIENTS") else []


def files() -> dict[Path, str]:
    """Every file with what belongs into it."""
    boards = {WEB / "games" / game.id / "game.gen.ts": game_file(game) for game in GAMES.values()}
    return {WEB / "lib" / "wire.gen.ts": wire(), **boards}


def outdated() -> list[Path]:
    """The files on disk that are not what would be written."""
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Writes the files, or checks them."""
    if "--check" in sys.argv[1:]:
        for path in outdated():
            print(f"{path} is not what the structs say; run: python tools/typegen.py", file=sys.stderr)
        return 1 if outdated() else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
