"""Compiles the rules with mypyc where a compiler is there; without one the same files run interpreted."""

import os
import sys
from glob import glob

from setuptools import setup

# Every inner loop of a game, and what a server makes for each move; structs stay interpreted (docs/compiling.md).
COMPILED = [
    "src/mensae/core/chance.py",
    *sorted(glob("src/mensae/games/*/data.py")),
    *sorted(glob("src/mensae/games/*/state.py")),
    *sorted(glob("src/mensae/games/*/guide.py")),
    *sorted(glob("src/mensae/games/*/view.py")),
    *sorted(glob("src/mensae/games/*/prose.py")),
    *sorted(path for path in glob("src/mensae/games/*/prose/*.py") if not path.endswith("__init__.py")),
    *sorted(path for path in glob("src/mensae/games/*/rules/*.py") if not path.endswith("__init__.py")),
    *sorted(path for path in glob("src/mensae/games/*/planner/*.py") if not path.endswith("__init__.py")),
    "src/mensae/bots/tree.py",
]


def extensions() -> list:
    """The compiled modules, each optional, or none if mypyc is not wanted or not there."""
    if os.environ.get("MENSAE_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypyc is not installed: building without compiled rules", file=sys.stderr)
        return []
    # -O3 takes several times as long to build and is a tenth faster at most (docs/compiling.md)
    modules = mypycify(["--strict", *COMPILED], opt_level="1")
    for module in modules:
        module.optional = True
        if os.name == "posix":
            # Warnings about generated code, and debug information for it, take most of the time and serve nobody
            quiet = ["-g0", "-Wno-all", "-Wno-uninitialized", "-Wno-maybe-uninitialized", "-w"]
            arguments = ["-fno-semantic-interposition", *quiet, *os.environ.get("MENSAE_CFLAGS", "").split()]
            module.extra_compile_args += [each for each in arguments if each not in module.extra_compile_args]
    return modules


setup(ext_modules=extensions())
