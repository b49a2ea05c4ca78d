"""The command `mensae`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from mensae import COMPILED, __version__
from mensae.cli.wrong import Wrong

# Each with its module, in which `add_<command>` says what it takes. Only the one that is asked for is imported, since
# half of what Mensae needs is slow to load and the other half is not there for every command.
COMMANDS = {
    "play": ("play", "play in the terminal, with friends and bots"),
    "join": ("play", "sit down at a table of a server, in the terminal"),
    "replay": ("play", "tell a saved table from its log, and check it"),
    "serve": ("server", "run the server"),
    "backup": ("server", "save the database of a server in a file, also while it runs"),
    "restore": ("server", "fill an empty database, of either kind, from a backup"),
    "tournament": ("lab", "let bots play many games over all cores"),
    "fuzz": ("lab", "play games with random options, check every promise"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; what cannot be done is told on standard error, with exit code 2."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    given = _parser(words[:1]).parse_args(words)
    try:
        return int(given.run(given))
    except Wrong as error:
        reason = str(error)
    except OSError as error:
        reason = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except KeyboardInterrupt:
        print("mensae: stopped", file=sys.stderr)
        return 130
    print(f"mensae: {reason}", file=sys.stderr)
    return 2


def _parser(asked: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mensae", description="Four Mars board games for people, bots and researchers."
    )
    build = "compiled" if COMPILED else "interpreted"
    parser.add_argument("--version", action="version", version=f"mensae {__version__} ({build})")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (module, help) in COMMANDS.items():
        command = commands.add_parser(name, help=help, description=help)
        if name in asked:
            getattr(import_module(f"mensae.cli.{module}"), f"add_{name}")(command)
    return parser
