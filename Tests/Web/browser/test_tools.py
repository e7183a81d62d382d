"""Inspector, time line, and two versions side by side."""

from driving import FROM_REST, OFFSET, require
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


def numbers_of(page, key):
    return page.script(
        "return Array.from(document.querySelectorAll(`#panel-scroll [data-key='${arguments[0]}'] td:last-child`), (cell) => cell.innerText)", key
    )


def scroll_panel_follows(page):
    page.open()
    page.wait_for_rest()
    page.until("the resting place", lambda: numbers_of(page, "contentOffset.y") == ["−202.00"], lambda: f"but {numbers_of(page, 'contentOffset.y')}")
    require(numbers_of(page, "contentInsets.top") == ["202.00"], f"the top inset is {numbers_of(page, 'contentInsets.top')}")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45")

    # The last of the drag's moves may still be on their way.
    def place():
        return [f"{page.model(OFFSET):.2f}".replace("-", "−")]

    page.until("the held place", lambda: numbers_of(page, "contentOffset.y") == place(), lambda: f"{place()}: {numbers_of(page, 'contentOffset.y')}")
    require("interacting" in page.text("#panel-scroll .pill"), f"the phase is {page.text('#panel-scroll .pill')!r}")
    page.release()
    page.until("the end", lambda: page.text("#panel-scroll .pill") == "idle")


def inspector_tells_why(page):
    page.open()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    first = page.element("[role=treeitem]")
    first.click()
    page.wait("the choice", "state.selection !== null")
    name = page.script("return arguments[0].querySelector('.name').innerText", first)
    require(page.text(".details h3") == name, "the details are another view's")
    require(page.text(".details .why") != "", "no reason is given")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.wait("the third view", "document.querySelectorAll('[role=treeitem]')[2].getAttribute('aria-selected') === 'true'")
    before = page.model("state.selection")
    ActionChains(page.driver).move_to_element(page.canvas).key_down(Keys.ALT).click().key_up(Keys.ALT).perform()
    page.wait("the view under the pointer", f"state.selection !== {before!r}")


def selection_is_one_in_tree_source_and_picture(page):
    page.open()
    page.focus_editor()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    # From the tree: its line is lit, its details are there.
    page.click("[role=treeitem][data-line]")
    page.wait("the choice", "state.selection !== null")
    line = page.script("return Number(document.querySelector(\"[role=treeitem][aria-selected='true']\").dataset.line)")
    page.click(".details .link")
    cursor = page.script("return document.querySelector('.CodeMirror').CodeMirror.getCursor().line + 1")
    require(cursor == line, f"the link leads to line {cursor} instead of {line}")
    # From the source: the view of the line is chosen.
    bar = page.model("state.frame.items.find((item) => item.identifier === 'bar')")
    page.script("document.querySelector('.CodeMirror').CodeMirror.scrollIntoView({ line: arguments[0], ch: 0 }, 100)", bar["source"]["line"] - 1)
    place = page.script(
        "return document.querySelector('.CodeMirror').CodeMirror.charCoords({ line: arguments[0], ch: arguments[1] }, 'window')",
        bar["source"]["line"] - 1,
        bar["source"]["column"],
    )
    chain = ActionChains(page.driver)
    chain.w3c_actions.pointer_action.move_to_location(round(place["left"]) + 2, round((place["top"] + place["bottom"]) / 2))
    chain.w3c_actions.pointer_action.click()
    chain.perform()
    selected = "Number(document.querySelector(\"[role=treeitem][aria-selected='true']\")?.dataset.line)"
    page.wait("the view of that line", f"{selected} === {bar['source']['line']}")
    # From the picture.
    page.click(".pick")
    page.wait("the choosing", "state.isPicking")
    zoom, box = page.model("metrics.zoom"), page.canvas.rect
    header = page.model("state.frame.items.find((item) => item.identifier === 'header-0')")
    x = box["x"] + (header["frame"]["x"] + header["frame"]["width"] / 2) * zoom
    y = box["y"] + (header["frame"]["y"] + header["frame"]["height"] / 2) * zoom
    chain = ActionChains(page.driver)
    chain.w3c_actions.pointer_action.move_to_location(round(x), round(y))
    chain.w3c_actions.pointer_action.click()
    chain.perform()
    page.wait("the header", "(document.querySelector(\"[role=treeitem][aria-selected='true'] .identifier\")?.innerText ?? '').startsWith('header') || "
        "document.querySelector('.details').innerText.includes('header-0')")
    require(page.model("!state.isDragging && state.frame.scrollViews[0].phase === 'idle'"), "choosing was taken for a touch")


def details_are_complete(page):
    page.open()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    page.script("document.querySelector(\"[role=treeitem]:has(.identifier:not(:empty))\").click()")
    page.wait("the choice", "state.selection !== null")
    details = page.text(".details")
    for words in ("proposal → size", "in .global", "Identity"):
        require(words in details, f"the details lack {words!r}: {details!r}")


def state_panel_shows_the_last_change(page):
    page.open()
    page.choose_preset("fix-scroll-geometry")
    page.click("#tab-state")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45")
    value = page.model("state.frame.state.at(-1)")
    page.until("the variable", lambda: value["name"] in page.text("#panel-state"), lambda: f"but {page.text('#panel-state')!r}")
    page.wait_for_text("#panel-state", "onScrollGeometryChange")
    page.release()


def time_line_shows_recorded_frames(page):
    page.open()
    page.drag((200, 430), 120)
    page.wait_for_rest()
    page.wait("the time line", "!document.getElementById('scrub').disabled")
    page.element("#scrub").send_keys(Keys.HOME)
    page.wait("the first frame", "state.playback.kind === 'recorded' && state.playback.index === 0")
    # A key is a frame, and ten with Page Up and Down, in every browser.
    page.element("#scrub").send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    page.wait("the third frame", "state.playback.index === 2")
    page.element("#scrub").send_keys(Keys.PAGE_UP, Keys.PAGE_DOWN, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    page.wait("the first frame again", "state.playback.kind === 'recorded' && state.playback.index === 0")
    page.element("#speed").send_keys("1")
    page.click("#play")
    page.wait("a later frame", "state.playback.kind === 'recorded' && state.playback.index > 2")
    page.click("#live")
    page.wait("life", "state.playback.kind === 'live'")


def two_versions_follow_one_finger(page):
    page.open()
    page.click("#compare")
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    chosen = page.script("return document.getElementById('compare-with').value")
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
    page.click("#compare")
    require(not page.is_shown("#second-exhibit"), "the second device is still there")


def red_bar(canvas):
    """An expression for the first canvas row that is red, near the right edge."""
    return f"""((canvas) => {{
        const {{ data }} = canvas.getContext("2d").getImageData(Math.round(canvas.width * 0.95), 0, 1, canvas.height);
        for (let row = 0; row < canvas.height; row += 1) {{
          if (data[row * 4] > 180 && data[row * 4 + 1] < 150 && data[row * 4 + 2] < 150) return row;
        }}
        return null;
    }})(document.getElementById("{canvas}"))"""


TESTS = [
    scroll_panel_follows,
    inspector_tells_why,
    selection_is_one_in_tree_source_and_picture,
    details_are_complete,
    state_panel_shows_the_last_change,
    time_line_shows_recorded_frames,
    two_versions_follow_one_finger,
]
