"""Pinned headers and footers against `position: sticky`, which two browser engines implement independently.

Random lists of sections run as a SwiftUI program over the socket and as a page; at random places inside the range every
visible header, row and footer must stand at the same height in both, to within a pixel of the device.

Past the ends browsers have no position to compare. The rule there is checked by itself: what is pinned moves along with
the content, as if nothing were held.
"""

import json
import os
from urllib.parse import quote

from browsers import Chromium, WebKit, require
from sticky_shapes import markup, program, random_shapes
from websockets.sync.client import connect

# So many lists, and so many places of each.
SHAPES = 40
OFFSETS = 25
# Browsers keep lengths in 64ths of a pixel of the page.
ROUNDING = 1 / 32
# Of the random lists and places; another one may be tried.
SEED = int(os.environ.get("OVERSCROLL_SEED", "20260"))


class Scene:
    """A program on a bare screen, on the manual clock."""

    def __init__(self, socket, shape):
        self.socket = socket
        self.receive("hello")
        insets = {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}
        device = {"width": shape.width, "height": shape.height, "scale": shape.scale, "safeArea": insets}
        self.send({"type": "open", "program": program(shape), "device": device, "clock": "manual"})
        diagnostics = self.receive("opened")["diagnostics"]
        require(not diagnostics, f"the program has diagnostics: {diagnostics}")
        self.frame = self.receive("frame")

    def send(self, message):
        self.socket.send(json.dumps(message))

    def receive(self, kind):
        message = json.loads(self.socket.recv(timeout=60))
        require(message["type"] == kind, f"expected {kind}, got {json.dumps(message)[:300]}")
        return message

    def scroll(self, offset):
        """Where everything with an identifier stands after a scroll: {identifier: (y, pinned)}."""
        self.send({"type": "scroll", "displacement": {"x": 0, "y": offset}})
        self.frame = self.receive("frame")
        reached = self.frame["scrollViews"][0]["contentOffset"]["y"]
        # The protocol writes ten-thousandths of a point.
        require(abs(reached - offset) < 1e-4, f"asked for offset {offset}, got {reached}")
        found = {}
        for item in self.frame["items"]:
            if "identifier" in item:
                found[item["identifier"]] = (item["frame"]["y"], item.get("pinned"))
        return found


def page_places(driver, shape, offsets):
    """Where the page has everything, for each offset: [{identifier: y}]."""
    driver.get("data:text/html;charset=utf-8," + quote("<!doctype html><title>sticky</title><body style='margin:0'>" + markup(shape)))
    script = """
        // WebKit holds the page to the policy of the one before, which allows styles only from a script.
        for (const element of document.querySelectorAll("[style]")) element.style.cssText = element.getAttribute("style");
        const scroller = document.getElementById("scroller");
        const parts = Array.from(scroller.querySelectorAll("[id]"));
        return arguments[0].map((offset) => {
            scroller.scrollTop = offset;
            const tops = {};
            for (const part of parts) {
                const { top, bottom } = part.getBoundingClientRect();
                if (bottom > 0 && top < scroller.clientHeight) tops[part.id] = top;
            }
            return [scroller.scrollTop, scroller.scrollHeight, tops];
        });
    """
    answers = driver.execute_script(script, offsets)
    for offset, (reached, _, _) in zip(offsets, answers):
        require(abs(reached - offset) <= ROUNDING, f"the page went to {reached} instead of {offset}")
    height = answers[0][1]
    require(abs(height - shape.content_height) <= 1, f"the page is {height} long instead of {shape.content_height}")
    return [tops for _, _, tops in answers]


