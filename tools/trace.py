"""Checks that every rule of every game is in its SPEC.md, cited by its code and proven by a test.

A function, a class or a constant cites a rule by naming it; what a module says about itself holds nothing.
A rule that the engine cannot hold is listed with a reason under "Not in the engine" in SPEC.md. Worked examples and
invariants must be proven by a test too, and the rule books of the other languages must have the same ids.
"""

import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "mensae" / "games"
MOST_EXEMPT = 10

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\* \S", re.MULTILINE)
EXAMPLE = re.compile(r"^\| ([EI]\d+[a-z]?) \|", re.MULTILINE)
EXEMPT = re.compile(r"^- ([A-Z]{2}-\d+[a-z]?): \S", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{2})-(\d+)(?: to (?:[A-Z]{2}-)?(\d+))?")


def cited(text: str) -> set[str]:
    """The ids in a text; "GM-51 to GM-54" cites four."""
    ids = set()
    for prefix, first, last in CITED.findall(text):
        ids |= {f"{prefix}-{n:0{len(first)}}" for n in range(int(first), int(last or first) + 1)}
    return ids


def own_code(path: Path) -> str:
    """A file without what its docstring says."""
    text = path.read_text(encoding="utf-8")
    match ast.parse(text).body:
        case [ast.Expr(ast.Constant(str()), end_lineno=int(end)), *_]:
            return "\n".join(text.split("\n")[end:])
    return text


def marked(path: Path, marker: str) -> set[str]:
    """The ids in `@pytest.mark.<marker>(...)` on the tests of a file."""
    ids = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == marker:
                    ids |= {arg.value for arg in call.args if isinstance(arg, ast.Constant)}
    return {str(id) for id in ids}


def faults(folder: Path) -> list[str]:
    """Everything that the trace of a game lacks, a sentence each."""
    spec = (folder / "SPEC.md").read_text(encoding="utf-8")
    rules, examples, exempt = RULE.findall(spec), EXAMPLE.findall(spec), set(EXEMPT.findall(spec))
    code = "\n".join(own_code(path) for path in folder.rglob("*.py") if "tests" not in path.parts)
    tests = sorted((folder / "tests").rglob("test_*.py"))
    proven = set().union(*(marked(path, "rule") for path in tests))
    shown = set().union(*(marked(path, "example") for path in tests))
    found = [f"{id} is in SPEC.md twice" for id in sorted({id for id in rules if rules.count(id) > 1})]
    found += [f"{id} is not cited in the code" for id in rules if id not in cited(code) | exempt]
    found += [f"{id} has no test" for id in rules if id not in proven | exempt]
    found += [f"{id} has no test" for id in examples if id not in shown]
    found += [f"{id} is cited in code, but not in SPEC.md" for id in sorted(cited(code) - set(rules))]
    found += [f"{id} is proven by a test, but not in SPEC.md" for id in sorted(proven - set(rules))]
    found += [f"{id} is shown by a test, but not in SPEC.md" for id in sorted(shown - set(examples))]
    found += [f"{id} is exempt, but not in SPEC.md" for id in sorted(exempt - set(rules))]
    if not rules:
        found.append("SPEC.md has no rules")
    if len(exempt) > MOST_EXEMPT:
        found.append(f"{len(exempt)} rules are exempt; {MOST_EXEMPT} may be")
    for language in ("de", "nl"):
        other = (folder / f"SPEC.{language}.md").read_text(encoding="utf-8")
        if RULE.findall(other) != rules or EXAMPLE.findall(other) != examples:
            found.append(f"SPEC.{language}.md does not have the same ids in the same order")
    return found


def main() -> int:
    """Prints what is missing, or how much is traced."""
    wrong = 0
    for spec in sorted(GAMES.glob("*/SPEC.md")):
        found = faults(spec.parent)
        wrong += len(found)
        for fault in found:
            print(f"{spec.parent.name}: {fault}", file=sys.stderr)
        count = len(RULE.findall(spec.read_text(encoding="utf-8")))
        print(f"{spec.parent.name}: {count} rules, " + (f"{len(found)} faults" if found else "all traced"))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
