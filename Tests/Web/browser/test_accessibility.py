"""The rules of axe-core (from the PyPI package axe-playwright-python) on every state of the page, light, dark and narrow.

usage: test_accessibility.py [--url http://127.0.0.1:PORT]
"""

import importlib.util
from pathlib import Path

from driving import Failure, require, run
from selenium.webdriver.common.by import By


def rules():
    package = importlib.util.find_spec("axe_playwright_python")
    if package is None:
        raise Failure("axe-playwright-python is not installed; scripts/setup installs it")
    return (Path(package.submodule_search_locations[0]) / "axe.min.js").read_text()


def check(page, what):
    script = """
        const done = arguments[arguments.length - 1];
        const words = (node) => node.target.join(" ") + ": " + node.failureSummary;
        axe.run(document, { resultTypes: ["violations"] }).then(
          ({ violations, passes }) => done([passes.length, violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(words)])]),
          (error) => done([0, [String(error)]]),
        );
    """
    page.driver.execute_script(rules())
    passes, violations = page.driver.execute_async_script(script)
    require(not violations, f"{what}: {violations}")
    require(passes > 15, f"{what}: only {passes} rules had something to look at")


def click(page, selector):
    page.driver.execute_script("arguments[0].click()", page.driver.find_element(By.CSS_SELECTOR, selector))


def wide(page):
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    check(page, "the page")
    click(page, "#tab-view")
    page.wait("the tree", "document.querySelectorAll('[role=treeitem]').length > 1")
    click(page, "[role=treeitem]:nth-child(2)")
    check(page, "the tree")
    click(page, "#tab-state")
    check(page, "the state")
    for menu in ("examples", "overlays", "share"):
        click(page, f"#{menu}-button")
        check(page, f"the menu {menu}")
        click(page, f"#{menu}-button")
    click(page, "#help")
    check(page, "the keys")


def main_page_and_menus(page):
    wide(page)


def main_page_and_menus_in_the_dark(page):
    feature = {"name": "prefers-color-scheme", "value": "dark"}
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    wide(page)


def narrow_page_and_sheets(page):
    page.open()
    check(page, "the narrow page")
    for sheet in ("code", "inspect", "time"):
        click(page, f".sheet-bar [data-sheet={sheet}]")
        check(page, f"the sheet {sheet}")
    click(page, "#settings-button")
    check(page, "the settings")


narrow_page_and_sheets.window = {"width": 390, "height": 844, "ratio": 2}

if __name__ == "__main__":
    run([main_page_and_menus, main_page_and_menus_in_the_dark, narrow_page_and_sheets])
