"""Drives the page as a person would, with real events, and reads what a person would see.

The page's model is read through `window.overscroll` (documented in `public/js/model/exposed-model.js`), pixels through
the canvas itself. Every wait is for a condition.
"""

import json

from browsers import Failure, require
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# A condition that does not come true within this many seconds fails the test.
PATIENCE = 60
# So long is waited before a condition is looked at again, in seconds: each look costs the drivers and the page what the next
# picture is made with.
POLL = 0.05
# What went wrong is cut to so many characters: some of it holds whole pictures.
LONGEST_COMPLAINT = 3_000
# How far the outermost scroll view's content is, and how far from its rest; both as expressions of the page's state.
OFFSET = "state.frame.scrollViews[0].contentOffset.y"
FROM_REST = f"({OFFSET} + state.frame.scrollViews[0].contentInsets.top)"


# Whether a pixel of the time line that is not the edge of something has the colour of a custom property.
STRIP_SHOWS = """
const strip = document.getElementById("strip");
const color = getComputedStyle(strip).getPropertyValue(arguments[0]).trim();
const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const { data } = strip.getContext("2d").getImageData(0, 0, strip.width, strip.height);
for (let at = 0; at < data.length; at += 4) {
  if (data[at + 3] > 150 && wanted.every((value, index) => Math.abs(data[at + index] - value) <= 3)) return true;
}
return false;
"""


