"""The rules of axe-core (from the PyPI package axe-playwright-python) on every state of the page, light, dark and narrow."""

import importlib.util
from pathlib import Path

import contact_sheets
from browsers import Failure, require
from selenium.webdriver.common.keys import Keys


def rules():
    package = importlib.util.find_spec("axe_playwright_python")
    if package is None:
        raise Failure("axe-playwright-python is not installed; scripts/setup installs it")
    return (Path(package.submodule_search_locations[0]) / "axe.min.js").read_text()


def check(page, what, only=None, within=None):
    """No rule is broken; with `only`, no rule of that list; with `within`, by nothing in there: what is around it was looked at before."""
    script = """
        const options = { resultTypes: ["violations"], ...(arguments[0] === null ? {} : { runOnly: arguments[0] }) };
        const done = arguments[arguments.length - 1];
        const words = (node) => node.target.join(" ") + ": " + node.failureSummary;
        axe.run(arguments[1] === null ? document : { include: arguments[1] }, options).then(
          ({ violations, passes }) => done([passes.length, violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(words)])]),
          (error) => done([0, [String(error)]]),
        );
    """
    if not page.script("return 'axe' in window"):
        page.script(rules())
    passes, violations = page.driver.execute_async_script(script, only, within)
    require(not violations, f"{what}: {violations}")
    least = 0 if only is not None else 15 if within is None else 3
    require(passes > least, f"{what}: only {passes} rules had something to look at")


def wide(page, only=None):
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    check(page, "the page", only)
    page.click("#tab-view")
    page.wait("the tree", "document.querySelectorAll('[role=treeitem]').length > 1")
    page.click("[role=treeitem]:nth-child(2)")
    check(page, "the tree", only, ["#inspect"])
    page.click("#tab-state")
    check(page, "the state", only, ["#inspect"])
    for menu in ("examples", "overlays", "share"):
        page.click(f"#{menu}-button")
        check(page, f"the menu {menu}", only, [f"#{menu}-menu", f"#{menu}-button"])
        page.press(Keys.ESCAPE)
    page.replace_program("import SwiftUI\nstruct Screen: View { var body: some View { Text(nothing) } }\n")
    page.wait("the error", "state.diagnostics.some(({ severity }) => severity === 'error')")
    check(page, "an error", only, ["#code", "#stage"])
    page.click("#help")
    check(page, "the keys", only, ["#shortcuts"])


def main_page_and_menus(page):
    wide(page)


def main_page_and_menus_in_the_dark(page):
    # What else the rules look at is the same by day.
    wide(page, only=["color-contrast"])


main_page_and_menus_in_the_dark.window = {"media": {"prefers-color-scheme": "dark"}}


def states_that_people_meet(page):
    """What is put on contact sheets, beside the menus: connecting, lost, gone, programs with and without faults, find, two versions, messages; each by day, and its contrast by night."""

    def shine(scheme):
        # Nothing is looked at on its way from one colour to another.
        media = {"prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"}
        page.cdp("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in media.items()])

    def look(name):
        check(page, name)
        shine("dark")
        check(page, f"{name}, dark", only=["color-contrast"])
        shine("light")

    shine("light")

    for state in (contact_sheets.nothing_is_there, contact_sheets.connection_is_lost, contact_sheets.programs, contact_sheets.tools, contact_sheets.comparison, contact_sheets.links):
        state(page, look)
    page.expect_complaints()


def narrow_page_and_sheets(page):
    page.open()
    check(page, "the narrow page")
    for sheet in ("code", "inspect", "time"):
        page.click(f".sheet-bar [data-sheet={sheet}]")
        check(page, f"the sheet {sheet}", only=["color-contrast", "target-size", "scrollable-region-focusable"], within=[f"#{sheet}"])
    page.click("#settings-button")
    check(page, "the settings", within=["#settings"])


narrow_page_and_sheets.window = {"width": 360, "height": 740, "ratio": 2}


def narrow_page_in_the_dark(page):
    page.open()
    check(page, "the narrow page", only=["color-contrast"])
    page.click("#settings-button")
    check(page, "the settings", only=["color-contrast"], within=["#settings"])


narrow_page_in_the_dark.window = {"width": 360, "height": 740, "media": {"prefers-color-scheme": "dark"}}


def embedded_device(page):
    page.open(path="/embed")
    check(page, "the embedded device")


embedded_device.window = {"width": 430, "height": 640}


def every_control_is_reached_by_keyboard(page):
    """Tab goes through all that can be pressed, each once, with a ring that can be seen, and comes back to the beginning."""
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    expected = page.script("""
        const roving = "[role=tab], [role=treeitem], [role=menuitem], [role=menuitemradio], input[type=radio]";
        return Array.from(document.querySelectorAll("button, select, input, textarea, a[href], [tabindex='0']"))
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.disabled)
            .filter((element) => !element.matches(roving) && !element.closest(".mirror, .CodeMirror, .popover"))
            .map((element) => element.id || element.dataset.pane || element.dataset.zoom || element.textContent.trim());
    """)
    reached, unseen = [], []
    page.script("document.activeElement.blur()")
    for _ in range(80):
        page.press(Keys.TAB)
        name, ring, in_editor = page.script("""
            const element = document.activeElement;
            const shown = element.matches("input[type=radio], label.select select") ? element.parentElement : element;
            const ringed = [element, shown, ...shown.children].some((each) => {
                const style = getComputedStyle(each);
                return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
            });
            const name = element.id || element.dataset.pane || element.dataset.zoom || element.textContent.trim().slice(0, 40);
            return [element === document.body ? null : name, ringed, element.closest(".CodeMirror") !== null];
        """)
        if in_editor:
            # Tab indents there; Escape is the way out, as the editor's name says. It leads past the splitter.
            page.press(Keys.ESCAPE)
            page.press_with(Keys.SHIFT, Keys.TAB)
            name, ring = page.script("return [document.activeElement.id, true]")
        if name is None or name in reached[:1]:
            break
        reached.append(name)
        if not ring:
            unseen.append(name)
    missed = [name for name in expected if name not in reached]
    require(not missed, f"Tab does not reach {missed}; it reaches {reached}")
    require(not unseen, f"the focus cannot be seen on {unseen}")


def mirror_tells_what_the_picture_shows(page):
    page.open()
    page.wait_for_rest()
    tree = page.cdp("Accessibility.getFullAXTree")["nodes"]
    told = {(node.get("role", {}).get("value"), node.get("name", {}).get("value")) for node in tree if not node.get("ignored")}
    title = page.model("state.frame.items.find((item) => item.role === 'largeTitle').text")
    require(("heading", title) in told, f"no heading {title!r}")
    header = page.model("state.frame.items.find((item) => item.identifier === 'header-0' && item.kind === 'text').text")
    require(any(name == header for _, name in told), f"nothing is called {header!r}")
    require(any(role == "group" and (name or "").startswith("Screen, at") for role, name in told), "no scroll view")


TESTS = [
    main_page_and_menus,
    main_page_and_menus_in_the_dark,
    states_that_people_meet,
    narrow_page_and_sheets,
    narrow_page_in_the_dark,
    embedded_device,
    every_control_is_reached_by_keyboard,
    mirror_tells_what_the_picture_shows,
]
