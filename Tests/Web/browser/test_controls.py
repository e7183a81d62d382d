"""What stands around the device, each control used as a person would: panes, tabs, the tree, the lists, the keys, the faults."""

from driving import FROM_REST, require
from pictures import columns_with, difference, near, seen
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

CODE = "document.querySelector('.CodeMirror').CodeMirror"


def width_of(page, selector):
    return page.element(selector).rect["width"]


def panes_fold_and_are_remembered(page):
    page.open()
    for pane, selector in (("code", "#code"), ("inspect", "#inspect"), ("time", "#time")):
        button = f"[data-pane={pane}]"
        require(page.is_shown(selector) and page.element(button).get_attribute("aria-pressed") == "true", f"{pane} is not open at first")
        before = page.canvas.rect
        page.click(button)
        require(not page.is_shown(selector), f"{pane} does not fold")
        require(page.element(button).get_attribute("aria-pressed") == "false", f"the button says that {pane} is open")
        page.settle_picture()
        after = page.canvas.rect
        grows = after["height"] > before["height"] if pane == "time" else after["x"] != before["x"]
        require(grows, f"the device does not use the room of {pane}: {before}, {after}")
    page.open()
    require(not any(page.is_shown(selector) for selector in ("#code", "#inspect", "#time")), "what was folded is open again")
    for pane in ("code", "inspect", "time"):
        page.click(f"[data-pane={pane}]")
        require(page.is_shown(f"#{pane}"), f"{pane} does not unfold")


def one_pane_stands_beside_the_stage_of_a_tablet(page):
    page.open()
    require(page.is_shown("#code") and not page.is_shown("#inspect"), "the code is not open at first, or the inspector is")
    for opened, folded in (("inspect", "code"), ("code", "inspect"), ("inspect", "code")):
        page.click(f"[data-pane={opened}]")
        require(page.is_shown(f"#{opened}") and not page.is_shown(f"#{folded}"), f"{folded} takes the room of the device beside {opened}")
        require(page.element(f"[data-pane={folded}]").get_attribute("aria-pressed") == "false", f"the button says that {folded} is open")
        page.settle_picture()
        require(page.canvas.rect["width"] > 250, f"the device is {page.canvas.rect['width']} wide beside {opened}")
    page.open()
    require(page.is_shown("#inspect") and not page.is_shown("#code"), "both are open after another load")


one_pane_stands_beside_the_stage_of_a_tablet.window = {"width": 768, "height": 1024}


def panes_are_resized_by_pointer_and_keys(page):
    page.open()
    for pane, splitter, outward in (("code", "#code-splitter", 1), ("inspect", "#inspect-splitter", -1)):
        before = width_of(page, f"#{pane}")
        chain = ActionChains(page.driver, duration=16).move_to_element(page.element(splitter)).click_and_hold()
        for _ in range(3):
            chain.move_by_offset(20 * outward, 0)
        chain.pause(0.05).release().perform()
        dragged = width_of(page, f"#{pane}")
        require(abs(dragged - before - 60) <= 1, f"{pane} went from {before} to {dragged}")
        page.script("document.querySelector(arguments[0]).focus()", splitter)
        page.press(Keys.ARROW_LEFT)
        require(abs(width_of(page, f"#{pane}") - dragged + 16 * outward) <= 1, f"{pane} does not follow the arrow: {width_of(page, f'#{pane}')}")
        told = page.element(splitter).get_attribute("aria-valuenow")
        require(told == str(round(width_of(page, f"#{pane}"))), f"the splitter says {told}")
        page.press(Keys.ENTER)
        require(not page.is_shown(f"#{pane}"), f"Enter does not fold {pane}")
        page.click(f"[data-pane={pane}]")
    kept = [width_of(page, f"#{pane}") for pane in ("code", "inspect")]
    page.open()
    found = [width_of(page, f"#{pane}") for pane in ("code", "inspect")]
    require(found == kept, f"the widths were {kept} and are {found}")


