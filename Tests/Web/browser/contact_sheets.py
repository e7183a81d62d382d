"""Takes pictures of every state of the page and puts them on sheets, to be looked at before the page's look is called done; nothing passes or fails.

usage: scripts/contact-sheets FOLDER [--engine Chromium] [--scheme dark] [--width 360] [--only WORD]
A sheet a engine, scheme and width: `FOLDER/Chromium-dark-1440-1.png`.
"""

import argparse
import io
import json
import os
import pathlib
import sys
import threading
import traceback
from urllib.parse import urlsplit

from browsers import Chromium, Firefox, WebKit
from driving import Page
from fake_server import FakeServer
from links import link
from PIL import Image, ImageDraw
from proxy import Relay
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

# Windows that are looked at, with the height that a person has with each, in CSS pixels; 640 is 1,280 at a zoom of 200 %.
HEIGHTS = {360: 740, 390: 844, 640: 400, 768: 1024, 820: 1180, 1280: 800, 1440: 900, 1920: 1080, 2560: 1440}
# How wide a sheet is, and the least that one picture on it is, in pixels.
SHEET_WIDTH, LEAST_WIDTH = 1_560, 300
# A sheet is no higher than this, in pixels: what does not fit goes to the next.
SHEET_HEIGHT = 1_500
LABEL_HEIGHT, GAP = 16, 6
# A program that the server takes as it is, with something that it does not draw.
UNSUPPORTED = 'import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text("The rest is drawn.").glowInTheDark()\n    }\n}\n'
MISTAKEN = 'import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        Text(nothing)\n    }\n}\n'


def nothing_is_there(page, shoot):
    """The server takes the call and says nothing."""
    over = threading.Event()
    with FakeServer(page, lambda socket: over.wait(30)) as silent:
        silent.visit()
        silent.until("words", lambda: silent.text("#screen-state") != "")
        silent.until("words below", lambda: silent.text("#connection").startswith("Connecting"))
        silent.driver.execute_async_script("setTimeout(arguments[0], 700)")
        shoot("connecting")
        over.set()


def server_refuses(page, shoot):
    with FakeServer(page, lambda socket: socket.close(1013, "the server is full")) as full:
        full.visit()
        full.wait_for_text("#connection", "does not answer")
        shoot("never there")


def relay(page, **parts):
    address = urlsplit(page.url)
    return Relay(address.hostname, address.port, **parts)


def connection_is_lost(page, shoot):
    between = relay(page)
    there = page.at(between.url)
    there.open()
    there.wait_for_rest()
    between.cut()
    there.wait_for_text("#connection", "econnecting")
    shoot("reconnecting")
    # What a person sees after minutes of tries.
    there.script("const later = window.setTimeout; window.setTimeout = (action, delay, ...rest) => later(action, delay / 20, ...rest)")
    there.wait_for_text("#connection", "does not answer")
    shoot("no answer")
    there.wait_for_text("#connection", "gone")
    shoot("gone")


def slow_link(page, shoot):
    between = relay(page, delay=0.05, piece=4096)
    there = page.at(between.url)
    there.visit()
    there.driver.execute_async_script("setTimeout(arguments[0], 900)")
    shoot("slow link, loading")
    there.wait("the first frame", "state.frame !== null")
    shoot("slow link, first frame")


def programs(page, shoot):
    page.open()
    page.wait_for_rest()
    page.settle_fonts()
    shoot("first visit")
    if page.script("return innerWidth") < 700:
        page.click(".sheet-bar [data-sheet=code]")
    page.replace_program(MISTAKEN)
    page.wait("the error", "state.diagnostics.some(({ severity }) => severity === 'error')")
    shoot("error, last picture kept")
    page.replace_program("")
    page.wait_for_text("#screen-state", "Nothing here yet")
    shoot("empty program")
    page.replace_program(UNSUPPORTED)
    page.wait("the rest", "state.frame.items.some((item) => item.text === 'The rest is drawn.')")
    page.wait_for_text("#problems", "glow")
    shoot("unsupported construct")
    page.open(link({"program": MISTAKEN}))
    page.wait("the error", "state.diagnostics.some(({ severity }) => severity === 'error')")
    shoot("error from the start")


