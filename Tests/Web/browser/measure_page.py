"""Measures the page in headless Chromium and prints the numbers; nothing passes or fails.

- first picture: from navigation to the first drawn frame, with an empty cache
- transfer: bytes and files until the page is complete
- follow: from a pointer's move to the drawing that shows it
- fling: refreshes without a new picture while something flies, with all overlays on

usage: measure_page.py --url http://127.0.0.1:PORT
"""

import argparse
import os
import statistics
import time

from driving import Page, chromium
from selenium.webdriver.common.action_chains import ActionChains

# Runs before the page's own scripts: notes when moves are sent and when pictures are drawn.
PROBE = """
window.probe = { first: 0, waiting: [], follow: [], draws: [] };
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
  queueMicrotask(() => {
    const frame = window.overscroll?.state.frame;
    if (!frame) return;
    const now = performance.now();
    if (!probe.first) probe.first = now;
    probe.draws.push([now, frame.sequence, frame.scrollViews[0]?.phase]);
    while (probe.waiting.length && probe.waiting[0][0] <= frame.time + 1e-4) {
      probe.follow.push(performance.timeOrigin + now - probe.waiting.shift()[1]);
    }
  });
};
"""


def quantiles(values):
    ordered = sorted(values)
    at = lambda share: ordered[min(len(ordered) - 1, int(share * len(ordered)))]
    return f"median {statistics.median(ordered):.1f}, 95 % {at(0.95):.1f}, most {ordered[-1]:.1f} ms ({len(ordered)} samples)"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default=os.environ.get("OVERSCROLL_URL"), required="OVERSCROLL_URL" not in os.environ)
    url = parser.parse_args().url
    driver = chromium()
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": PROBE})
    page = Page(driver, url)
    firsts = []
    for _ in range(5):
        driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        page.open()
        page.wait("the first picture", "window.probe.first > 0")
        firsts.append(driver.execute_script("return probe.first"))
    print("first picture:", quantiles(firsts))
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    entries = driver.execute_script(
        "return performance.getEntriesByType('resource').map((entry) => [entry.name, entry.transferSize])"
    )
    own = [size for name, size in entries if "/vendor/" not in name]
    vendor = [size for name, size in entries if "/vendor/" in name]
    print(f"transfer: {sum(own) / 1024:.0f} KB in {len(own)} own files, {sum(vendor) / 1024:.0f} KB in {len(vendor)} others")

    for _ in range(4):
        chain = ActionChains(driver, duration=7).move_to_element(page.canvas).click_and_hold()
        for step in range(80):
            chain.move_by_offset(0, 2 if step % 40 < 20 else -2)
        chain.release().perform()
        page.wait_for_rest()
    print("follow:", quantiles(driver.execute_script("return probe.follow")))

    for overlay in driver.find_elements("css selector", "#overlays-menu input"):
        driver.execute_script("arguments[0].click()", overlay)
    driver.execute_script("probe.draws.length = 0")
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        page.drag((200, 600), -300, steps=5)
        time.sleep(0.9)
    draws = driver.execute_script("return probe.draws")
    flying = [(earlier, later) for earlier, later in zip(draws, draws[1:]) if earlier[2] == later[2] == "decelerating"]
    gaps = [later[0] - earlier[0] for earlier, later in flying if later[1] != earlier[1]]
    late = [gap for gap in gaps if gap > 25]
    print(f"fling with all overlays: {len(gaps)} frames, {len(late)} later than 25 ms;", quantiles(gaps))
    driver.quit()


if __name__ == "__main__":
    main()
