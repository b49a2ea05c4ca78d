"""Compiles the rules with mypyc where a C compiler is there; without one the same files run interpreted.

The C compiler gets two files of each game, what is played and what is shown, and works on several at a time. They call
each other through tables of pointers, so a build has all of them or none (docs/compiling.md).
"""

import gc
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError

PACKAGE = Path("src/mensae")
LIBRARY = "__mypyc"  # how mypyc ends the name of a group; every other extension is a shim that names a module
LARGE = 8_000_000  # bytes of C
# Warnings about generated code, and debug information for it, take most of the time and serve nobody
QUIET = ["-g0", "-Wno-all", "-Wno-uninitialized", "-Wno-maybe-uninitialized", "-w"]
FLAGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")


def groups() -> dict[str, list[str]]:
    """The files of each group: what pyproject.toml lists of the core and of each game, in two parts."""
    parts = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["mensae"]["compiled"]
    found: dict[str, list[str]] = {}
    for part, patterns in parts.items():
        for path in sorted(path for pattern in patterns for path in PACKAGE.glob(pattern)):
            folder, game, *_ = path.relative_to(PACKAGE).parts
            if path.name != "__init__.py":
                found.setdefault(f"{game if folder == 'games' else 'core'}_{part}", []).append(str(path))
    return found


def extensions() -> list[Extension]:
    """A library for each group and a shim for each module, in C."""
    from mypyc.build import mypycify

    found = groups()
    files = [path for paths in found.values() for path in paths]
    separate = [(paths, f"mensae.{name}") for name, paths in found.items()]
    # Always all the C, so that no cache has to know what a change in one group means to another: it comes out the same
    modules = mypycify(["--strict", "--cache-dir", os.devnull, *files], opt_level="2", separate=separate)
    gc.freeze()  # what mypy leaves behind would take seconds to free at the end
    for module in modules:
        module.optional = True
        if os.name == "posix":
            own = [level(module), "-fno-semantic-interposition", *QUIET, *os.environ.get("MENSAE_CFLAGS", "").split()]
            module.extra_compile_args = [*module.extra_compile_args, *own]
    return modules


def level(module: Extension) -> str:
    """-O2 makes play a little faster and takes twice as long, which is too long for the rules of a very large game."""
    if not is_library(module):
        return "-O0"
    return "-O2" if module.name.endswith(f"rules{LIBRARY}") and os.path.getsize(module.sources[0]) < LARGE else "-O1"


def title(module: Extension) -> str:
    """A group or a module, as people call it: "onmars rules"."""
    return module.name.removeprefix("mensae.").removesuffix(LIBRARY).replace("_", " ")


def digest(contents: Iterable[str | Path]) -> str:
    """A hash of texts and of files."""
    whole = sha256()
    for each in contents:
        whole.update(sha256(each.encode() if isinstance(each, str) else each.read_bytes()).digest())
    return whole.hexdigest()


def is_library(module: Extension) -> bool:
    """Is it all the code of a group, rather than the shim of a module?"""
    return module.name.endswith(LIBRARY)


def compiler() -> str | None:
    """The C compiler where it can be asked: what it says about its version, empty if it cannot run, or None."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return None
    return subprocess.run([*command, "--version"], check=False, capture_output=True, text=True).stdout


def lacking() -> tuple[str, str] | None:
    """What is not here and must be for compiling, and the remedy."""
    if os.environ.get("MENSAE_PURE"):
        return "MENSAE_PURE is set", "Without it they are compiled."
    if find_spec("mypyc") is None:
        return "mypyc is not installed", "pip install mypy[mypyc]"
    if os.name != "posix":
        return None
    if compiler() is None:
        return "No C compiler (cc) found", "On Debian and Ubuntu: sudo apt install gcc python3-dev"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        remedy = "On Debian and Ubuntu: sudo apt install python{}.{}-dev".format(*sys.version_info)
        return "The headers of Python (Python.h) are missing", remedy
    return None


def say(line: str) -> None:
    """Tells whoever builds; pip shows it with -v only."""
    print(line, file=sys.stderr, flush=True)


class Compile(build_ext):
    """Compiles groups beside each other, the largest first, and only those that changed: all of them, or none."""

    def run(self) -> None:
        """Makes the C only now: for metadata or an archive of the sources nobody needs it."""
        problem, inplace = lacking(), self.inplace
        self.distribution.ext_modules = [] if problem else extensions()
        self.swig_opts = None  # or the options cannot be finalized again, for what there is to build now
        self.finalize_options()
        try:
            super().run()
        except CompileError as error:
            problem = f"{error}, so none is compiled", "The reason is above."
        if problem:
            self.extensions = []
        self.remove_others(self.build_lib)
        if inplace:
            self.remove_others("src")
        if problem and os.environ.get("MENSAE_REQUIRE_COMPILED"):
            raise CompileError("{}, and MENSAE_REQUIRE_COMPILED asks for compiled rules. {}".format(*problem))
        if problem:
            say("WARNING: {}: the rules run interpreted, about thirty times slower. {}".format(*problem))

    def build_extensions(self) -> None:
        """Tells what is ready, and gives up with the first that fails."""
        total, ready = sum(map(is_library, self.extensions)), 0
        tools = f"{sys.version} {version('mypy')} {version('librt')} {compiler()} {[*map(os.environ.get, FLAGS)]}"
        largest_first = sorted(self.extensions, key=lambda module: -os.path.getsize(module.sources[0]))
        with ThreadPoolExecutor(self.parallel or os.cpu_count()) as pool:
            jobs = {pool.submit(self.build_if_changed, module, tools): module for module in largest_first}
            try:
                for job in as_completed(jobs):
                    module, took = jobs[job], job.result()
                    if is_library(module):
                        ready += 1
                        say(f"compiled {ready} of {total}: {title(module)} ({took})")
            except (BaseError, CCompilerError) as error:
                how = str(error).rpartition("' ")[2].rstrip(".")  # without the command, which is long
                raise CompileError(f"Compiling {title(jobs[job])} failed (the compiler {how})") from error
            finally:
                pool.shutdown(cancel_futures=True)

    def build_if_changed(self, module: Extension, tools: str) -> str:
        """Goes by what goes in and what came out, since times tell nothing about flags or a link that was cut short."""
        start, made = monotonic(), Path(self.get_ext_fullpath(module.name))
        stamp = Path(self.build_temp, f"{module.name}.made")
        inputs = digest([f"{tools} {module.extra_compile_args}", *map(Path, [*module.sources, *module.depends])])
        if made.exists() and stamp.exists() and stamp.read_text() == f"{inputs} {digest([made])}":
            return "unchanged"
        made.unlink(missing_ok=True)
        self.build_extension(module)
        stamp.write_text(f"{inputs} {digest([made])}")
        return f"{monotonic() - start:.0f} s"

    def remove_others(self, folder: str) -> None:
        """No module that was compiled once and is not any more, or not this time, may be packed or imported."""
        wanted = {Path(folder, self.get_ext_filename(module.name)) for module in self.extensions}
        for path in Path(folder).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path not in wanted:
                path.unlink()


if __name__ == "__main__":
    rules = [] if os.environ.get("MENSAE_PURE") else [Extension("mensae.rules", [])]  # in place of what `run` makes
    setup(ext_modules=rules, cmdclass={"build_ext": Compile})