def tabs_go_by_arrows(page):
    page.open()
    page.click("#tab-scroll")
    for key, name in ((Keys.ARROW_RIGHT, "view"), (Keys.ARROW_RIGHT, "state"), (Keys.ARROW_RIGHT, "scroll"), (Keys.END, "state"), (Keys.HOME, "scroll")):
        page.press(key)
        shown = page.script("return Array.from(document.querySelectorAll('[role=tabpanel]')).filter((panel) => !panel.hidden).map((panel) => panel.id)")
        require(shown == [f"panel-{name}"], f"{shown} is shown instead of {name}")
        require(page.script("return document.activeElement.id") == f"tab-{name}", "the focus is elsewhere")


def rows(page):
    return page.script("return document.querySelectorAll('[role=treeitem]').length")


def tree_folds_by_pointer_and_keys(page):
    page.open()
    page.click("#tab-view")
    page.wait("the tree", "document.querySelectorAll('[role=treeitem]').length > 3")
    whole = rows(page)
    page.click("[role=treeitem] .twist")
    page.until("a folded tree", lambda: rows(page) == 1, lambda: f"but {rows(page)} rows of {whole}")
    page.click("[role=treeitem] .name")
    page.press(Keys.ARROW_RIGHT)
    page.until("the whole tree", lambda: rows(page) == whole)
    page.press(Keys.ARROW_RIGHT)
    selected = "Array.from(document.querySelectorAll('[role=treeitem]')).findIndex((row) => row.getAttribute('aria-selected') === 'true')"
    page.wait("the first child", f"{selected} === 1")
    page.press(Keys.END)
    page.wait("the last row", f"{selected} === {whole - 1}")
    page.press(Keys.HOME)
    page.wait("the first row", f"{selected} === 0")
    page.press(Keys.ARROW_LEFT)
    page.until("a folded tree", lambda: rows(page) == 1)


CHOICES = """import SwiftUI

struct First: View {
    var body: some View {
        Text("one").padding(12).background(.yellow)
    }
}

struct Second: View {
    var body: some View { Text("two") }
}

#Preview("Both") {
    VStack {
        First()
        Second()
    }
}
"""
TEXTS = "state.frame.items.filter((item) => item.kind === 'text' && item.role === undefined).map((item) => item.text).join()"


def other_views_and_previews_are_shown(page):
    page.open()
    page.replace_program(CHOICES)
    page.wait("the choice", "document.getElementById('root-choice').checkVisibility() && state.scene.program.includes('Both')")
    select = Select(page.element("#root"))
    names = [option.text for option in select.options]
    require({"First", "Second", "Both"} <= set(names), f"one can choose {names}")
    for name, texts in (("Second", "two"), ("Both", "one,two"), ("First", "one")):
        Select(page.element("#root")).select_by_visible_text(name)
        page.wait(name, f"{TEXTS} === '{texts}'")


def modifiers_lead_to_the_source(page):
    page.open()
    page.replace_program(CHOICES)
    page.wait("the program", f"{TEXTS}.includes('one')")
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null && document.querySelector('[role=treeitem][data-line=\"5\"]') !== null")
    page.script("document.querySelector('[role=treeitem][data-line=\"5\"]:last-of-type .name').click()")
    page.wait("the choice", "state.selection !== null")
    calls = page.script("return Array.from(document.querySelectorAll('.calls .link'), (call) => call.innerText)")
    require(calls == [".padding(12)", ".background(.yellow)"], f"the modifiers are {calls}")
    page.click(".calls li:last-child .link")
    cursor = page.script(f"const {{ line, ch }} = {CODE}.getCursor(); return [line, ch]")
    require(cursor[0] == 4 and cursor[1] >= len('        Text("one").padding(12)'), f"the cursor stands at {cursor}")


