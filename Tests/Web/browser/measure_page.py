"""Measures the page in headless Chromium and prints the numbers; nothing passes or fails.

- first picture: from navigation to the first drawn frame, with an empty cache
- transfer: bytes and files until the page is complete
- follow: from a pointer's move to the drawing that shows it
- fling: while something flies with all overlays on, frames that came and were never drawn; and between two frames a sixtieth apart,
  refreshes for which the second had not come, refreshes that the browser left out although it had, and pictures that were not ready
  for their refresh, by the browser's own account of dropped frames. Before each flight stands the same of ten seconds on a page that
  only fills a canvas of the same size: no page can do better on this machine at this time. (A frame that would be the same to the
  pixel is not sent, so that pictures get rarer towards the end of a fling.)

usage: scripts/measure-page, or xvfb-run -a measure_page.py --url http://127.0.0.1:PORT
"""

import argparse
import contextlib
import json
import os
import statistics
import time
import urllib.request

from browsers import Chromium
from driving import Page
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from websockets.sync.client import connect

# How often each is measured.
ROUNDS = 9
# How often ten seconds of flight are, each after ten of the control.
FLIGHTS = 3

# Runs before the page's own scripts: notes when moves are sent and when pictures are drawn.
PROBE = """
window.probe = { first: 0, waiting: [], follow: [], draws: [], came: [] };
window.WebSocket = class extends WebSocket {
  constructor(...parts) {
    super(...parts);
    this.addEventListener("message", ({ data }) => {
      const now = performance.now();
      // Without parsing it: the browser would have twice as much to collect as without the probe.
      const told = (name) => data.match(`"${name}":"?([^",}]+)`)?.[1];
      if (told("type") === "frame") probe.came.push([Number(told("sequence")), now, told("phase"), Number(told("time"))]);
    });
  }
};
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === "touch" && message.phase === "moved") {
    probe.waiting.push([message.time, performance.timeOrigin + (window.event?.timeStamp ?? performance.now())]);
  }
  send.call(this, text);
};
const setTransform = CanvasRenderingContext2D.prototype.setTransform;
CanvasRenderingContext2D.prototype.setTransform = function (...values) {
  setTransform.apply(this, values);
  if (this.canvas.id !== "screen") return;
  queueMicrotask(() => {
    const frame = window.overscroll?.drawn;
    if (!frame) return;
    const now = performance.now();
    if (!probe.first) probe.first = now;
    probe.draws.push([now, frame.sequence, document.timeline.currentTime]);
    while (probe.waiting.length && probe.waiting[0][0] <= frame.time + 1e-4) {
      probe.follow.push(performance.timeOrigin + now - probe.waiting.shift()[1]);
    }
  });
};
"""


# Ends when nothing moves, and looks ten times a second.
REST = """
const done = arguments[0];
const look = () => (overscroll.state.frame.scrollViews[0].phase === "idle" ? done() : setTimeout(look, 100));
setTimeout(look, 200);
"""


# The control: a page with nothing but a canvas of so many pixels, which is filled at each refresh for ten seconds. Gives the
# refreshes' times.
CONTROL = """
const [width, height, cssWidth, cssHeight, done] = arguments;
const canvas = document.body.appendChild(document.createElement("canvas"));
Object.assign(canvas, { width, height });
canvas.style.cssText = `width: ${cssWidth}px; height: ${cssHeight}px`;
const context = canvas.getContext("2d", { alpha: false }), times = [];
const fill = (time) => {
  times.push(time);
  context.fillStyle = times.length % 2 ? "#446688" : "#668844";
  context.fillRect(0, 0, width, height);
  if (time - times[0] < 10_000) return requestAnimationFrame(fill);
  done(times);
};
requestAnimationFrame(fill);
"""
# So long before a refresh a frame must have come to be in its picture, in milliseconds.
IN_TIME = 2
REFRESH = 1000 / 60


# What the browser's own account of dropped frames needs to be traced, and a mark of ours in it; nothing else is.
TRACED = ("disabled-by-default-devtools.timeline.frame", "blink.user_timing")


@contextlib.contextmanager
def dropped_by(page):
    """Gives a list that has, at the end, the times of the refreshes that the browser dropped a picture of, on the document's time line."""
    address = page.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
    with urllib.request.urlopen(f"http://{address}/json/version") as answer:
        url = json.load(answer)["webSocketDebuggerUrl"]
    events = []
    with connect(url, max_size=None) as socket:

        def send(method, **parameters):
            socket.send(json.dumps({"id": 1, "method": method, "params": parameters}))

        def wait_for(is_it):
            while not is_it(message := json.loads(socket.recv())):
                if message.get("method") == "Tracing.dataCollected":
                    events.extend(message["params"]["value"])

        send("Tracing.start", traceConfig={"includedCategories": TRACED}, transferMode="ReportEvents")
        wait_for(lambda message: message.get("id") == 1)
        mark = page.script("return performance.mark('account').startTime")
        dropped = []
        yield dropped
        send("Tracing.end")
        wait_for(lambda message: message.get("method") == "Tracing.tracingComplete")
    # The trace counts microseconds from some time of its own; the mark is in both. Other tabs, and the browser's own window, have frames too.
    (origin,) = [event for event in events if event["name"] == "account"]
    own = [event for event in events if event["pid"] == origin["pid"]]
    number = lambda event: (event["args"]["layerTreeId"], event["args"]["frameSeqId"])
    begun = {number(event): event["ts"] for event in own if event["name"] == "BeginFrame"}
    frames = [number(event) for event in own if event["name"] == "DroppedFrame"]
    dropped += [(begun[frame] - origin["ts"]) / 1000 + mark for frame in frames if frame in begun]