class Page:
    def __init__(self, browser, url):
        self.browser = browser
        self.driver = browser.driver
        self.url = url

    def at(self, url):
        """The same page from another address, for instance through a relay."""
        return Page(self.browser, url)

    # What there is

    def element(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.script("return document.querySelector(arguments[0]).innerText.trim()", selector)

    def is_shown(self, selector):
        """Whether a person could see something of it."""
        script = """
            const element = document.querySelector(arguments[0]);
            return element !== null && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
        """
        return self.script(script, selector)

    @property
    def canvas(self):
        return self.element("#screen")

    def script(self, source, *values):
        return self.driver.execute_script(source, *values)

    def cdp(self, command, **parameters):
        """A command of Chromium's own protocol."""
        return self.driver.execute_cdp_cmd(command, parameters)

    def model(self, expression):
        """The value of a JavaScript expression in which `state` is the page's state; none before the page has begun."""
        script = f"if (!window.overscroll) return null; const {{ state, metrics }} = window.overscroll; return JSON.stringify({expression});"
        answer = self.script(script)
        return None if answer is None else json.loads(answer)

    # Waiting

    def until(self, what, condition, explain=lambda: ""):
        try:
            WebDriverWait(self.driver, PATIENCE, POLL).until(lambda _: condition())
        except TimeoutException:
            raise Failure(f"{what} did not come {explain()}") from None

    def wait(self, what, expression):
        """Waits for an expression of the model or of the document to be true."""

        def explain():
            views = self.model("state.frame?.scrollViews.map((view) => [view.phase, view.contentOffset])")
            return f"({expression}; {self.model('state.connection')}; {self.model('state.notice')}; {views})"

        self.until(what, lambda: self.model(expression), explain)

    def wait_for_text(self, selector, words):
        self.until(f"{words!r} in {selector}", lambda: words in self.text(selector), lambda: f"but {self.text(selector)!r}")

    def wait_for_rest(self):
        self.wait("rest", "state.frame.scrollViews.every((view) => view.phase === 'idle')")

    # Doing

    def visit(self, fragment="", path="/"):
        """Goes to an address, without waiting for a picture."""
        # Another fragment alone would not load the page anew.
        if self.driver.current_url.split("#")[0] == self.url + path:
            self.driver.get("about:blank")
        self.driver.get(self.url + path + fragment)

    def open(self, fragment="", path="/"):
        self.visit(fragment, path)
        self.wait("the first frame", "state.frame !== null && state.scene.program !== null && window.overscroll.isComplete")

    def click(self, selector):
        """A click of the pointer in the middle of something."""
        element = self.element(selector)
        self.script("arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest' })", element)
        ActionChains(self.driver, duration=0).move_to_element(element).click().perform()

    def press(self, *keys):
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def press_with(self, modifier, key):
        ActionChains(self.driver, duration=0).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def choose_preset(self, identifier):
        self.element("#examples-button").click()
        self.mark_scene()
        self.element(f"[data-preset='{identifier}']").click()
        self.wait_for_another_scene()
        self.wait(f"the example {identifier}", f"state.scene.preset === '{identifier}' && state.scene.program !== null")
        self.wait_for_rest()

    def mark_scene(self):
        """Remembers the scene that is shown, for `wait_for_another_scene`."""
        self.script("window.markedScene = [overscroll.state.generation, overscroll.state.frame]")

    def wait_for_another_scene(self):
        """Waits until a scene has been opened after the marked one: it takes input, and what is told is of its own frames."""
        newer = "state.generation > markedScene[0] && state.frame !== markedScene[1]"
        self.wait("the next scene", f"state.connection.phase === 'ready' && {newer}")

    def focus_editor(self):
        """Puts the cursor into the editor, once the library has come."""
        self.wait("the editor", "document.querySelector('.CodeMirror [role=textbox]') !== null")
        ActionChains(self.driver).move_to_element(self.element("#editor")).click().perform()
        self.wait("the cursor", "document.querySelector('.CodeMirror-focused') !== null")

    def type_at_the_end(self, text):
        """Types behind the program's last character."""
        self.focus_editor()
        self.press_with(Keys.CONTROL, Keys.END)
        self.press(text)

    def replace_program(self, text):
        """Types a program in place of the one that is there, as pasting does: in one piece."""
        self.focus_editor()
        self.press_with(Keys.CONTROL, "a")
        if text == "":
            self.press(Keys.DELETE)
        else:
            self.script("document.querySelector('.CodeMirror').CodeMirror.replaceSelection(arguments[0])", text)

    def focus_screen(self):
        """Goes to the scroll view by keyboard alone, as one does who has no pointer."""
        self.wait("the mirror", "document.querySelector('#mirror [aria-roledescription]') !== null")
        self.script("document.getElementById('stage').focus()")
        self.press(Keys.TAB)
        role = self.script("return document.activeElement.getAttribute('aria-roledescription')")
        require(role == "scroll view", f"the first stop on the stage is {role!r}, not the scroll view")

    def wheel(self, down, right=0):
        ActionChains(self.driver).scroll_from_origin(ScrollOrigin.from_element(self.canvas), right, down).perform()

    def wheel_at(self, point, down=0, right=0):
        """Turns the wheel over a point of the device's screen."""
        ActionChains(self.driver).scroll_from_origin(ScrollOrigin.from_element(self.canvas, *self.from_middle(point)), right, down).perform()

    def focus(self, selector):
        """Puts the focus where keys are to go."""
        self.script("document.querySelector(arguments[0]).focus()", selector)

    def from_middle(self, point):
        """How far a point of the device's screen is from the middle of the canvas, in CSS pixels."""
        zoom, device = self.model("metrics.zoom"), self.model("state.device")
        return round((point[0] - device["width"] / 2) * zoom), round((point[1] - device["height"] / 2) * zoom)

    def drag(self, start, travel, steps=12, release=True, right=0):
        """Presses at a point of the device's screen and moves down by `travel` points and to the right by `right`, in steps of a sixtieth of a second."""
        zoom = self.model("metrics.zoom")
        chain = ActionChains(self.driver, duration=16)
        chain.move_to_element_with_offset(self.canvas, *self.from_middle(start)).click_and_hold()
        moved = (0, 0)
        for step in range(1, steps + 1):
            target = tuple(round(way * zoom * step / steps) for way in (right, travel))
            chain.move_by_offset(target[0] - moved[0], target[1] - moved[1])
            moved = target
        if release:
            chain.release()
        chain.perform()
        return moved[1] / zoom

    def release(self):
        ActionChains(self.driver).release().perform()

    def throw(self, start, travel, right=0):
        """A drag that ends in a throw, however busy the machine: each of the pointer's events counts as a sixtieth of a second after the last."""
        self.script("""
            const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get, seen = new Map();
            let at = performance.now();
            Object.defineProperty(PointerEvent.prototype, "timeStamp", { configurable: true, get() {
                const real = stamp.call(this);
                if (!seen.has(real)) seen.set(real, (at += 1000 / 60));
                return seen.get(real);
            } });
        """)
        moved = self.drag(start, travel, steps=4, right=right)
        self.script("delete PointerEvent.prototype.timeStamp")
        return moved

    # Pixels

    def settle_fonts(self):
        """Waits until no font is on its way and what was drawn without it is drawn again."""
        self.until("all fonts", lambda: self.script("return document.fonts.status") == "loaded")
        self.settle_picture()

    def settle_picture(self):
        """Waits until what the model has is on the canvas: it is drawn at the next refresh, so after two with nothing to wait for it is there."""
        self.driver.execute_async_script("""
            const done = arguments[0], { state } = window.overscroll;
            let last = 2;
            const look = () => {
                const isDrawn = state.playback.kind === "recorded" || overscroll.drawn?.sequence === overscroll.state.frame?.sequence;
                if (isDrawn && (last -= 1) < 0) done();
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        """)

    def column(self, x):
        """The colours of the canvas from top to bottom at `x` points, one a canvas pixel, and the pixels in a point."""
        script = """
            const canvas = document.getElementById("screen");
            const { scale } = window.overscroll.metrics;
            const column = Math.round(arguments[0] * scale);
            const { data } = canvas.getContext("2d").getImageData(column, 0, 1, canvas.height);
            return [Array.from(data), scale];
        """
        self.settle_picture()
        data, scale = self.script(script, x)
        return [tuple(data[index : index + 3]) for index in range(0, len(data), 4)], scale

    def strip_shows(self, color):
        """Whether anything on the time line has a colour of the page's style."""
        return self.script(STRIP_SHOWS, color)

    # Complaints

    def require_no_fault(self):
        """The page says when its own code has failed."""
        fault = self.script("return document.getElementById('page-error-text')?.textContent ?? ''")
        require(fault == "", f"the page shows a fault: {fault}")

    def leave(self):
        self.require_no_fault()
        self.driver.get("about:blank")

    def expect_complaints(self):
        """Forgets what the console said: the test has provoked it."""
        self.browser.complaints()
