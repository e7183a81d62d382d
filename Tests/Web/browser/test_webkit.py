"""The page in WebKit: it opens, draws, follows the pointer and the wheel, takes edits, and opens links.

usage: xvfb-run -a test_webkit.py [--url http://127.0.0.1:PORT]
"""

from driving import require, run, spans, webkit
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

OFFSET = "state.frame.scrollViews[0].contentOffset.y"
FROM_REST = f"({OFFSET} + state.frame.scrollViews[0].contentInsets.top)"


def screen_is_drawn_and_follows_the_pointer(page):
    page.open()
    page.wait_for_rest()
    side, scale = page.column(375)
    require(len(spans(side, scale, "red")) == 1, "no red bar on the canvas")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45 && {FROM_REST} > -65")
    page.release()
    page.wait("the way back", f"state.frame.scrollViews[0].phase === 'idle' && Math.abs({FROM_REST}) < 0.5")


def keyboard_scrolls(page):
    page.open()
    page.wait("the mirror", "document.querySelector('#mirror [aria-roledescription]') !== null")
    page.driver.execute_script("document.querySelector('#mirror [aria-roledescription]').focus()")
    ActionChains(page.driver).send_keys(Keys.PAGE_DOWN).perform()
    page.wait("a page", f"{FROM_REST} > 300")


def edit_is_sent(page):
    page.open()
    page.focus_editor()
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(Keys.END).key_up(Keys.CONTROL).send_keys("}").perform()
    page.wait("the error", "state.diagnostics.some((diagnostic) => diagnostic.severity === 'error')")


def link_opens(page):
    page.open()
    page.driver.execute_script("document.getElementById('copy-link').click()")
    page.wait("the link", "location.hash.startsWith('#1.')")
    link = page.driver.execute_script("return location.hash")
    page.open(link)
    require(page.model("state.scene.preset") == "founding-screen", "the link opened another scene")


if __name__ == "__main__":
    run([screen_is_drawn_and_follows_the_pointer, keyboard_scrolls, edit_is_sent, link_opens], webkit)