def menus(page, shoot):
    page.open()
    page.settle_fonts()
    page.click("#examples-button")
    page.driver.execute_async_script("setTimeout(arguments[0], 4000)")
    shoot("examples")
    page.press(Keys.ESCAPE)
    for name in ("overlays", "share"):
        page.click(f"#{name}-button")
        shoot(name)
        page.press(Keys.ESCAPE)
    if page.is_shown("#settings-button"):
        page.click("#settings-button")
        shoot("settings")
        page.press(Keys.ESCAPE)
    if page.is_shown("#help"):
        page.click("#help")
        shoot("keys")
        page.press(Keys.ESCAPE)


def overlays(page, shoot):
    page.open()
    page.settle_fonts()
    page.click("#overlays-button")
    for overlay in page.driver.find_elements("css selector", "#overlays-menu input"):
        overlay.click()
    page.press(Keys.ESCAPE)
    page.drag((200, 430), 120, release=False)
    page.settle_picture()
    shoot("all overlays, pulled")
    page.release()
    page.wait_for_rest()
    page.wheel(500)
    page.wait_for_rest()
    page.settle_picture()
    shoot("all overlays, scrolled")


def tools(page, shoot):
    is_narrow = page.script("return innerWidth") < 700
    page.open()
    page.settle_fonts()
    page.drag((200, 430), -200)
    page.wait_for_rest()
    if is_narrow:
        page.click(".sheet-bar [data-sheet=inspect]")
    elif not page.is_shown("#inspect"):
        page.click("[data-pane=inspect]")
    shoot("scroll panel")
    page.click("#tab-view")
    page.wait("the tree", "document.querySelectorAll('[role=treeitem]').length > 3")
    page.click("[role=treeitem]:nth-child(4)")
    page.wait("details", "document.querySelector('.details h3') !== null")
    shoot("view panel")
    page.click("#tab-state")
    shoot("state panel")
    if is_narrow:
        page.click(".sheet-bar [data-sheet=time]")
    page.focus("#scrub")
    page.press(*[Keys.ARROW_LEFT] * 6)
    shoot("time line, recorded")
    if is_narrow:
        page.click(".sheet-bar [data-sheet=code]")
    page.focus_editor()
    page.press_with(Keys.CONTROL, "f")
    page.press("header")
    shoot("find")


def comparison(page, shoot):
    page.open()
    page.settle_fonts()
    page.click("#compare")
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    page.driver.execute_async_script("setTimeout(arguments[0], 1500)")
    shoot("comparison")


def links(page, shoot):
    page.open("#1.abcdef")
    page.wait("the message", "state.notice !== null")
    shoot("broken link")
    page.open(link({"program": UNSUPPORTED + "// " + os.urandom(30_000).hex()}))
    page.click("#copy-link")
    page.wait("the message", "state.notice !== null")
    shoot("too long a link")
    page.script("""
        const data = new DataTransfer();
        data.items.add(new File(["x"], "Screen.swift"));
        for (const type of ["dragenter", "dragover"]) document.getElementById("stage").dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    """)
    shoot("a file over the page")


def embedded(page, shoot):
    page.open(path="/embed")
    page.settle_fonts()
    shoot("embed, device")
    page.open(path="/embed?code")
    page.settle_fonts()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    shoot("embed, device and source")


def other_devices(page, shoot):
    for name, scene in [
        ("landscape, dark, iOS 26", {"device": "iphone-16-landscape", "os": 26, "environment": {"colorScheme": "dark"}}),
        ("SE, right to left, large type", {"device": "iphone-se-3", "environment": {"layoutDirection": "rightToLeft", "dynamicTypeSize": "accessibility2"}}),
    ]:
        page.open(link({"preset": "founding-screen", **scene}))
        page.wait_for_rest()
        page.settle_fonts()
        shoot(name)


