"""Settings: where they come from, what is refused and why, and that the documentation knows them all."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields

from mensae.cli import main
from mensae.server.settings import BadSettings, Settings, allowed, described, load, text

DOCUMENT = Path(__file__).parents[2] / "docs" / "self-hosting.md"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_anything_said_the_defaults_hold() -> None:
    assert load(None, {}) == Settings()
    assert Settings().database == "sqlite:///mensae.db"


def test_the_command_line_goes_before_the_environment_before_the_file(elsewhere: Path) -> None:
    (elsewhere / "mensae.toml").write_text('port = 1\nhost = "one"\nbot_pace = 1\nkeep_open_days = 1\n')
    environment = {"MENSAE_PORT": "2", "MENSAE_HOST": "two", "MENSAE_BOT_PACE": "2"}
    settings = load(None, environment, {"port": "3", "host": None})
    assert (settings.port, settings.host, settings.bot_pace, settings.keep_open_days) == (3, "two", 2, 1)


def test_a_file_that_is_named_is_the_one_that_is_read(elsewhere: Path) -> None:
    (elsewhere / "mensae.toml").write_text("port = 1")
    (elsewhere / "other.toml").write_text("port = 2")
    assert load(elsewhere / "other.toml", {}).port == 2


def test_the_environment_says_lists_with_commas_and_booleans_with_words() -> None:
    environment = {"MENSAE_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1", "MENSAE_RATE_LIMITS": "false"}
    settings = load(None, environment)
    assert settings.trusted_proxies == ["127.0.0.1", "10.0.0.0/8", "::1"]
    assert settings.rate_limits is False


def test_what_is_empty_in_the_environment_is_not_set() -> None:
    assert load(None, {"MENSAE_PUBLIC_URL": "", "MENSAE_PORT": ""}) == Settings()


def test_variables_of_the_build_are_left_alone() -> None:
    build = {"MENSAE_BUILD": "compiled", "MENSAE_PURE": "1", "MENSAE_CFLAGS": "-O3", "MENSAE_REQUIRE_COMPILED": "1"}
    assert load(None, {**build, "HOME": "/", "PORT": "1"}) == Settings()


@pytest.mark.parametrize(
    ("url", "origin", "secure"),
    [
        (None, None, False),
        ("https://mensae.example", "https://mensae.example", True),
        ("https://Mensae.Example:443/", "https://mensae.example", True),
        ("http://mensae.example:8000", "http://mensae.example:8000", False),
        ("http://[::1]:8000", "http://[::1]:8000", False),
        ("https://bücher.example", "https://xn--bcher-kva.example", True),
    ],
)
def test_the_origin_is_what_browsers_send(url: str | None, origin: str | None, secure: bool) -> None:
    settings = load(None, {"MENSAE_PUBLIC_URL": url or ""})
    assert (settings.origin, settings.secure) == (origin, secure)


BAD = {
    "MENSAE_PORT=http": "Expected `int`, got `str`; allowed is 0 to 65535",
    "MENSAE_PORT=65536": "Expected `int` <= 65535; allowed is 0 to 65535",
    "MENSAE_PROT=8000": "there is no such setting; did you mean port?",
    "MENSAE_COLOUR=red": "there is no such setting; there are host, port, database",
    "MENSAE_HOST=http://localhost": "this is neither an address nor a host name; allowed is an address or a host name",
    "MENSAE_PUBLIC_URL=mensae.example": "this is not the URL of a web site; allowed is http or https",
    "MENSAE_PUBLIC_URL=ftp://mensae.example": "this is not the URL of a web site",
    "MENSAE_PUBLIC_URL=https://mensae.example/play": "there is more than a scheme, a host and a port",
    "MENSAE_PUBLIC_URL=https://me:pw@mensae.example": "there is more than a scheme, a host and a port",
    "MENSAE_PUBLIC_URL=https://mensae.example:99999": "Port out of range 0-65535",
    "MENSAE_PUBLIC_URL=https://a..b": "label empty or too long",
    "MENSAE_TRUSTED_PROXIES=proxy": "'proxy' does not appear to be an IPv4 or IPv6 network; allowed is addresses",
    "MENSAE_TRUSTED_PROXIES=*,127.0.0.1": "'*' does not appear to be",
    "MENSAE_TRUSTED_PROXIES=10.0.0.1/8": "10.0.0.1/8 has host bits set",
    "MENSAE_METRICS=all": "Invalid enum value 'all'; allowed is local or open or off",
    "MENSAE_RATE_LIMITS=perhaps": "Expected `bool`, got `str`; allowed is true or false",
    "MENSAE_DATABASE=mensae.db": "this is not the URL of a database; allowed is sqlite:///relative",
    "MENSAE_DATABASE=sqlite://mensae.db": "this names no file",
    "MENSAE_DATABASE=sqlite:///:memory:": "this names no file",
    "MENSAE_DATABASE=mysql://a:hidden@b/c": "'mysql' is no database that can be used",
    "MENSAE_DATABASE=postgresql://a:hidden@b": "this names no database",
    "MENSAE_DATABASE=postgresql://a:hidden@b:port/c": "this is not the URL of a database",
    "MENSAE_DATABASE=postgresql://a@b/c?password=hidden": "the password belongs before the @",
}


@pytest.mark.parametrize("said", BAD)
def test_a_bad_setting_is_refused_with_its_name_and_what_is_allowed(said: str) -> None:
    name, _, value = said.partition("=")
    with pytest.raises(BadSettings) as refused:
        load(None, {name: value})
    assert str(refused.value).startswith(f"environment: {name}: ")
    assert BAD[said] in str(refused.value)
    assert "hidden" not in str(refused.value)


FILES = {
    'prot = "x"': "mensae.toml: prot: there is no such setting; did you mean port?",
    'port = "8000"': "mensae.toml: port: Expected `int`, got `str`; allowed is 0 to 65535",
    "port = ": "mensae.toml: Invalid value",
    'trusted_proxies = "127.0.0.1"': "mensae.toml: trusted_proxies: Expected `array`, got `str`; allowed is addresses",
    "[server]\nport = 1": "mensae.toml: server: there is no such setting",
}


@pytest.mark.parametrize("content", FILES)
def test_a_bad_file_is_refused_with_its_name(content: str, elsewhere: Path) -> None:
    (elsewhere / "mensae.toml").write_text(content)
    with pytest.raises(BadSettings) as refused:
        load(None, {})
    assert str(refused.value).startswith(FILES[content])


def test_a_file_that_is_named_must_be_there_and_be_text(elsewhere: Path) -> None:
    with pytest.raises(BadSettings, match=r"none\.toml: No such file or directory"):
        load(elsewhere / "none.toml", {})
    (elsewhere / "mensae.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match=r"mensae\.toml: .* can't decode"):
        load(None, {})


def test_settings_are_described_without_the_password() -> None:
    lines = described(Settings(database="postgresql://me:hidden@db.example/mensae", trusted_proxies=[]))
    assert "database         postgresql://me:***@db.example/mensae" in lines
    assert "trusted_proxies  none" in lines
    assert "public_url       not set" in lines
    assert "rate_limits      true" in lines
    assert len(lines) == len(fields(Settings))


def test_serve_shows_the_settings_and_stops_if_asked_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENSAE_BOT_PACE", "5")
    assert main(["serve", "--check", "--port", "9000"]) == 0
    told = capsys.readouterr().out
    assert "port             9000\n" in told
    assert "bot_pace         5\n" in told
    assert main(["serve", "--check", "--port", "none"]) == 2
    assert "mensae: command line: --port: Expected `int`" in capsys.readouterr().err


def documented() -> list[str]:
    """The rows of the table of settings as they must be in the documentation."""
    rows = []
    for each in fields(Settings):
        description = get_args(each.type)[1].description
        default = getattr(Settings(), each.name)
        shown = text(default) if default is None else f"`{text(default)}`"
        rows.append(f"| `{each.name}` | {shown} | {allowed(each.name)} | {description} |")
    return rows


def test_the_documentation_has_every_setting_as_it_is() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    begin = lines.index("| setting | default | allowed | what it does |") + 2
    end = next(number for number in range(begin, len(lines)) if not lines[number].startswith("|"))
    assert lines[begin:end] == documented(), "write this into the table:\n" + "\n".join(documented())
