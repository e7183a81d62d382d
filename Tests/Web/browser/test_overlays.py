"""The overlays: each with its switch and legend, and with the numbers that it is there for.

usage: test_overlays.py [--url http://127.0.0.1:PORT] [--only WORD]
"""

from driving import FROM_REST, require, run

# Keeps the words of the picture that was drawn last, as they were put on the canvas.
RECORDER = """
    window.drawnWords = [];
    const setTransform = CanvasRenderingContext2D.prototype.setTransform;
    CanvasRenderingContext2D.prototype.setTransform = function (...values) {
        if (this.canvas.id === "screen") window.drawnWords = [];
        return setTransform.apply(this, values);
    };
    const fillText = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        if (this.canvas.id === "screen") window.drawnWords.push(String(text));
        return fillText.call(this, text, ...rest);
    };
"""


def record_words(page):
    page.cdp("Page.addScriptToEvaluateOnNewDocument", source=RECORDER)


def wait_for_words(page, *parts):
    page.until(
        f"{parts} on the canvas",
        lambda: all(any(part in words for words in page.script("return window.drawnWords")) for part in parts),
        lambda: f"but {page.script('return window.drawnWords')}",
    )


def switch_on(page, *names):
    page.click("#overlays-button")
    for name in names:
        page.click(f"#overlays-menu input[value={name}]")
    page.click("#overlays-button")
    page.wait("the overlays", f"state.overlays.size === {len(names)}")


def digest(page):
    """Tells pictures apart: a sum over all pixels of the canvas."""
    page.settle_picture()
    return page.script(
        "const canvas = document.getElementById('screen');"
        "const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);"
        "let sum = 0; for (let index = 0; index < data.length; index += 1) sum = (sum * 31 + data[index]) >>> 0; return sum"
    )


def each_has_a_switch_and_a_legend(page):
    page.open()
    page.wait_for_rest()
    page.driver.execute_async_script("document.fonts.ready.then(() => arguments[0]())")
    page.click("#overlays-button")
    names = page.script("return Array.from(document.querySelectorAll('#overlays-menu input'), (box) => box.value)")
    require(set(names) >= {"frames", "safeArea", "insets", "pinLine", "sections", "rest", "window", "baselines"}, f"there are {names}")
    plain = digest(page)
    for name in names:
        words = page.text(f"#overlays-menu label:has([value={name}])").split("\n")
        require(len(words) >= 2, f"{name} has no words for what it looks like: {words}")
        page.click(f"#overlays-menu input[value={name}]")
        page.wait(name, f"state.overlays.has('{name}') && state.overlays.size === 1")
        require(page.text("#legend").strip() == words[0], f"the legend for {name} says {page.text('#legend')!r}")
        # These two need what the server says of lazy containers, if it does.
        if name not in ("sections", "window") or page.model("state.frame.lazyContainers !== undefined"):
            page.until(f"a picture with {name}", lambda: digest(page) != plain)
        page.click(f"#overlays-menu input[value={name}]")
        page.wait("none", "state.overlays.size === 0")
        page.until(f"the picture without {name}", lambda: digest(page) == plain)


def legend_takes_an_overlay_away(page):
    page.open()
    switch_on(page, "insets", "pinLine")
    page.click("#legend button")
    page.wait("the other one", "state.overlays.size === 1 && state.overlays.has('pinLine')")


def insets_have_their_numbers(page):
    record_words(page)
    page.open()
    page.wait_for_rest()
    switch_on(page, "insets")
    # Large title bar 149.667, the red bar 52.333 below it; the home indicator's 34.
    wait_for_words(page, "202", "34")
    page.wheel(600)
    page.wait("the small bar", "state.frame.scrollViews[0].contentInsets.top < 151")
    page.wait_for_rest()
    # The bar without its large title is 52 lower.
    wait_for_words(page, "150")


def safe_area_has_its_numbers(page):
    record_words(page)
    page.open()
    switch_on(page, "safeArea")
    wait_for_words(page, "59", "34")


def frames_have_their_sizes(page):
    record_words(page)
    page.open()
    page.wait_for_rest()
    switch_on(page, "frames")
    bar = page.model("state.frame.items.find((item) => item.identifier === 'bar').frame")
    wait_for_words(page, f"393 × {bar['height']:.2f}".rstrip("0").rstrip("."))


def rest_shows_the_overscroll(page):
    record_words(page)
    page.open()
    switch_on(page, "rest")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45")
    pulled = -page.model(FROM_REST)
    wait_for_words(page, f"{pulled:.2f}".rstrip("0").rstrip("."))
    page.release()


def selection_has_its_size_and_proposal(page):
    record_words(page)
    page.open()
    page.wait_for_rest()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    page.script("document.querySelector(\"[role=treeitem]:has(.identifier:not(:empty))\").click()")
    page.wait("the choice", "state.selection !== null")
    find = "((walk) => walk(walk, state.tree))((self, node) => node.id === state.selection ? node : (node.children ?? []).map((child) => self(self, child)).find(Boolean))"
    size = page.model(f"{find}.size")
    wait_for_words(page, " × ".join(f"{length:.2f}".rstrip("0").rstrip(".") for length in (size["width"], size["height"])))
    require(page.text(".details dl dt") == "proposal → size", f"the details begin with {page.text('.details dl dt')!r}")


if __name__ == "__main__":
    run(
        [
            each_has_a_switch_and_a_legend,
            legend_takes_an_overlay_away,
            insets_have_their_numbers,
            safe_area_has_its_numbers,
            frames_have_their_sizes,
            rest_shows_the_overscroll,
            selection_has_its_size_and_proposal,
        ]
    )
