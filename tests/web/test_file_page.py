"""A game file on the page: chosen or dropped, shown move by move without a server, and refused in words."""

from __future__ import annotations

from pathlib import Path

from tests.web.browsing import ROOT, Guest
from tests.web.conftest import Invited

FILE = ROOT / "web" / "src" / "lib" / "verify.example-1.txt"
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def test_what_is_no_game_file_is_said_so_and_one_is_replayed_checked_and_saved_without_a_server(
    invited: Invited, tmp_path: Path
) -> None:
    """In one visit, so that Python starts only once."""
    guest = invited(size=(360, 740))
    guest.visit("/device")
    chosen = guest.page.get_by_label("Open a game file")
    huge, html = tmp_path / "huge.game", tmp_path / "page.game"
    huge.write_bytes(b"#" * 1_000_001)
    html.write_text("<img src=x onerror=alert(1)>", encoding="utf-8")
    chosen.set_input_files(huge)
    guest.page.get_by_role("alert").get_by_text("too large for a game file").wait_for()
    chosen.set_input_files(html)
    guest.page.get_by_role("alert").get_by_text("This cannot be opened as a game file: line 1").wait_for()
    assert guest.page.locator("img").count() == 0
    guest.check_axe()
    guest.check_width()
    guest.check_words()
    guest.page.set_viewport_size({"width": 1280, "height": 860})
    guest.page.locator("header a").first.click()  # a file may be dropped on any page
    guest.page.wait_for_selector(".games li")
    _replayed(guest, tmp_path)


def _replayed(guest: Guest, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    guest.page.evaluate(DROP, [FILE.name, text])
    guest.page.wait_for_selector(".room")
    guest.page.get_by_text("A game file was opened.").wait_for()
    first = guest.page.locator(".room").get_attribute("data-seq")
    guest.page.get_by_role("group", name="Replay").get_by_role("button", name="One move on").click()
    guest.page.get_by_role("group", name="Replay").get_by_role("button", name="One move on").click()
    assert guest.page.url.endswith("#2")
    assert guest.page.locator(".room").get_attribute("data-seq") == first  # the present is the end of the game
    guest.check_axe()
    guest.shot("file-replay")
    guest.page.get_by_role("group", name="Replay").get_by_role("button", name="To the end").click()
    guest.result.wait_for()
    guest.page.get_by_role("button", name="Verify the dice").click()
    guest.page.locator(".verdict .fine").wait_for()  # whoever has loaded the page needs no network any more
    guest.context.set_offline(True)
    guest.page.get_by_role("group", name="Replay").get_by_role("button", name="One move back").click()
    guest.result.wait_for(state="detached")
    guest.page.get_by_role("group", name="Replay").get_by_role("button", name="To the end").click()
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("link", name="Download the record").click()
    saved.value.save_as(tmp_path / "same.game")
    assert (tmp_path / "same.game").read_text(encoding="utf-8") == text
    guest.check_words()
    guest.context.set_offline(False)