def among(refreshes, dropped):
    """How many of these refreshes are dropped ones; all times in milliseconds."""
    return sum(any(abs(refresh - time) < REFRESH / 2 for time in dropped) for refresh in refreshes)


def left_out(before, after):
    """How many refreshes the browser left out between two, by their times."""
    return max(0, round((after - before) / REFRESH) - 1)


def quantiles(values):
    ordered = sorted(values)
    at = lambda share: ordered[min(len(ordered) - 1, int(share * len(ordered)))]
    return f"median {statistics.median(ordered):.1f}, 95 % {at(0.95):.1f}, most {ordered[-1]:.1f} ms ({len(ordered)} samples)"


def first_picture(page):
    firsts = []
    for _ in range(ROUNDS):
        page.cdp("Network.clearBrowserCache")
        page.open()
        page.wait("the first picture", "window.probe.first > 0")
        firsts.append(page.script("return probe.first"))
    print("first picture, empty cache:", quantiles(firsts))


def transfer(page):
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    page.until("all fonts", lambda: page.script("return document.fonts.status") == "loaded")
    entries = page.script("return performance.getEntriesByType('resource').map((entry) => [entry.name, entry.transferSize])")
    own = [size for name, size in entries if "/vendor/" not in name]
    fonts = [size for name, size in entries if "/vendor/fonts/" in name]
    editor = [size for name, size in entries if "/vendor/codemirror/" in name]
    parts = [f"{sum(sizes) / 1024:.0f} KB in {len(sizes)} {words}" for sizes, words in ((own, "own files"), (fonts, "fonts"), (editor, "files of the editor"))]
    print("transfer:", ", ".join(parts))


def follow(page):
    for _ in range(ROUNDS):
        chain = ActionChains(page.driver, duration=7).move_to_element(page.canvas).click_and_hold()
        for step in range(80):
            chain.move_by_offset(0, 2 if step % 40 < 20 else -2)
        chain.release().perform()
        page.wait_for_rest()
    print("pointer event to picture:", quantiles(page.script("return probe.follow")))


def control(page):
    """Ten seconds of the control, in a tab of its own: the page stays as it is."""
    driver = page.driver
    size = page.script("return [arguments[0].width, arguments[0].height, arguments[0].clientWidth, arguments[0].clientHeight]", page.canvas)
    own = driver.current_window_handle
    driver.switch_to.new_window("tab")
    page.cdp("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
    with dropped_by(page) as dropped:
        refreshes = driver.execute_async_script(CONTROL, *size)
    driver.close()
    driver.switch_to.window(own)
    out = sum(left_out(before, after) for before, after in zip(refreshes, refreshes[1:]))
    print(f"control, a canvas that is filled for ten seconds: of {len(refreshes)} refreshes the browser left out {out} and dropped {among(refreshes, dropped)}")


def switch_overlays_on(page):
    page.click("#overlays-button")
    for overlay in page.driver.find_elements("css selector", "#overlays-menu input"):
        overlay.click()
    page.press(Keys.ESCAPE)


def fling(page):
    page.script("probe.draws.length = 0; probe.came.length = 0")
    deadline = time.monotonic() + 10
    is_down = True
    with dropped_by(page) as dropped:
        while time.monotonic() < deadline:
            page.drag((200, 600 if is_down else 300), -300 if is_down else 300, steps=5)
            is_down = not is_down
            # Asked for from outside, the rest would be disturbed by the asking.
            page.driver.execute_async_script(REST)
    came, draws = page.script("return [probe.came, probe.draws.toReversed()]")
    # Of several drawings of a frame, the first; and the time of the refresh that it was for.
    drawn = {sequence: time for time, sequence, _ in draws}
    refresh = {sequence: time for _, sequence, time in draws}
    flying = [(sequence, time, clock) for sequence, time, phase, clock in came if phase == "decelerating"]
    waits = [drawn[sequence] - time for sequence, time, _ in flying if sequence in drawn]
    # Two frames a sixtieth apart: when the second came, and the refreshes of the two.
    pairs = [
        (came, refresh[one], refresh[two])
        for (one, _, told), (two, came, clock) in zip(flying, flying[1:])
        if one in refresh and two in refresh and clock - told < 0.025
    ]
    late = sum(left_out(before, after) for came, before, after in pairs if came > before + REFRESH - IN_TIME)
    out = sum(left_out(before, after) for _, before, after in pairs) - late
    print(
        f"fling with all overlays: {len(flying)} frames, {len(flying) - len(waits)} never drawn; of {len(pairs)} refreshes, the next frame had not come for {late},"
        f" the browser left out {out} and dropped {among([after for _, _, after in pairs], dropped)}; from frame to picture:",
        quantiles(waits),
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"), required="OVERSCROLL_URL" not in os.environ)
    url = parser.parse_args().url.rstrip("/")
    browser = Chromium()
    try:
        browser.fresh(url, {})
        page = Page(browser, url)
        page.cdp("Page.addScriptToEvaluateOnNewDocument", source=PROBE)
        # Nothing that an earlier round has left in the browser may help the next.
        page.cdp("Network.enable")
        page.cdp("Network.setBypassServiceWorker", bypass=True)
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        first_picture(page)
        transfer(page)
        follow(page)
        switch_overlays_on(page)
        # In turn, so that what else the machine does meets both.
        for _ in range(FLIGHTS):
            control(page)
            fling(page)
    finally:
        browser.quit()


if __name__ == "__main__":
    main()