def callbacks_lead_to_the_source(page):
    page.open()
    page.choose_preset("fix-scroll-geometry")
    page.click("#tab-state")
    page.drag((200, 430), 60)
    page.wait_for_rest()
    page.until("a callback", lambda: page.is_shown("#panel-state .log button[data-line]"))
    line = int(page.element("#panel-state .log button[data-line]").get_attribute("data-line"))
    page.click("#panel-state .log button[data-line]")
    page.wait("its line", f"{CODE}.getCursor().line === {line - 1}")


def count_of_problems_leads_to_the_first(page):
    page.open()
    page.replace_program("import SwiftUI\n\nstruct Screen: View {\n    var body: some View {\n        Text(nothing)\n    }\n}\n")
    page.wait("the error", "state.diagnostics.length > 0")
    require(page.text("#problem-count") == "1 error", f"the count says {page.text('#problem-count')!r}")
    page.click("#problem-count")
    page.wait("its line", f"{CODE}.getCursor().line === 4")


def what_is_pointed_at_lights_its_twins(page):
    page.open()
    page.wait_for_rest()
    page.click("#tab-view")
    page.wait("the tree", "document.querySelectorAll('[role=treeitem][data-line]').length > 3")
    row = page.element("[role=treeitem][data-line]:nth-child(4)")
    line = int(row.get_attribute("data-line"))
    ActionChains(page.driver, duration=0).move_to_element(row).perform()
    page.wait("the line of the source", f"{CODE}.getLineHandle({line - 1}).bgClass?.includes('lit-line')")
    # From the picture: the row of what lies below the pointer.
    ActionChains(page.driver, duration=0).move_to_element(page.canvas).perform()
    page.until("the row", lambda: page.script("return document.querySelectorAll('.tree .is-lit').length") > 0)
    ActionChains(page.driver, duration=0).move_to_element(page.element(".brand")).perform()
    page.wait("the dark", "state.lit === null")


def time_line_tells_what_was_where(page):
    page.open()
    page.choose_preset("fix-scroll-geometry")
    page.drag((200, 430), 120)
    page.wait_for_rest()
    page.until("the strip", lambda: page.strip_shows("--accent") and page.strip_shows("--callback"))
    require(page.script("return [...document.querySelectorAll('#strip-times span')].some((time) => time.textContent.endsWith(' s'))"), "the strip tells no time")
    strip = page.element("#scrub")
    ActionChains(page.driver, duration=0).move_to_element_with_offset(strip, round(-strip.rect["width"] / 4), 0).perform()
    page.until("words of the place", lambda: " pt" in page.text(".strip-note .pointed") and " s" in page.text(".strip-note .pointed"))
    ActionChains(page.driver, duration=0).click().perform()
    page.wait("its frame", "state.playback.kind === 'recorded' && state.playback.index > 0")
    page.wait_for_text("#live-label", "Go live")
    page.click("#live")
    # The key that plays, from where nothing takes it for itself.
    page.script("document.activeElement.blur()")
    page.press(Keys.SPACE)
    page.wait("playing", "state.playback.kind === 'recorded'")
    page.wait_for_text("#play-label", "Play")


def keys_are_shown_and_put_away(page):
    page.open()
    page.click("#help")
    require(page.is_shown("#shortcuts"), "the keys are not shown")
    words = page.text("#shortcuts")
    for key in ("?", "Page", "Home", "Esc", "Alt"):
        require(key in words, f"nothing is said of {key}")
    page.click("#shortcuts-close")
    require(not page.is_shown("#shortcuts"), "Done does not close it")
    require(page.script("return document.activeElement.id") == "help", "the focus is not where it was")


def skip_link_leads_to_the_device(page):
    page.open()
    page.script("document.activeElement.blur()")
    page.press(Keys.TAB)
    require(page.script("return document.activeElement.className") == "skip-link", "the first stop is not the skip link")
    require(page.element(".skip-link").rect["y"] >= 0, "it cannot be seen")
    page.press(Keys.ENTER, Keys.TAB, Keys.PAGE_DOWN)
    page.wait("a page", f"{FROM_REST} > 200")


