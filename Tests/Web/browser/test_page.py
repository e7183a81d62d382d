"""The page as a person uses it: pointer, wheel, keyboard, editor, settings, links, time line, a server that goes away.

usage: test_page.py [--url http://127.0.0.1:PORT] [--only WORD]
"""

from urllib.parse import urlsplit

from driving import Failure, Page, require, run
from proxy import Relay
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

OFFSET = "state.frame.scrollViews[0].contentOffset.y"
FROM_REST = f"({OFFSET} + state.frame.scrollViews[0].contentInsets.top)"


def element(page, selector):
    return page.driver.find_element(By.CSS_SELECTOR, selector)


def press(page, *keys):
    ActionChains(page.driver).send_keys(*keys).perform()


def focus_screen(page):
    """Goes to the scroll view by keyboard alone, as one does who has no pointer."""
    element(page, "#stage").send_keys(Keys.NULL)
    page.driver.execute_script("document.getElementById('stage').focus()")
    press(page, Keys.TAB)
    role = page.driver.execute_script("return document.activeElement.getAttribute('aria-roledescription')")
    require(role == "scroll view", f"the first stop on the stage is {role!r}, not the scroll view")


def hint_leaves_after_the_first_drag(page):
    page.open()
    hint = element(page, "#hint")
    require(hint.text == "Drag it. Pull it past the top.", f"the hint says {hint.text!r}")
    page.drag((200, 430), 60)
    page.wait_for_rest()
    require(hint.get_attribute("data-state") == "gone", "the hint is still there")


def drag_goes_on_outside_of_the_canvas(page):
    page.open()
    # In one chain: between two chains the driver itself lets go of the pointer's capture.
    chain = ActionChains(page.driver, duration=16).move_to_element(page.canvas).click_and_hold().move_by_offset(0, -30)
    for _ in range(6):
        chain.move_by_offset(-60, -20)
    chain.perform()
    zoom = page.model("metrics.zoom")
    # 150 CSS pixels of travel, less 10 points of hysteresis.
    page.wait("the drag outside", f"Math.abs({FROM_REST} - {max(150 / zoom - 10 - 52, 0)}) < 3")
    require(page.model("state.isDragging"), "the drag was lost outside of the canvas")
    page.release()
    page.wait("the end of the drag", "!state.isDragging && state.frame.scrollViews[0].phase !== 'interacting'")
    page.wait_for_rest()


def touch(page, phase, *points):
    fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": phase, "touchPoints": fingers})