def compare(shape, offset, page, scene):
    """Complaints about one place; `page` is {identifier: y}, `scene` is {identifier: (y, pinned)}."""
    pixel = 1 / shape.scale
    complaints = []
    natural = shape.natural()
    for identifier in sorted(natural.keys() & (page.keys() | scene.keys())):
        y, height = natural[identifier]
        expected = page.get(identifier)
        found, pinned = scene.get(identifier, (None, None))
        if expected is None or found is None:
            top = found if expected is None else expected
            # At the very edge one of them may count what the other leaves out.
            if min(top + height, shape.height - top) > pixel + ROUNDING:
                complaints.append(f"{identifier}: page {expected}, scene {found}")
            continue
        if abs(found - expected) > pixel + ROUNDING:
            complaints.append(f"{identifier}: page {expected}, scene {found}, natural {y - offset}")
        held = {"h": "header", "f": "footer", "r": None}[identifier[0]]
        is_held = abs(expected - (y - offset)) > pixel + ROUNDING
        if is_held and pinned != held:
            complaints.append(f"{identifier}: the page holds it at {expected}, the scene says pinned: {pinned}")
        if not is_held and pinned is not None and abs(expected - (y - offset)) < ROUNDING:
            complaints.append(f"{identifier}: the page does not hold it, the scene says pinned: {pinned}")
    return complaints


def check_past_the_start(shape, scene):
    """Pulled down, headers go with the content; footers pinned at the bottom may still be held there."""
    pull = 48
    for identifier, (y, pinned) in scene.scroll(-pull).items():
        natural = shape.natural()[identifier][0] + pull
        if not identifier.startswith("f-"):
            moved = abs(y - natural) <= 1 / shape.scale and pinned is None
            require(moved, f"pulled by {pull}, {identifier} stands at {y} instead of {natural}, pinned: {pinned}")


def referee(driver, url, shapes, generator, whole):
    """Compares lists at random places; with `whole` at whole points only. The driver's browser has a pixel ratio that can show them."""
    compared = 0
    for number, shape in enumerate(shapes):
        offsets = shape.offsets(OFFSETS, generator)
        if whole:
            offsets = [float(int(offset)) for offset in offsets]
        places = page_places(driver, shape, offsets)
        address = url.replace("http", "ws", 1) + "/socket"
        with connect(address, subprotocols=["overscroll.v1.json"], max_size=None) as socket:
            scene = Scene(socket, shape)
            for offset, page in zip(offsets, places):
                found = scene.scroll(offset)
                complaints = compare(shape, offset, page, found)
                require(not complaints, describe(number, shape, offset, complaints))
                compared += len(page.keys() & found.keys())
            check_past_the_start(shape, scene)
    require(compared > 4 * len(shapes) * OFFSETS, f"only {compared} places could be compared")


def describe(number, shape, offset, complaints):
    words = "\n  ".join(complaints[:6])
    screen = f"{shape.width}×{shape.height} @{shape.scale}"
    return f"seed {SEED}, shape {number} ({screen}) at offset {offset}:\n  {words}\n{program(shape)}"


def webkit_holds_what_the_scene_holds(page):
    """WebKitGTK's window has one pixel a point here, so its page can only stand at whole points."""
    shapes, generator = random_shapes(SEED, SHAPES)
    referee(page.driver, page.url, shapes, generator, whole=True)


webkit_holds_what_the_scene_holds.engine = WebKit


def in_chromium(page, scale):
    shapes, generator = random_shapes(SEED, SHAPES)
    # A scale that is only emulated would let the page stand at whole points only.
    browser = Chromium(arguments=(f"--force-device-scale-factor={scale}",))
    try:
        referee(browser.driver, page.url, [shape for shape in shapes if shape.scale == scale], generator, whole=False)
    finally:
        browser.quit()


def chromium_holds_the_same_at_two_pixels_a_point(page):
    in_chromium(page, 2)


def chromium_holds_the_same_at_three_pixels_a_point(page):
    in_chromium(page, 3)


TESTS = [
    webkit_holds_what_the_scene_holds,
    chromium_holds_the_same_at_two_pixels_a_point,
    chromium_holds_the_same_at_three_pixels_a_point,
]
