"""Text is drawn as wide as it was measured: what the server leaves room for is what the canvas fills.

In Chromium and Firefox; WebKitGTK fits advances to whole pixels where a point is one, and is up to three hundredths wider.
"""

from browsers import Firefox

# Keeps each piece of text of the picture that was drawn last, with its place and its width, in points.
RECORDER = """
    window.pieces = [];
    const { setTransform, fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.setTransform = function (...values) {
        if (this.canvas.id === "screen") window.pieces = [];
        return setTransform.apply(this, values);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
        if (this.canvas.id === "screen") window.pieces.push({ text, x, y, width: this.measureText(text).width });
        return fillText.call(this, text, x, y, ...rest);
    };
"""
# The lines that are a text's only one, with the width of the text and that of what was drawn for it.
LINES = """
    return overscroll.drawn.items.filter((item) => item.kind === "text" && item.lines?.length === 1 && !item.transform && !item.clip).map((item) => {
        const [line] = item.lines;
        const own = window.pieces.filter(({ x, y }) => Math.abs(y - line.baseline) < 1 && x > line.x - 0.5 && x < line.x + item.frame.width + 40);
        return [line.text, item.frame.width, Math.max(...own.map(({ x, width }) => x + width)) - line.x];
    });
"""
# Sizes below and above zero tracking, between published ones and outside of them; letters of three scripts; a width of its own.
PROGRAM = """import SwiftUI

struct Screen: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach([9.0, 11, 13, 15, 17, 17.5, 20, 22, 24], id: \\.self) { size in
                    Text("A line of \\(Int(size)) points, as it is").font(.system(size: size))
                }
                ForEach([28.0, 34, 45, 72], id: \\.self) { size in
                    Text("Title").font(.system(size: size, weight: .bold))
                }
                Text("Москва, Αθήνα, Kraków").font(.body)
                Text("spread over more").font(.body).tracking(3)
                Text("Heavy and italic").font(.headline.weight(.heavy)).italic()
            }
        }
    }
}
"""


def require_widths(page, fewest):
    """Waits until all lines are as wide as they were measured: a picture that was drawn before a font came is drawn again."""
    page.settle_fonts()
    told = ""

    def are_right():
        nonlocal told
        lines = page.script(LINES)
        wrong = [f"{text!r} takes {measured:.1f} and is drawn {drawn:.1f} wide" for text, measured, drawn in lines if abs(measured - drawn) > 1]
        told = f"{len(wrong)} of {len(lines)} lines: {'; '.join(wrong[:6])}"
        return len(lines) >= fewest and not wrong

    page.until(f"{fewest} lines of the right width", are_right, lambda: told)


def text_fills_what_was_measured(page):
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    page.script(RECORDER)
    page.replace_program(PROGRAM)
    page.wait("the program", "state.frame.items.some((item) => item.text === 'spread over more')")
    require_widths(page, 16)


def examples_fill_what_was_measured(page):
    page.open()
    page.script(RECORDER)
    for preset in ("fix-scroll-geometry", "dynamic-type", "stretchy-header"):
        page.choose_preset(preset)
        require_widths(page, 1)


def text_fills_what_was_measured_in_firefox(page):
    text_fills_what_was_measured(page)


text_fills_what_was_measured_in_firefox.engine = Firefox
TESTS = [
    text_fills_what_was_measured,
    examples_fill_what_was_measured,
    text_fills_what_was_measured_in_firefox,
]
