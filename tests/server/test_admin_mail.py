"""`burgomaster admin mail`: one letter, to see whether mail arrives, by the settings of a house that need not run."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.cli import main
from tests.server.channels import MailServer


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "house.toml"
    monkeypatch.setenv("BURGOMASTER_CONFIG", str(file))
    return file


def test_a_letter_is_sent_and_the_answer_told(settings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    post = MailServer()
    settings.write_text(
        f'smtp = "smtp://127.0.0.1:{post.port}"\nsender = "house@games.example"\nsite = "https://games.example"\n'
    )
    assert main(["admin", "mail", "me@letters.example"]) == 0
    assert "took the letter" in capsys.readouterr().out
    (letter,) = post.next()
    assert letter["To"] == "me@letters.example"
    assert letter["Subject"] == "A letter from games.example"
    post.broken = True
    assert main(["admin", "mail", "me@letters.example"]) == 1
    assert "did not take it" in capsys.readouterr().err


NOBODY = 'smtp = "smtp://127.0.0.1:9"\nsender = "a@b.example"\nsite = "https://b.example"'


@pytest.mark.parametrize(
    ("text", "address", "why"),
    [
        ("", "me@letters.example", "no mail server"),
        (NOBODY, "nobody", "no mail address"),
        (NOBODY, "a@b.example", "did not take"),
    ],
)
def test_what_stands_in_the_way_is_said(
    text: str, address: str, why: str, settings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.write_text(text)
    assert main(["admin", "mail", address]) == 1
    assert why in capsys.readouterr().err
