"""Drives the page in headless Chromium as a person would, and reads what a person would see.

The page's model is read through `window.overscroll` (documented in `public/js/model/exposed-model.js`), pixels through
the canvas itself. Every wait is for a condition.
"""

import argparse
import glob
import json
import os
import shutil
import sys
import traceback

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService

# A condition that does not come true within this many seconds fails the test.
PATIENCE = 20


class Failure(Exception):
    """What a person would have seen, and what was expected."""


def require(condition, message):
    if not condition:
        raise Failure(message)


def chromium(width=1440, height=900, ratio=1, arguments=()):
    options = Options()
    options.binary_location = shutil.which("chromium") or "chromium"
    # A container's root may not use the sandbox; the pages are our own.
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    metrics = {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    return driver


def webkit(width=1440, height=960):
    """WebKitGTK's own small browser; it needs a screen, which `xvfb-run` gives."""
    options = WebKitOptions()
    browsers = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
    require(browsers, "WebKitGTK's MiniBrowser is not installed")
    options.binary_location = browsers[-1]
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=WebKitService(shutil.which("WebKitWebDriver")))
    driver.set_window_size(width, height)
    return driver


class Page:
    def __init__(self, driver, url):
        self.driver = driver
        self.url = url

    def open(self, fragment=""):
        self.driver.get("about:blank")
        self.driver.get(self.url + "/" + fragment)
        self.wait("the first frame", "state.frame !== null && state.scene.program !== null")

    def model(self, expression):
        """The value of a JavaScript expression in which `state` is the page's state; none before the page has begun."""
        script = f"if (!window.overscroll) return null; const {{ state, metrics }} = window.overscroll; return JSON.stringify({expression});"
        answer = self.driver.execute_script(script)
        return None if answer is None else json.loads(answer)

    def wait(self, what, expression):
        try:
            WebDriverWait(self.driver, PATIENCE, 0.02).until(lambda _: self.model(expression))
        except TimeoutException:
            views = self.model("state.frame?.scrollViews.map((view) => [view.phase, view.contentOffset])")
            connection = self.model("state.connection")
            raise Failure(f"{what} did not come: {expression}; {connection}; {views}") from None

    def wait_for_rest(self):
        self.wait("rest", "state.frame.scrollViews.every((view) => view.phase === 'idle')")

    def choose_preset(self, identifier):
        self.driver.find_element(By.ID, "examples-button").click()
        self.driver.find_element(By.CSS_SELECTOR, f"[data-preset='{identifier}']").click()
        chosen = f"state.scene.preset === '{identifier}' && state.scene.program !== null"
        self.wait(f"the example {identifier}", f"{chosen} && state.frame.time < 5 && state.frame.reply !== undefined")
        self.wait_for_rest()

    def focus_editor(self):
        """Puts the cursor into the editor, once the library has come."""
        self.wait("the editor", "document.querySelector('.CodeMirror [role=textbox]') !== null")
        ActionChains(self.driver).move_to_element(self.driver.find_element(By.ID, "editor")).click().perform()
        self.wait("the cursor", "document.querySelector('.CodeMirror-focused') !== null")

    @property
    def canvas(self):
        return self.driver.find_element(By.ID, "screen")

    def drag(self, start, travel, steps=12, release=True):
        """Presses at a point of the device's screen and moves by `travel` points, in steps of a sixtieth of a second."""
        zoom = self.model("metrics.zoom")
        device = self.model("state.device")
        chain = ActionChains(self.driver, duration=16)
        offset = [(start[0] - device["width"] / 2) * zoom, (start[1] - device["height"] / 2) * zoom]
        chain.move_to_element_with_offset(self.canvas, round(offset[0]), round(offset[1])).click_and_hold()
        moved = 0
        for step in range(1, steps + 1):
            target = round(travel * zoom * step / steps)
            chain.move_by_offset(0, target - moved)
            moved = target
        if release:
            chain.release()
        chain.perform()
        return moved / zoom

    def release(self):
        ActionChains(self.driver).release().perform()

    def column(self, x):
        """The colours of the canvas from top to bottom at `x` points, one a canvas pixel, and the pixels in a point."""
        script = """
            const canvas = document.getElementById("screen");
            const { scale } = window.overscroll.metrics;
            const column = Math.round(arguments[0] * scale);
            const { data } = canvas.getContext("2d").getImageData(column, 0, 1, canvas.height);
            return [Array.from(data), scale];
        """
        # The picture is drawn at the next refresh; two later it is on the canvas for sure.
        self.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))")
        data, scale = self.driver.execute_script(script, x)
        return [tuple(data[index : index + 3]) for index in range(0, len(data), 4)], scale

    def errors(self):
        if self.driver.name.lower().startswith("minibrowser"):
            return []  # WebKit's driver does not give the console; the page's own overlay is read instead.
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


def hue(color):
    """The name of a colour of the founding screen, as light as it may be: red, blue, green, white or other."""
    red, green, blue = color
    if min(color) > 235:
        return "white"
    if red > 180 and green < 150 and blue < 150:
        return "red"
    if blue > 180 and red < 170 and blue > red + 60 and blue > green + 25:
        return "blue"
    if green > 180 and green > red + 40 and green > blue + 30:
        return "green"
    return "other"


def spans(colors, scale, name, shortest=3):
    """Where a colour stands in a column: [(top, bottom)] in points, without what is shorter than `shortest` points."""
    found = []
    start = None
    for index, color in enumerate([*colors, (0, 0, 0)]):
        is_named = index < len(colors) and hue(color) == name
        if is_named and start is None:
            start = index
        if not is_named and start is not None:
            if (index - start) / scale >= shortest:
                found.append((start / scale, index / scale))
            start = None
    return found


def run(tests, browser=chromium):
    """Runs each test with a page of its own; the exit status says whether all passed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"), help="http://HOST:PORT of a running server")
    parser.add_argument("--only", default="", help="only tests whose name has this in it")
    options = parser.parse_args()
    if not options.url:
        parser.error("say --url, or run through scripts/with-server")
    failures = 0
    for test in tests:
        if options.only not in test.__name__:
            continue
        driver = browser(**getattr(test, "window", {}))
        try:
            page = Page(driver, options.url.rstrip("/"))
            test(page)
            fault = driver.execute_script("return document.getElementById('page-error-text')?.textContent ?? ''")
            require(fault == "", f"the page shows a fault: {fault}")
            complaints = page.errors()
            require(not complaints, f"the browser's console complains: {complaints}")
            print(f"passed  {test.__name__}", flush=True)
        except Failure as failure:
            failures += 1
            print(f"FAILED  {test.__name__}: {failure}", flush=True)
        except Exception:
            failures += 1
            print(f"FAILED  {test.__name__}:", flush=True)
            traceback.print_exc(file=sys.stdout)
        finally:
            driver.quit()
    sys.exit(1 if failures else 0)
