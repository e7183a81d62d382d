"""The page in Firefox, and what only Firefox can be told to do: text twice as large, another pixel ratio at run time."""

from browsers import Firefox
from driving import require
from pictures import columns_with, seen
from portable import PORTABLE
from selenium.webdriver.common.keys import Keys
from test_adaptable import CUT, LOST
from test_states import relay


def text_of_twice_the_size_is_in_order(page):
    """Only the text grows, as a person can choose in the menu; nothing that can be pressed is pushed out of the window."""
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    before = page.script("return document.querySelector('#code-title').getBoundingClientRect().height")
    page.browser.connection.in_the_browser("gBrowser.selectedBrowser.textZoom = 2")
    try:
        page.until("large text", lambda: page.script("return document.querySelector('#code-title').getBoundingClientRect().height") > before * 1.5)
        for width in (1440, 1280, 1100, 1000):
            page.driver.set_window_size(width, 960)
            page.wait(f"a window of {width}", f"innerWidth === {width}")
            page.settle_picture()
            lost = page.script(LOST)
            require(not lost, f"in {width} pixels, out of the window: {lost}")
            cut = page.script(CUT)
            require(not cut, f"in {width} pixels, cut: {cut}")
            wide = page.script("return [document.documentElement.scrollWidth, document.querySelector('.top-bar').scrollWidth, innerWidth]")
            require(max(wide) == width, f"the page and its bar are {wide} wide in a window of {width}")
            require(page.canvas.rect["height"] > 100, f"in {width} pixels there is no room left for the device")
            time, play = page.element("#time").rect, page.element("#play").rect
            require(play["y"] >= time["y"], f"in {width} pixels the button that plays is cut: it begins at {play['y']}, what holds it at {time['y']}")
            page.click("#overlays-button")
            menu = page.element("#overlays-menu").rect
            require(0 <= menu["x"] and menu["x"] + menu["width"] <= width, f"in {width} pixels the overlays' menu is cut: {menu}")
            page.press(Keys.ESCAPE)
    finally:
        page.browser.connection.in_the_browser("gBrowser.selectedBrowser.textZoom = 1")


def another_pixel_ratio_is_noticed(page):
    """The window goes to another display: the picture is drawn at its pixels without being touched."""
    page.open()
    page.wait_for_rest()
    try:
        for ratio in (2, 3, 1):
            page.browser.connection.in_the_browser(f"Services.prefs.setStringPref('layout.css.devPixelsPerPx', '{ratio}')")
            wanted = "Math.round(document.getElementById('screen').getBoundingClientRect().width * devicePixelRatio)"
            page.wait(f"{ratio} pixels", f"devicePixelRatio === {ratio} && Math.abs(document.getElementById('screen').width - {wanted}) <= 1")
    finally:
        page.browser.connection.in_the_browser("Services.prefs.clearUserPref('layout.css.devPixelsPerPx')")


def library_that_comes_half_is_said(page):
    """Firefox runs what came of a script; the text area stays, and takes what is typed."""
    page = page.at(relay(page, halved="/vendor/codemirror/lib/codemirror.js").url)
    page.open()
    page.wait_for_text("#page-error-text", "A part of the page did not come whole: codemirror.js. Reload it")
    require(page.script("return document.querySelector('.CodeMirror') === null"), "half a library is used")
    page.element("#source").click()
    page.press_with(Keys.CONTROL, Keys.END)
    page.press("\n// b")
    page.wait("the edit", "state.scene.program.endsWith('// b')")
    page.click("#page-error-close")
    page.expect_complaints()


def marks_are_whole_in_the_dark(page):
    """The overlays' hatches, dashes and dots are there, inside of their outlines: some hard edges of gradients Firefox draws as nothing."""
    page.open()
    page.click("#overlays-button")
    page.settle_picture()
    for name in ("safeArea", "insets", "rest", "baselines"):
        mark = seen(page, f"#overlays-menu .swatch[data-overlay={name}]")
        inside = mark.crop((2, 2, mark.width - 2, mark.height - 2)) if mark.height > 4 else mark
        columns = columns_with(inside, lambda color: max(color) > 110)
        require(len(columns) >= inside.width / 3, f"{name} is seen in {len(columns)} of {inside.width} columns")


marks_are_whole_in_the_dark.window = {"media": {"prefers-color-scheme": "dark"}}

ENGINE = Firefox
TESTS = [*PORTABLE, marks_are_whole_in_the_dark, text_of_twice_the_size_is_in_order, another_pixel_ratio_is_noticed, library_that_comes_half_is_said]