def comparison_is_chosen_and_runs_the_same_device(page):
    page.open()
    page.click("#compare")
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    select = Select(page.element("#compare-with"))
    select.select_by_visible_text("The long way: measure the bar")
    Select(page.element("#device")).select_by_value("iphone-se-3")
    ratio = "document.getElementById('{0}').height / document.getElementById('{0}').width"
    page.wait("two small phones", f"Math.abs({ratio.format('screen')} - 667 / 375) < 0.01 && Math.abs({ratio.format('second-screen')} - 667 / 375) < 0.01")
    select.select_by_visible_text("the program as it is now")
    page.settle_picture()
    page.click("#compare")
    page.until("one device", lambda: not page.is_shown("#second-exhibit"))


def copied_link_is_on_the_clipboard(page):
    page.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.open()
    page.script("""
        window.labels = [];
        const label = document.getElementById("copy-link-label");
        new MutationObserver(() => labels.push(label.textContent)).observe(label, { childList: true });
    """)
    page.click("#copy-link")
    page.wait("the confirmation and its end", "window.labels.join() === 'Copied,Copy link'")
    text = page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))")
    require(text == page.script("return location.href") and "#1." in text, f"the clipboard has {text[:60]!r}")


def own_fault_is_said_and_put_away(page):
    page.open()
    # A browser that lacks what the page calls.
    page.script("window.kept = CanvasRenderingContext2D.prototype.setTransform; CanvasRenderingContext2D.prototype.setTransform = undefined")
    page.drag((200, 430), 60)
    page.wait_for_text("#page-error-text", "setTransform")
    page.script("CanvasRenderingContext2D.prototype.setTransform = window.kept")
    page.click("#page-error-close")
    page.until("an end of that", lambda: not page.is_shown("#page-error"))
    # The next test would take the words for a fault of its own.
    page.script("document.getElementById('page-error-text').textContent = ''")
    page.wait("rest", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")
    page.drag((200, 430), 60, release=False)
    page.wait("a page that lives", f"{FROM_REST} < -10")
    page.release()
    page.expect_complaints()


def selects_show_what_is_chosen(page):
    """The words beside a select are all that is seen of it, whole and once."""
    page.open()
    page.settle_fonts()
    label = "label.select:has(#device)"
    widths = []
    for value, name in (("iphone-se-3", "iPhone SE (3rd generation)"), ("iphone-16", "iPhone 16")):
        Select(page.element("#device")).select_by_value(value)
        page.wait(name, f"state.device.id === {value!r}")
        words = page.text(f"{label} .chosen")
        require(words == name, f"the select of {name} says {words!r}")
        page.settle_picture()
        shown = seen(page, label)
        ink = columns_with(shown, near("#1d1d1f", 60))
        require(len(ink) > 2 * len(name), f"of {name} there are {len(ink)} columns with ink")
        widths.append(ink[-1] - ink[0])
        page.script("document.getElementById('device').style.visibility = 'hidden'")
        page.settle_picture()
        part, _ = difference(shown, seen(page, label))
        page.script("document.getElementById('device').style.visibility = ''")
        require(part == 0, f"the select draws over the words of {name}: {part:.1%} of the pixels")
    require(widths[0] > 1.4 * widths[1], f"a long name and a short one are {widths} wide")


TESTS = [
    selects_show_what_is_chosen,
    panes_fold_and_are_remembered,
    one_pane_stands_beside_the_stage_of_a_tablet,
    panes_are_resized_by_pointer_and_keys,
    tabs_go_by_arrows,
    tree_folds_by_pointer_and_keys,
    other_views_and_previews_are_shown,
    modifiers_lead_to_the_source,
    callbacks_lead_to_the_source,
    count_of_problems_leads_to_the_first,
    what_is_pointed_at_lights_its_twins,
    time_line_tells_what_was_where,
    keys_are_shown_and_put_away,
    skip_link_leads_to_the_device,
    comparison_is_chosen_and_runs_the_same_device,
    copied_link_is_on_the_clipboard,
    own_fault_is_said_and_put_away,
]
