"""The report in a browser: no accessibility rule is broken, and nothing sticks out on a phone."""

from __future__ import annotations

from pathlib import Path

from burgomaster.lab.study.files import write_study
from burgomaster.lab.study.study import planned, study
from tests.web.chromium import check_axe, chromium


def test_the_report_can_be_read_by_all_and_on_a_phone(tmp_path: Path) -> None:
    plan = planned("machi-koro", ["building.cheese-factory.cost=5,6"], ["greedy"], 2, players=[2], luck=False)
    write_study(study(plan, tmp_path), tmp_path)
    with chromium(["--no-sandbox"]) as browser:
        page = browser.new_page(viewport={"width": 360, "height": 740})
        page.goto((tmp_path / "index.html").as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
        check_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        for summary in page.locator("summary").all():
            box = summary.bounding_box()
            assert box is not None
            assert box["height"] >= 44
