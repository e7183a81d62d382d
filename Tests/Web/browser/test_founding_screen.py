"""The founding screen and its relatives, pulled 120 points past the top by a real pointer.

While the finger is down: in the founding screen the red bar stays and the content goes, in both fixes the bar goes with
it, and where the bar stands above the scroll view it stays as well. The model and the pixels must agree.
"""

from driving import require
from pictures import hue, spans

TRAVEL = 120
# 10 points of hysteresis, then d·c·x/(d + c·x) with c = 0.55: 56.5 points of 852, a little less where the scroll view
# is lower. Whole pixels of the pointer allow for some more.
VISIBLE = (52, 60)
# A column without text, in points, where bar, headers and rows all pass.
COLUMN = 375
# The model is exact to a pixel of the device; the canvas to one of its own.
MODEL_TOLERANCE = 0.5


def places(page):
    """Tops of the red bar, the first header and the first rows, as the model has them."""
    found = {}
    for name, identifier in (("bar", "bar"), ("header", "header-0"), ("row", "rows-0")):
        tops = page.model(
            f"state.frame.items.filter((item) => item.identifier === '{identifier}').map((item) => item.frame.y)"
        )
        require(tops, f"the model has nothing that is called {identifier}")
        found[name] = min(tops)
    return found


def picture(page):
    """Where the red bar, the first blue header below it and the first green rows stand, read from pixels."""
    column, scale = page.column(COLUMN)
    red = spans(column, scale, "red")
    require(len(red) == 1, f"expected one red bar in the column at {COLUMN}, saw {red}")
    blue = [span for span in spans(column, scale, "blue") if span[0] >= red[0][1] - 1]
    require(blue, f"no blue header below the red bar; the column has {sorted(set(map(hue, column)))}")
    green = [span for span in spans(column, scale, "green") if span[0] >= blue[0][0]]
    require(green, f"no green rows below the header; the column has {sorted(set(map(hue, column)))}")
    return {"red": red[0], "blue": blue[0], "green": green[0], "pixel": 1 / scale}


def close(value, expected, tolerance, what):
    require(abs(value - expected) <= tolerance, f"{what}: expected {expected:.2f} ± {tolerance:.2f}, saw {value:.2f}")


def pull(page, preset, bar_follows, gap_opens):
    page.open()
    page.choose_preset(preset)
    rest = places(page)
    rest_picture = picture(page)
    pixel = rest_picture["pixel"]
    close(rest_picture["blue"][0], rest_picture["red"][1], 2 * pixel, "at rest the header lies under the bar")
    close(rest_picture["green"][0], rest_picture["blue"][1], 2 * pixel, "at rest the rows lie under the header")

    page.drag((200, 430), TRAVEL, release=False)
    low, high = VISIBLE
    pulled = "-(state.frame.scrollViews[0].contentOffset.y + state.frame.scrollViews[0].contentInsets.top)"
    page.wait("the rubber band", f"{pulled} > {low} && {pulled} < {high}")
    require(page.model("state.isDragging"), "the page does not know that the finger is down")
    distance = page.model(pulled)
    held = places(page)
    held_picture = picture(page)
    bar_distance = distance if bar_follows else 0
    close(held["header"] - rest["header"], distance, MODEL_TOLERANCE, "the header in the model")
    close(held["row"] - rest["row"], distance, MODEL_TOLERANCE, "the rows in the model")
    close(held["bar"] - rest["bar"], bar_distance, MODEL_TOLERANCE, "the red bar in the model")
    for color, moved in (("red", bar_distance), ("blue", distance), ("green", distance)):
        seen = held_picture[color][0] - rest_picture[color][0]
        close(seen, moved, MODEL_TOLERANCE + 2 * pixel, f"{color} on the canvas")
    gap = held_picture["blue"][0] - held_picture["red"][1]
    close(gap, distance if gap_opens else 0, MODEL_TOLERANCE + 2 * pixel, "the gap between bar and header")

    page.release()
    page.wait("the way back", f"state.frame.scrollViews[0].phase === 'idle' && Math.abs({pulled}) < 0.5")
    for name, top in places(page).items():
        close(top, rest[name], MODEL_TOLERANCE, f"the {name} after it was let go")
    back_picture = picture(page)
    for color in ("red", "blue", "green"):
        close(back_picture[color][0], rest_picture[color][0], 2 * pixel, f"{color} after it was let go")


def founding_screen_keeps_its_bar(page):
    pull(page, "founding-screen", bar_follows=False, gap_opens=True)


def first_fix_moves_the_bar(page):
    pull(page, "fix-scroll-geometry", bar_follows=True, gap_opens=False)


def second_fix_moves_the_bar(page):
    pull(page, "fix-geometry-change", bar_follows=True, gap_opens=False)


def measured_header_stands_above(page):
    pull(page, "measured-header", bar_follows=False, gap_opens=True)


def founding_screen_at_two_pixels_a_point(page):
    pull(page, "founding-screen", bar_follows=False, gap_opens=True)


founding_screen_at_two_pixels_a_point.window = {"ratio": 2}


TESTS = [
    founding_screen_keeps_its_bar,
    first_fix_moves_the_bar,
    second_fix_moves_the_bar,
    measured_header_stands_above,
    founding_screen_at_two_pixels_a_point,
]
