"""What people meet who come with a question, a mend or a citation: forms that can be shown, no dead ends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from deploy.addresses import addresses

from burgomaster import __version__
from burgomaster.games import GAMES
from tests.test_publishing import PROJECT, ROOT, missing

FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
KINDS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def test_there_is_a_form_for_what_people_come_with() -> None:
    assert {path.stem for path in FORMS} == {"a-fault", "a-rule-is-wrong", "an-idea"}
    assert read(ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml") == {"blank_issues_enabled": True}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_the_site_can_show(path: Path) -> None:
    form = read(path)
    assert set(form) == {"name", "description", "title", "labels", "body"}
    asked = [one for one in form["body"] if one["type"] != "markdown"]
    assert asked
    assert {one["type"] for one in form["body"]} <= KINDS
    assert len({one["id"] for one in asked}) == len(asked)
    for one in form["body"]:
        assert one["attributes"]["value" if one["type"] == "markdown" else "label"]
        assert set(one) <= {"type", "id", "attributes", "validations"}
        assert set(one.get("validations", ())) <= {"required"}
    assert any(one.get("validations", {}).get("required") for one in asked)


def test_who_reports_a_rule_chooses_from_all_games() -> None:
    form = read(ROOT / ".github" / "ISSUE_TEMPLATE" / "a-rule-is-wrong.yml")
    (asked,) = (one for one in form["body"] if one.get("id") == "game")
    *ours, own = (one.lower().replace(" ", "-") for one in asked["attributes"]["options"])
    assert (tuple(ours), own) == (tuple(GAMES), "one-of-my-own")


def test_a_citation_names_what_is_here() -> None:
    """The fields that the Citation File Format asks for, in version 1.2."""
    cited = read(ROOT / "CITATION.cff")
    assert {"authors", "cff-version", "message", "title"} <= set(cited)
    assert cited["cff-version"] == "1.2.0"
    assert cited["type"] in ("software", "dataset")
    assert cited["version"] == __version__
    assert cited["license"] == PROJECT["license"]
    assert cited["authors"] == PROJECT["authors"]
    assert all(isinstance(word, str) for word in cited["keywords"])
    assert set(cited["keywords"]) <= set(PROJECT["keywords"])


def test_the_tour_leads_through_files_that_are_there() -> None:
    tour = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Ten minutes")[2].partition("\n## ")[0]
    stops = re.findall(r"^\d\. `([\w/.]+)`(?:, `(\w+)`)?:.*?(?:; `(\w+)` )?", tour, re.M)
    assert len(stops) == tour.count("\n1. ") * 8
    for path, *names in stops:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert all(re.search(rf"def {name}\(", text) for name in names if name), path


def test_what_runs_before_a_commit_is_here_and_fetches_nothing() -> None:
    for repo in read(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repo["repo"] == "local"
        for hook in repo["hooks"]:
            assert hook["language"] == "system"
            assert missing(re.sub(r" \w+=\w+", "", hook["entry"])) == []


def test_everything_that_is_pinned_is_looked_at() -> None:
    """By kind of package and the folders its pins lie in."""
    pins = {
        (one["package-ecosystem"], place)
        for one in read(ROOT / ".github" / "dependabot.yml")["updates"]
        for place in one.get("directories", [one.get("directory")])
    }
    assert pins == {
        ("pip", "/"),
        ("npm", "/web"),
        ("github-actions", "/"),
        ("github-actions", "/.github/actions/set-up"),
    }
    for file in ("constraints.txt", "web/package-lock.json", ".github/actions/set-up/action.yml"):
        assert (ROOT / file).is_file()


@pytest.mark.parametrize(
    "path",
    [
        *("CITATION.cff", "CODE_OF_CONDUCT.md", "SECURITY.md", ".pre-commit-config.yaml"),
        *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".github").rglob("*.*") if path.is_file()),
    ],
)
def test_no_address_leads_nowhere(path: str) -> None:
    """But those that the project has, which are set in one place."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for address in filter(None, vars(addresses()).values()):
        text = text.replace(f'"{address}"', "")
    assert not re.findall(r"https?://|\w@\w+\.\w{2,}\b|\.example\b", re.sub(r"@v\d", "", text))
    for link in re.findall(r"\]\(([^)#]+)", text):
        assert (ROOT / link).exists(), link
