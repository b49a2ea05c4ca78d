"""docs/security.md names a test against each threat, and each of these tests exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line.split(" | ") for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| threat")]


def test_every_threat_has_a_test_that_exists() -> None:
    assert len(ROWS) > 30
    for threat, _, tests in ROWS:
        named = re.findall(r"`([^`]+)`", tests)
        assert named, threat
        for name in named:
            path, _, function = name.partition("::")
            file = ROOT / path if "/" in path else ROOT / "tests" / "server" / path
            assert f"def {function}(" in file.read_text(encoding="utf-8") if function else file.exists(), name
