"""The three browser engines, each as one running browser that gives every test a clean page.

What a test wants of its window stands in a dictionary: `width`, `height`, `ratio` (display pixels in a CSS pixel),
`touch` (a screen that is touched), `media` (values of media features), `keeps` (the page's files are kept for a time without
a network, as they are for a person; elsewhere that work is left out). Only Chromium can be told the last four; of media, Firefox can be
told the scheme and reduced motion.
"""

import glob
import shutil

from marionette import Marionette
from selenium import webdriver
from selenium.webdriver.chrome.options import Options as ChromiumOptions
from selenium.webdriver.chrome.service import Service as ChromiumService
from selenium.webdriver.firefox.options import Options as FirefoxOptions
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService


# The rules of accessibility look at every element: on a busy machine that takes a while. In seconds.
SCRIPT_PATIENCE = 120


class Failure(Exception):
    """What a person would have seen, and what was expected."""


def require(condition, message):
    if not condition:
        raise Failure(message)


class Chromium:
    name = "Chromium"

    def __init__(self, arguments=()):
        options = ChromiumOptions()
        options.binary_location = shutil.which("chromium") or "chromium"
        # Tests wait for what they need; pictures and fonts may come later.
        options.page_load_strategy = "eager"
        # A container's root may not use the sandbox; the pages are our own.
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", *arguments):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=ChromiumService(shutil.which("chromedriver")))
        self.driver.set_script_timeout(SCRIPT_PATIENCE)

    def fresh(self, origin, window):
        """A new tab: what was emulated in the last one went with it."""
        driver = self.driver
        last = driver.current_window_handle
        driver.switch_to.new_window("tab")
        tab = driver.current_window_handle
        driver.switch_to.window(last)
        driver.close()
        driver.switch_to.window(tab)
        driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        driver.get_log("browser")
        metrics = {"width": window.get("width", 1440), "height": window.get("height", 900)}
        is_touched = window.get("touch", False)
        metrics |= {"deviceScaleFactor": window.get("ratio", 1), "mobile": is_touched}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        if is_touched:
            driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
        if not window.get("keeps", False):
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "delete Navigator.prototype.serviceWorker"})
        features = [{"name": name, "value": value} for name, value in window.get("media", {}).items()]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def complaints(self):
        """What the console had to say since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def quit(self):
        self.driver.quit()


class WindowedBrowser:
    """A browser whose one window is used again; the console cannot be read, the page's own overlay can."""

    driver = None

    def fresh(self, origin, window):
        self.driver.set_window_size(window.get("width", 1440), window.get("height", 960))
        self.driver.get(f"{origin}/healthz")
        self.driver.execute_script("localStorage.clear(); sessionStorage.clear()")

    def complaints(self):
        return []

    def quit(self):
        self.driver.quit()


class WebKit(WindowedBrowser):
    """WebKitGTK's own small browser; it needs a screen, which `xvfb-run` gives."""

    name = "WebKit"

    def __init__(self):
        options = WebKitOptions()
        found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
        require(found, "WebKitGTK's MiniBrowser is not installed")
        options.binary_location = found[-1]
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=WebKitService(shutil.which("WebKitWebDriver")))


class Firefox(WindowedBrowser):
    name = "Firefox"

    def __init__(self):
        self.connection = Marionette()
        self.driver = webdriver.Remote(command_executor=self.connection, options=FirefoxOptions())

    def fresh(self, origin, window):
        media = window.get("media", {})
        # 2 is the system's; motion is a switch.
        scheme = {"dark": 0, "light": 1}.get(media.get("prefers-color-scheme"), 2)
        values = {"layout.css.prefers-color-scheme.content-override": scheme, "ui.prefersReducedMotion": int(media.get("prefers-reduced-motion") == "reduce")}
        for name, value in values.items():
            self.connection.in_the_browser("Services.prefs.setIntPref(arguments[0], arguments[1])", name, value)
        super().fresh(origin, window)

    def quit(self):
        self.driver.quit()
        self.connection.close()