STATES = [nothing_is_there, server_refuses, connection_is_lost, slow_link, programs, menus, overlays, tools, comparison, links, embedded, other_devices]


class Sheet:
    """Pictures with their names, in rows of one width."""

    def __init__(self, name, folder, width):
        self.name, self.folder, self.width, self.pictures = name, folder, width, []

    def add(self, name, data):
        self.pictures.append((name, Image.open(io.BytesIO(data)).convert("RGB")))

    def save(self):
        if not self.pictures:
            return
        columns = 2 if self.width >= 700 else SHEET_WIDTH // LEAST_WIDTH
        width = (SHEET_WIDTH - GAP) // columns - GAP
        rows, page, top = [self.pictures[index : index + columns] for index in range(0, len(self.pictures), columns)], 1, GAP
        sheet = Image.new("RGB", (SHEET_WIDTH, SHEET_HEIGHT), "#888888")
        for row in rows:
            scaled = [(name, picture.resize((width, round(picture.height * width / picture.width)), Image.LANCZOS)) for name, picture in row]
            height = max(picture.height for _, picture in scaled) + LABEL_HEIGHT
            if top > GAP and top + height > SHEET_HEIGHT:
                self._write(sheet, top, page)
                sheet, page, top = Image.new("RGB", (SHEET_WIDTH, SHEET_HEIGHT), "#888888"), page + 1, GAP
            for column, (name, picture) in enumerate(scaled):
                left = GAP + column * (width + GAP)
                ImageDraw.Draw(sheet).text((left, top + 2), name, fill="white")
                sheet.paste(picture, (left, top + LABEL_HEIGHT))
            top += height + GAP
        self._write(sheet, top, page)

    def _write(self, sheet, height, page):
        file = self.folder / f"{self.name}-{page}.png"
        sheet.crop((0, 0, SHEET_WIDTH, height)).save(file)
        print(file, flush=True)


# A browser may give the picture before the last: what has just been asked for is seen two refreshes later.
SETTLED = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)));"


def picture_of(page):
    page.driver.execute_async_script(SETTLED)
    return page.driver.get_screenshot_as_png()


def take(engine, scheme, width, url, folder, word, media):
    if scheme == "dark" and engine is WebKit:
        os.environ["GTK_THEME"] = "Adwaita:dark"
    browser = engine()
    sheet = Sheet("-".join([engine.name, scheme, *media.values(), str(width)]), folder, width)
    try:
        for state in STATES:
            if word not in state.__name__:
                continue
            window = {"width": width, "height": HEIGHTS[width], "ratio": 2 if width < 700 else 1, "media": {"prefers-color-scheme": scheme, **media}}
            browser.fresh(url, window)
            page = Page(browser, url)
            try:
                state(page, lambda name: sheet.add(name, picture_of(page)))
            except Exception:  # One state that does not come is told, and the others are taken.
                print(f"{state.__name__}: {traceback.format_exc(limit=3)[-600:]}", file=sys.stderr, flush=True)
    finally:
        browser.quit()
    sheet.save()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--engine", choices=["Chromium", "WebKit", "Firefox"], default="Chromium")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--width", type=int, choices=sorted(HEIGHTS), default=1440)
    parser.add_argument("--only", default="")
    parser.add_argument("--media", type=json.loads, default={}, help='further media features, as {"forced-colors": "active"}')
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    engine = {"Chromium": Chromium, "WebKit": WebKit, "Firefox": Firefox}[options.engine]
    take(engine, options.scheme, options.width, os.environ["OVERSCROLL_URL"].rstrip("/"), options.folder, options.only, options.media)


if __name__ == "__main__":
    main()