def fingers_move_the_screen_and_not_the_page(page):
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    page.open()
    box = page.canvas.rect
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(page, "touchStart", (x, y))
    for step in range(1, 11):
        touch(page, "touchMove", (x, y + 9 * step))
    page.wait("the pull", f"{FROM_REST} < -30")
    held = page.model(FROM_REST)
    # A second finger that comes down and moves changes nothing.
    touch(page, "touchStart", (x, y + 90), (x + 40, y - 60))
    for step in range(1, 6):
        touch(page, "touchMove", (x, y + 90), (x + 40, y - 60 - 20 * step))
    require(abs(page.model(FROM_REST) - held) < 0.5, "the second finger moved the content")
    touch(page, "touchEnd")
    page.wait("the way back", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")
    view = page.driver.execute_script("return [scrollX, scrollY, visualViewport.scale]")
    require(view == [0, 0, 1], f"the page itself has moved or grown: {view}")


fingers_move_the_screen_and_not_the_page.window = {"width": 390, "height": 844, "ratio": 2}


def wheel_scrolls_the_screen_and_not_the_page(page):
    page.open()
    origin = ScrollOrigin.from_element(page.canvas)
    ActionChains(page.driver).scroll_from_origin(origin, 0, 400).perform()
    page.wait("the wheel", f"{FROM_REST} > 200")
    scrolled = page.driver.execute_script("return [scrollY, document.getElementById('stage-area').scrollTop]")
    require(scrolled == [0, 0], f"the page behind has moved: {scrolled}")
    ActionChains(page.driver).scroll_from_origin(origin, 0, -4000).perform()
    page.wait("the top", f"Math.abs({FROM_REST}) < 0.01")


def keyboard_scrolls_the_focused_screen(page):
    page.open()
    focus_screen(page)
    before = page.model(OFFSET)
    press(page, Keys.ARROW_DOWN)
    page.wait("an arrow's step of 40 points", f"Math.abs({OFFSET} - ({before}) - 40) < 0.5")
    press(page, Keys.PAGE_DOWN)
    page.wait("a page", f"{FROM_REST} > 300")
    press(page, Keys.END)
    end = "state.frame.scrollViews[0].contentSize.height - state.frame.scrollViews[0].containerSize.height"
    page.wait("the end", f"{OFFSET} > {end} - 1 && state.frame.scrollViews[0].phase === 'idle'")
    press(page, Keys.HOME)
    page.wait("the beginning", f"Math.abs({FROM_REST}) < 0.01 && state.frame.scrollViews[0].phase === 'idle'")
    press(page, Keys.SPACE)
    page.wait("a page by space", f"{FROM_REST} > 200")


def edit_with_an_error_keeps_the_picture(page):
    page.open()
    page.focus_editor()
    items = page.model("state.frame.items.length")
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(Keys.END).key_up(Keys.CONTROL).send_keys("\n}").perform()
    page.wait("the error", "state.diagnostics.some((diagnostic) => diagnostic.severity === 'error')")
    require(page.model("state.frame.items.length") == items, "the last picture is gone")
    require(element(page, "#device-outline").get_attribute("data-state") == "stale", "the old picture is not dimmed")
    words = element(page, "#screen-state").text
    require(words.startswith("Line "), f"the screen says {words!r}")
    row = element(page, "#problems button")
    require(row.is_displayed(), "the list of problems is not shown")
    require("error" in element(page, "#problem-count").text, "the count of problems says no error")
    require(element(page, ".CodeMirror-lint-marker-error").is_displayed(), "the gutter has no mark")
    for _ in range(2):
        press(page, Keys.BACKSPACE)
    page.wait("the good program", "state.diagnostics.every((diagnostic) => diagnostic.severity !== 'error')")
    require(element(page, "#device-outline").get_attribute("data-state") == "live", "the picture is still dimmed")


def edit_keeps_the_scroll_position(page):
    page.open()
    ActionChains(page.driver).scroll_from_origin(ScrollOrigin.from_element(page.canvas), 0, 500).perform()
    page.wait("the scroll", f"{FROM_REST} > 300")
    before = page.model(OFFSET)
    page.focus_editor()
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(Keys.END).key_up(Keys.CONTROL).send_keys("\n// a").perform()
    page.wait("the edit", "state.scene.program.trimEnd().endsWith('// a') && state.scene.preset === undefined")
    page.wait("the place", f"Math.abs({OFFSET} - ({before})) < 0.5")


def empty_program_invites(page):
    page.open()
    page.focus_editor()
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(Keys.DELETE).perform()
    page.wait("the empty program", "state.scene.program === ''")
    page.wait("the empty screen", "document.getElementById('screen-state').textContent !== ''")


def settings_change_the_device(page):
    page.open()
    Select(element(page, "#device")).select_by_value("iphone-se-3")
    page.wait("the small phone", "state.device.width === 375 && state.device.height === 667")
    require(element(page, "#device-outline").get_attribute("data-kind") == "button", "its outline is another phone's")
    element(page, "#rotate").click()
    page.wait("landscape", "state.device.width === 667")
    box = page.canvas.rect
    require(box["width"] > box["height"], f"the canvas is upright: {box}")
    element(page, "#scheme").click()
    page.wait("dark", "state.colorScheme === 'dark'")
    colors, _ = page.column(300)
    require(min(sum(color) for color in colors) < 60, "no dark ground on the canvas")
    element(page, "#type-size").send_keys(Keys.ARROW_RIGHT)
    page.wait("a larger type", "state.scene.environment.dynamicTypeSize === 'xLarge'")
    element(page, "input[name=os][value='26']").send_keys(Keys.SPACE)
    page.wait("the other system", "state.scene.os === 26")
    element(page, "#direction").click()
    page.wait("right to left", "state.scene.environment.layoutDirection === 'rightToLeft'")
    require(page.model("state.notice") is None, f"the server refused: {page.model('state.notice')}")


def link_opens_the_same_moment(page):
    page.open()
    page.choose_preset("fix-scroll-geometry")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -50")
    shown = page.model(OFFSET)
    page.driver.execute_script("document.getElementById('copy-link').click()")
    page.wait("the link", "location.hash.startsWith('#1.')")
    link = page.driver.execute_script("return location.hash")
    page.release()
    page.wait_for_rest()
    page.open(link)
    page.wait("the moment", "state.playback.kind === 'moment'")
    page.wait("the same picture", f"Math.abs({OFFSET} - ({shown})) < 1")
    require(page.model("state.scene.preset") == "fix-scroll-geometry", "another example is open")
    element(page, "#live").click()
    page.wait("life", f"state.playback.kind === 'live' && Math.abs({FROM_REST}) < 0.5")
    page.drag((200, 430), 60, release=False)
    page.wait("a drag after that", f"{FROM_REST} < -10")
    page.release()


def link_of_a_program_is_short(page):
    page.open()
    page.focus_editor()
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(Keys.END).key_up(Keys.CONTROL).send_keys("\n// ü").perform()
    page.wait("the edit", "state.scene.program.includes('// ü')")
    program = page.model("state.scene.program")
    page.driver.execute_script("document.getElementById('copy-link').click()")
    page.wait("the link", "location.hash.startsWith('#1.')")
    link = page.driver.execute_script("return location.hash")
    require(len(link) < 1500, f"the link has {len(link)} characters")
    page.open(link)
    require(page.model("state.scene.program") == program, "the program came back changed")


def broken_links_say_so(page):
    for fragment, word in (("#1.AAAA", "damaged"), ("#9.AAAA", "newer"), ("#1." + "A" * 450_000, "too long")):
        page.open(fragment)
        page.wait("the message", "state.notice !== null")
        text = element(page, "#notice-text").text
        require(word in text, f"{fragment[:12]} says {text!r}")
        require(page.model("state.scene.preset") == "founding-screen", "no example was opened in its place")


def two_versions_follow_one_finger(page):
    page.open()
    element(page, "#compare").click()
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    chosen = page.driver.execute_script("return document.getElementById('compare-with').value")
    require(chosen == "fix-scroll-geometry", f"the founding screen is compared with {chosen!r}")
    page.wait_for_rest()
    page.wait("the second picture", red_bar("second-screen") + " !== null")
    rest = page.model(f"[{red_bar('screen')}, {red_bar('second-screen')}]")
    require(abs(rest[0] - rest[1]) <= 1, f"at rest the bars stand at {rest}")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -50")
    distance = -page.model(FROM_REST)
    moved = f"{red_bar('second-screen')} - {rest[1]}"
    page.wait("the other bar", f"Math.abs({moved} - {distance} * metrics.scale) < 3")
    stayed = page.model(red_bar("screen"))
    require(abs(stayed - rest[0]) <= 1, f"the bar of the founding screen went from {rest[0]} to {stayed}")
    page.release()
    element(page, "#compare").click()
    require(not element(page, "#second-exhibit").is_displayed(), "the second device is still there")


def red_bar(canvas):
    """An expression for the first canvas row that is red, near the right edge."""
    return f"""((canvas) => {{
        const {{ data }} = canvas.getContext("2d").getImageData(Math.round(canvas.width * 0.95), 0, 1, canvas.height);
        for (let row = 0; row < canvas.height; row += 1) {{
          if (data[row * 4] > 180 && data[row * 4 + 1] < 150 && data[row * 4 + 2] < 150) return row;
        }}
        return null;
    }})(document.getElementById("{canvas}"))"""


def time_line_shows_recorded_frames(page):
    page.open()
    page.drag((200, 430), 120)
    page.wait_for_rest()
    scrub = element(page, "#scrub")
    scrub.send_keys(Keys.HOME)
    page.wait("the first frame", "state.playback.kind === 'recorded' && state.playback.index === 0")
    element(page, "#speed").send_keys("1")
    element(page, "#play").click()
    page.wait("a later frame", "state.playback.kind === 'recorded' && state.playback.index > 2")
    element(page, "#live").click()
    page.wait("life", "state.playback.kind === 'live'")


def inspector_tells_why(page):
    page.open()
    element(page, "#tab-view").click()
    page.wait("the tree", "state.tree !== null")
    first = element(page, "[role=treeitem]")
    first.click()
    page.wait("the choice", "state.selection !== null")
    require(element(page, ".details h3").text == first.find_element(By.CSS_SELECTOR, ".name").text, "the details are another view's")
    require(element(page, ".details .why").text != "", "no reason is given")
    press(page, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.wait("the third view", "document.querySelectorAll('[role=treeitem]')[2].getAttribute('aria-selected') === 'true'")
    before = page.model("state.selection")
    ActionChains(page.driver).move_to_element(page.canvas).key_down(Keys.ALT).click().key_up(Keys.ALT).perform()
    page.wait("the view under the pointer", f"state.selection !== {before!r}")
    element(page, "#tab-state").click()
    require(element(page, "#panel-state").is_displayed(), "the state is not shown")


def shortcuts_work_without_a_pointer(page):
    page.open()
    page.driver.execute_script("document.getElementById('stage').focus()")
    press(page, "o")
    page.wait("overlays", "state.overlays.size > 0")
    press(page, "o")
    page.wait("no overlays", "state.overlays.size === 0")
    press(page, "?")
    require(element(page, "#shortcuts").is_displayed(), "the keys are not shown")
    press(page, Keys.ESCAPE)
    press(page, "/")
    require(element(page, "#examples-menu").is_displayed(), "the examples are not shown")
    press(page, Keys.ARROW_DOWN, Keys.ENTER)
    page.wait("the second example", "state.scene.preset === state.hello.presets[1].id")
    press(page, "e")
    inside = page.driver.execute_script("return document.activeElement.closest('.editor') !== null")
    require(inside, "the editor has no focus")


def page_comes_back_to_the_same_scene(page):
    address = urlsplit(page.url)
    relay = Relay(address.hostname, address.port)
    through = Page(page.driver, relay.url)
    through.open()
    ActionChains(page.driver).scroll_from_origin(ScrollOrigin.from_element(page.canvas), 0, 600).perform()
    through.wait("the scroll", f"{FROM_REST} > 400")
    place = through.model(OFFSET)
    relay.cut()
    through.wait("the loss", "state.connection.phase === 'waiting' || state.connection.phase === 'connecting'")
    through.wait("the words", "document.getElementById('connection').textContent.includes('econnecting')")
    require(element(page, "#device-outline").get_attribute("data-state") == "lost", "the picture looks live")
    relay.mend()
    through.wait("the way back", "state.connection.phase === 'ready'")
    through.wait("the same place", f"Math.abs({OFFSET} - ({place})) < 1 && state.frame.time < 5")
    through.drag((200, 430), -100)
    through.wait("a drag after that", f"{OFFSET} > {place} + 50")
    page.errors()


def narrow_window_has_sheets(page):
    page.open()
    require(page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth"), "the page is too wide")
    for name in ("code", "inspect", "time"):
        element(page, f".sheet-bar [data-sheet={name}]").click()
        require(element(page, f"#{name}").is_displayed(), f"the sheet {name} is not shown")
        top = page.canvas.rect["y"]
        require(page.canvas.rect["height"] > 100 and top >= 48, "the device is covered")
    element(page, ".sheet-bar [data-sheet=time]").click()
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -40")
    page.release()
    element(page, "#compare").click()
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    require(page.driver.execute_script("return document.documentElement.scrollWidth <= innerWidth"), "two devices are too wide")


narrow_window_has_sheets.window = {"width": 360, "height": 740, "ratio": 3}


def text_area_does_without_the_library(page):
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/vendor/codemirror/*"]})
    page.open()
    area = element(page, "#source")
    require(area.is_displayed(), "there is no text area")
    page.wait("the source", "document.getElementById('source').value.includes('ScrollView')")
    area.click()
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(Keys.END).key_up(Keys.CONTROL).send_keys("\n// b").perform()
    page.wait("the edit", "state.scene.program.endsWith('// b')")
    page.errors()


if __name__ == "__main__":
    run(
        [
            hint_leaves_after_the_first_drag,
            drag_goes_on_outside_of_the_canvas,
            fingers_move_the_screen_and_not_the_page,
            wheel_scrolls_the_screen_and_not_the_page,
            keyboard_scrolls_the_focused_screen,
            edit_with_an_error_keeps_the_picture,
            edit_keeps_the_scroll_position,
            empty_program_invites,
            settings_change_the_device,
            link_opens_the_same_moment,
            link_of_a_program_is_short,
            broken_links_say_so,
            two_versions_follow_one_finger,
            time_line_shows_recorded_frames,
            inspector_tells_why,
            shortcuts_work_without_a_pointer,
            page_comes_back_to_the_same_scene,
            narrow_window_has_sheets,
            text_area_does_without_the_library,
        ]
    )
