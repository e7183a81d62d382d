"""The founding screen, pixel by pixel, against pictures that were looked at: at 1, 2 and 3 pixels a point, by day and night.

A picture that differs is written to `.build/pictures`, with another that shows where. With OVERSCROLL_RECORD_PICTURES
set, the pictures are recorded anew instead (`scripts/record-pictures`).
"""

import os
import pathlib

from browsers import require
from driving import OFFSET
from links import link
from pictures import TOLERANCE, canvas_picture, difference
from PIL import Image, ImageChops

ROOT = pathlib.Path(__file__).parents[3]
GOLDEN = ROOT / "Tests/Fixtures/pictures"
FOUND = ROOT / ".build/pictures"


def show(page, scheme, displacement):
    """The founding screen at one point a CSS pixel, on a clock that stands at one second, with its content moved by so much."""
    gesture = [{"type": "scroll", "displacement": {"x": 0, "y": displacement}}]
    page.open(link({"preset": "founding-screen", "environment": {"colorScheme": scheme}, "gesture": gesture, "time": 1}))
    page.click("[data-zoom=points]")
    page.wait("the place", f"state.playback.kind === 'moment' && Math.abs({OFFSET} - ({displacement} - 202)) < 0.5")
    page.wait("points of one pixel", "metrics.zoom === 1")


def compare(page, name):
    seen = canvas_picture(page)
    file = GOLDEN / f"{name}.png"
    if os.environ.get("OVERSCROLL_RECORD_PICTURES"):
        GOLDEN.mkdir(exist_ok=True)
        seen.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
        return
    golden = Image.open(file).convert("RGB")
    # The measure can tell: moved by one point, the same picture is another.
    moved, _ = difference(ImageChops.offset(golden, 0, golden.width // 393), golden)
    require(moved > 5 * TOLERANCE, f"{name} moved by a point differs in {moved:.2%} only")
    part, where = difference(seen, golden)
    if part > TOLERANCE:
        FOUND.mkdir(parents=True, exist_ok=True)
        seen.save(FOUND / f"{name}.seen.png")
        where.save(FOUND / f"{name}.difference.png")
    require(part <= TOLERANCE, f"{name} differs in {part:.2%} of its pixels; see .build/pictures/{name}.difference.png")


def red_rows(picture):
    """The first and last row of the red bar, near the right edge."""
    column = picture.crop((picture.width - 20, 0, picture.width - 19, picture.height)).get_flattened_data()
    rows = [row for row, (red, green, blue) in enumerate(column) if red > 180 and green < 150 and blue < 150]
    return rows[0], rows[-1]


def at_rest(page, scheme, ratio):
    show(page, scheme, 0)
    compare(page, f"founding-screen-{scheme}@{ratio}x")
    first, last = red_rows(canvas_picture(page))
    # iPhone 16: the bar with the large title ends at 149.667 points; the red bar below it is 52.333 high.
    require(abs(first / ratio - 149.667) < 0.6 / ratio + 0.4 and abs((last + 1) / ratio - 202) < 0.6, f"the red bar is at {first / ratio} to {(last + 1) / ratio}")


def window(ratio):
    return {"width": 1440, "height": 1100, "ratio": ratio}


def light_at_one(page):
    at_rest(page, "light", 1)


def light_at_two(page):
    at_rest(page, "light", 2)


def light_at_three(page):
    at_rest(page, "light", 3)


def dark_at_one(page):
    at_rest(page, "dark", 1)


def dark_at_two(page):
    at_rest(page, "dark", 2)


def dark_at_three(page):
    at_rest(page, "dark", 3)


def pulled_past_the_top(page):
    show(page, "light", -56)
    compare(page, "founding-screen-pulled@2x")


def scrolled_into_the_list(page):
    show(page, "light", 700)
    compare(page, "founding-screen-scrolled@2x")


for test, ratio in [
    (light_at_one, 1),
    (light_at_two, 2),
    (light_at_three, 3),
    (dark_at_one, 1),
    (dark_at_two, 2),
    (dark_at_three, 3),
    (pulled_past_the_top, 2),
    (scrolled_into_the_list, 2),
]:
    test.window = window(ratio)


TESTS = [
    light_at_one,
    light_at_two,
    light_at_three,
    dark_at_one,
    dark_at_two,
    dark_at_three,
    pulled_past_the_top,
    scrolled_into_the_list,
]
