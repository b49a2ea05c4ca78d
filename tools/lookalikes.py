"""Writes `server/lookalikes.txt` anew: which signs look alike, from Unicode's `confusables.txt` and a few of our own.

Unicode's file comes from a package of PyPI, which only this tool needs:

    .venv/bin/python -m pip download --no-deps --dest /tmp confusable-homoglyphs
    .venv/bin/python tools/lookalikes.py /tmp/confusable_homoglyphs-*.whl

Accounts keep the skeleton of their name. When this file changes, a new migration fills them anew, as 0002 does.
"""

import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path
from zipfile import ZipFile

from mensae.server.lookalikes import DATA, skeleton

PACKED = "confusable_homoglyphs/confusables.json"
LEFT_TO_RIGHT = "\u200e"  # stands around examples in Arabic and Hebrew
# What Unicode takes for different styles of writing, and people for the letter.
STYLED = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER|REGIONAL INDICATOR SYMBOL LETTER)"
    r" ([A-Z])"
)

Looks = dict[int, str]


def main(package: Path) -> None:
    """Writes the file, with the notice that was there."""
    notice = [line for line in DATA.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    unicodes = of_unicode(package)
    looks = final({**unicodes, **styled(unicodes), ord("l"): "i"})
    signs = defaultdict[str, list[int]](list)
    for sign, look in sorted(needed(looks).items()):
        signs[look].append(sign)
    lines = [f"{codes(look)}: {' '.join(f'{sign:X}' for sign in found)}" for look, found in sorted(signs.items())]
    DATA.write_text("\n".join([*notice, *lines, ""]), encoding="utf-8")
    wrong = [hex(sign) for sign, look in looks.items() if skeleton(chr(sign)) != skeleton(look)]
    sys.exit(f"Of {len(looks)} signs these look otherwise: {wrong}" if wrong else 0)


def of_unicode(package: Path) -> Looks:
    """What Unicode says: of each class the sign that all others of it look like."""
    pairs = json.loads(ZipFile(package).read(PACKED))
    like = {(_bare(one), _bare(other["c"])) for one, others in pairs.items() for other in others}
    times = Counter(one for one, _ in like)
    # Those of a class are all paired with its model, which is what the others are not, or is written with more letters.
    whole = {one for one, _ in like if len(unicodedata.normalize("NFD", one)) == 1}  # all others are taken apart before
    return {ord(one): other for one, other in like if one in whole and _rank(one, times) < _rank(other, times)}


def _bare(sign: str) -> str:
    return sign.replace(LEFT_TO_RIGHT, "") or sign


def _rank(sign: str, times: "Counter[str]") -> tuple[int, int, str]:
    return len(unicodedata.normalize("NFD", sign)), times[sign], sign


def styled(unicodes: Looks) -> Looks:
    """Small capitals, white letters on black, and letters of flags, each with all that Unicode takes for it."""
    names = {code: unicodedata.name(chr(code), "") for code in range(sys.maxunicode + 1)}
    letters = {code: match[1] for code, name in names.items() if (match := STYLED.fullmatch(name))}
    models = {unicodes.get(code, chr(code)): letter for code, letter in letters.items()}
    return {ord(model): letter for model, letter in models.items() if not model.isascii()}


def final(looks: Looks) -> Looks:
    """The looks of looks, until they look like nothing else any more."""
    result = {}
    for sign, look in looks.items():
        seen = list[str]()
        while look not in seen:
            seen.append(look)
            look = _folded(unicodedata.normalize("NFD", look).translate(looks))
        result[sign] = min(seen[seen.index(look) :])  # a small letter that looks like its own capital goes in circles
    return result


def needed(looks: Looks) -> Looks:
    """Those that are not folded into another one of the same look anyway."""
    folded = {sign: _folded(chr(sign)) for sign in looks}
    return {
        sign: look
        for sign, look in looks.items()
        if chr(sign) in folded[sign] or _folded(folded[sign].translate(looks)) != look
    }


def _folded(text: str) -> str:
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())


def codes(text: str) -> str:
    """The code points of a text."""
    return " ".join(f"{ord(letter):X}" for letter in text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
