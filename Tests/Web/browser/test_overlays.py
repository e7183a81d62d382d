"""The overlays: each with its switch and legend, and with the numbers that it is there for."""

from driving import FROM_REST, require
from links import link
from pictures import columns_with, near, seen

# Keeps the words of the picture that was drawn last, as they were put on the canvas; and where those of overlays stand, in
# pixels of the canvas: theirs are the white ones on plates.
RECORDER = """
    window.drawnWords = [];
    window.drawnLabels = [];
    const setTransform = CanvasRenderingContext2D.prototype.setTransform;
    CanvasRenderingContext2D.prototype.setTransform = function (...values) {
        if (this.canvas.id === "screen") window.drawnWords = [], window.drawnLabels = [];
        return setTransform.apply(this, values);
    };
    const fillText = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        if (this.canvas.id === "screen") window.drawnWords.push(String(text));
        if (this.canvas.id === "screen" && this.fillStyle === "#ffffff" && this.textBaseline === "middle") {
            const { a: scale } = this.getTransform(), [x, y] = rest;
            window.drawnLabels.push({ left: x * scale, right: (x + this.measureText(text).width) * scale, top: y * scale - 6, bottom: y * scale + 6 });
        }
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
    page.settle_fonts()
    page.click("#overlays-button")
    names = page.script("return Array.from(document.querySelectorAll('#overlays-menu input'), (box) => box.value)")
    require(set(names) >= {"frames", "safeArea", "insets", "pinLine", "sections", "rest", "window", "baselines"}, f"there are {names}")
    plain = digest(page)
    for name in names:
        words = page.text(f"#overlays-menu label:has([value={name}])").split("\n")
        require(len(words) >= 2, f"{name} has no words for what it shows: {words}")
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


# Violet, amber, magenta, cyan, grey, purple and green, as they are drawn on the screen too.
HUES = {
    "frames": "#5856d6", "safeArea": "#b06a00", "insets": "#d6249f", "pinLine": "#007f9c",
    "sections": "#007f9c", "rest": "#6e6e76", "window": "#8944ab", "baselines": "#1f8a4c",
}  # fmt: skip


def legend_shows_each_mark(page):
    """Each row of the legend has a mark of its overlay's colour, and no two are the same picture."""
    page.open()
    switch_on(page, *HUES)
    page.settle_picture()
    marks = {}
    for name, color in HUES.items():
        mark = seen(page, f"#legend .swatch[data-overlay={name}]")
        columns = columns_with(mark, near(color))
        require(len(columns) >= min(6, mark.width), f"the mark of {name} has its colour in {len(columns)} of {mark.width} columns")
        marks[name] = (mark.size, mark.tobytes())
    require(len(set(marks.values())) == len(marks), "two overlays have the same mark")


def words_are_whole_beside_the_device(page):
    """The menu and the legend tell everything and leave the device free, so that each switch is seen at work."""
    page.open()
    switch_on(page, *HUES)
    page.click("#overlays-button")
    cut = page.script("return Array.from(document.querySelectorAll('#legend span')).filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.textContent)")
    require(not cut, f"the legend cuts {cut}")
    legend, menu, device = (page.element(selector).rect for selector in ("#legend", "#overlays-menu", "#device-outline"))
    require(legend["x"] + legend["width"] <= device["x"], f"the legend {legend} lies on the device {device}")
    require(menu["x"] >= device["x"] + device["width"], f"the menu {menu} lies on the device {device}")
    require(menu["x"] + menu["width"] <= 1280, f"the menu {menu} is out of the window")


words_are_whole_beside_the_device.window = {"width": 1280, "height": 800}


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


def sections_are_called_by_their_own_words(page):
    """The second header is pushed half under the red bar, whose words stand at the same place of the screen."""
    record_words(page)
    page.open(link({"preset": "founding-screen", "gesture": [{"type": "scroll", "displacement": {"x": 0, "y": 400}}], "time": 0}))
    page.wait("the place", f"Math.abs({FROM_REST} - 348) < 1")
    switch_on(page, "sections")
    states = page.model("state.frame.lazyContainers[0].sections.flatMap((section) => section.pinnables).map(({ state, pushedBy }) => [state, pushedBy])")
    require(any(state == "pushed" for state, _ in states), f"no header is pushed here: {states}")
    wait_for_words(page, "pushed by")
    words = [words for words in page.script("return window.drawnWords") if words.startswith("header ")]
    require(all("“Stage " in each for each in words) and len(words) > 3, f"the headers are called {words}")


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


def selection_goes_with_its_view(page):
    """The mark stays around what the chosen view draws while a finger moves it, and when the screen flies on."""
    page.open()
    page.wait_for_rest()
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    row = "state.frame.items.filter(({ kind, identifier }) => kind === 'text' && identifier === 'rows-1')[1]"
    frame = page.model(f"{row}.frame")
    page.click(".pick")
    page.drag((frame["x"] + 20, frame["y"] + 8), 0, steps=1)
    page.wait("the choice", "state.selection !== null")
    page.click(".pick")

    def require_mark(what):
        page.settle_picture()
        now = page.model(f"{row}.frame")
        colors, scale = page.column(now["x"] + 0.7)
        color = colors[round((now["y"] + now["height"] / 2) * scale)]
        require(all(abs(one - other) < 48 for one, other in zip(color, (10, 102, 232))), f"{what} the edge of the row at {now} is {color}")

    require_mark("at rest")
    page.drag((200, 430), 90, release=False)
    page.wait("the pull", f"{row}.frame.y > {frame['y'] + 20}")
    require_mark("under a finger")
    page.release()
    page.wait_for_rest()
    require_mark("at rest again")


selection_goes_with_its_view.window = {"ratio": 2}


# A list of parts with pinned headers, all on one ground.
ON_GROUND = """
import SwiftUI

struct Screen: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<12) { section in
                        Section {
                            ForEach(0..<4) { row in Ground(seed: section * 5 + row).frame(height: 56) }
                        } header: {
                            Ground(seed: section * 5 + 4).frame(height: 40).overlay { Text("Part \\(section)") }
                        }
                    }
                }
            }
            .navigationTitle("Ground")
        }
    }
}

struct Ground: View {
    let seed: Int
    var body: some View {
        %s
    }
}
"""
# Small tiles of all hues, light and dark, side by side: as bad as a photograph can be.
TILES = """
        HStack(spacing: 0) {
            ForEach(0..<26) { column in
                VStack(spacing: 0) {
                    ForEach(0..<4) { row in
                        Color(hue: Double((seed * 7 + column * 11 + row * 5) % 19) / 19, saturation: 0.8, brightness: Double((seed * 3 + column * 5 + row * 7) % 11) / 11)
                    }
                }
            }
        }
"""
GROUNDS = {"white": "Color.white", "black": "Color.black", "red": "Color.red", "tiles": TILES}

# WCAG's contrast of two colours.
CONTRAST = """
    const linear = Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    const luminance = (data, index) => 0.2126 * linear[data[index]] + 0.7152 * linear[data[index + 1]] + 0.0722 * linear[data[index + 2]];
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const canvas = document.getElementById("screen");
    const pixels = () => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
"""
# How well the marks of an overlay stand out: for each pixel that has its colour and had not before, the contrast to a light
# pixel beside it, no farther than the broadest mark is broad, seven pixels: its halo, or ground as light as that.
# Of all those the one that a fifth fall short of. Words are left out.
MARKS = CONTRAST + """
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(arguments[0].slice(at, at + 2), 16));
    const near = (value, other) => value - other < 12 && other - value < 12;
    const isMark = (of, index) => near(of[index], red) && near(of[index + 1], green) && near(of[index + 2], blue);
    const data = pixels(), { width, height } = canvas, found = [];
    const inWords = (x, y) => window.drawnLabels.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
        const index = (y * width + x) * 4;
        if (!isMark(data, index) || isMark(window.plainPicture, index) || inWords(x, y)) continue;
        let best = 1;
        for (let v = -7; v <= 7 && best < 3; v += 1) for (let u = -7; u <= 7 && best < 3; u += 1) {
            const beside = index + (v * width + u) * 4;
            if (x + u < 0 || x + u >= width || y + v < 0 || y + v >= height) continue;
            if (Math.min(data[beside], data[beside + 1], data[beside + 2]) < 200) continue;
            best = Math.max(best, contrast(luminance(data, index), luminance(data, beside)));
        }
        found.push(best);
    }
    found.sort((one, other) => one - other);
    return [found.length, found[Math.floor(found.length / 5)] ?? 0];
"""
# The weakest contrast of a label: its lightest pixels, the letters, against its usual one, the plate.
WORDS = CONTRAST + """
    const data = pixels();
    return Math.min(...window.drawnLabels.map(({ left, right, top, bottom }) => {
        const values = [];
        for (let y = Math.round(top); y < bottom; y += 1) for (let x = Math.round(left); x < right; x += 1) values.push(luminance(data, (y * canvas.width + x) * 4));
        values.sort((one, other) => one - other);
        return contrast(values.at(-1), values[Math.floor(values.length / 3)]);
    }));
"""
# What each overlay's marks are drawn in.
MARK_COLORS = {
    "frames": "#5856d6", "safeArea": "#b06a00", "insets": "#d6249f", "pinLine": "#007f9c",
    "sections": "#007f9c", "rest": "#6e6e76", "window": "#8944ab", "baselines": "#1f8a4c",
}


def stands_out(page, ground):
    """Each overlay by itself: graphics by 3 to 1 (WCAG 2.2, 1.4.11), words by 4.5 to 1 (1.4.3)."""
    record_words(page)
    scene = {"program": ON_GROUND % GROUNDS[ground], "gesture": [{"type": "scroll", "displacement": {"x": 0, "y": 130}}], "time": 0}
    page.open(link(scene))
    page.wait("the place", f"Math.abs({FROM_REST} - 78) < 1")
    page.settle_fonts()
    page.script(CONTRAST + "window.plainPicture = pixels()")
    page.click("#overlays-button")
    for name, color in MARK_COLORS.items():
        page.click(f"#overlays-menu input[value={name}]")
        page.wait(name, f"state.overlays.has('{name}') && (state.frame.lazyContainers !== undefined || !['sections', 'window'].includes('{name}'))")
        page.settle_picture()
        count, contrast = page.script(MARKS, color)
        require(count > 20, f"{name} on {ground} has {count} pixels of {color}")
        require(contrast >= 3, f"{name} on {ground} has a contrast of {contrast:.2f} in {count} pixels")
        if name != "baselines":
            words = page.script(WORDS)
            require(words is not None and words >= 4.5, f"the words of {name} on {ground} have a contrast of {words}")
        page.click(f"#overlays-menu input[value={name}]")


def overlays_stand_out_on_white(page):
    stands_out(page, "white")


def overlays_stand_out_on_black(page):
    stands_out(page, "black")


def overlays_stand_out_on_red(page):
    stands_out(page, "red")


def overlays_stand_out_on_tiles_of_all_colours(page):
    stands_out(page, "tiles")


TESTS = [
    each_has_a_switch_and_a_legend,
    legend_takes_an_overlay_away,
    legend_shows_each_mark,
    words_are_whole_beside_the_device,
    insets_have_their_numbers,
    safe_area_has_its_numbers,
    frames_have_their_sizes,
    sections_are_called_by_their_own_words,
    rest_shows_the_overscroll,
    selection_has_its_size_and_proposal,
    selection_goes_with_its_view,
    overlays_stand_out_on_white,
    overlays_stand_out_on_black,
    overlays_stand_out_on_red,
    overlays_stand_out_on_tiles_of_all_colours,
]
