"""Each example, used as its words tell a person to: what they are to look for is there.

The first four examples have a module of their own, `test_founding_screen`, which looks at pixels as well.
"""

import re

from driving import Failure, require
from selenium.webdriver.common.keys import Keys


def frame(page):
    return page.model("state.frame")


def items(shown, identifier):
    return [item["frame"] for item in shown["items"] if item.get("identifier") == identifier]


def box(shown, identifier):
    """The rectangle around all that is drawn of a view; none while nothing is."""
    parts = items(shown, identifier)
    if not parts:
        return None
    left, top = min(part["x"] for part in parts), min(part["y"] for part in parts)
    right, bottom = max(part["x"] + part["width"] for part in parts), max(part["y"] + part["height"] for part in parts)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top, "bottom": bottom}


def words(shown):
    return [item["text"] for item in shown["items"] if item["kind"] == "text" and "role" not in item]


def word(shown, text):
    """Where a text stands; the first of several."""
    return next(item["frame"] for item in shown["items"] if item.get("text") == text and "role" not in item)


def until(page, what, holds):
    """Waits for a frame of which something is true, and gives it."""
    last = {}

    def look():
        last["frame"] = frame(page)
        return last["frame"] is not None and holds(last["frame"])

    page.until(what, look, lambda: f"{words(last['frame'])} {last['frame']['scrollViews']}")
    return last["frame"]


def middle(rect):
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def tap(page, rect):
    page.drag(middle(rect), 0, steps=1)


def near(value, expected, slack=0.5):
    return abs(value - expected) <= slack


def from_rest(shown, axis="y"):
    view = shown["scrollViews"][0]
    return view["contentOffset"][axis] + view["contentInsets"]["top" if axis == "y" else "leading"]


def chat_stays_at_its_last_message(page):
    before = box(frame(page), "message-23")
    require(before is not None, "the chat does not begin at its last message")
    tap(page, word(frame(page), "Send"))
    # Of the same height as the one before, it takes its place.
    until(page, "the new message", lambda shown: (new := box(shown, "message-24")) is not None and near(new["bottom"], before["bottom"]))


def header_folds_and_does_not_stretch(page):
    height = lambda shown: box(shown, "header")["height"]
    open_height = height(frame(page))
    page.wheel(30)
    until(page, "30 points less", lambda shown: near(height(shown), open_height - 30))
    page.wheel(300)
    until(page, "the folded bar", lambda shown: near(height(shown), open_height - 64))
    page.wheel(-1000)
    until(page, "the open bar", lambda shown: near(height(shown), open_height))
    page.drag((200, 400), 120, release=False)
    shown = until(page, "the pull", lambda shown: from_rest(shown) < -40)
    require(near(height(shown), open_height), f"a pull stretches the bar from {open_height} to {height(shown)}")


def spaces_tell_what_moves_along(page):
    def told(shown):
        return {name: int(number) for name, number in (text.split() for text in words(shown) if text.split()[0] in ("local", "named", "scrollView", "global"))}

    before = told(frame(page))
    page.drag((200, 600), -150, release=False)
    after = told(until(page, "the drag", lambda shown: told(shown)["global"] < before["global"] - 100))
    require(after["named"] == before["named"] and after["local"] == 0, f"from {before} to {after}")
    # Each is cut to a whole number.
    apart = [told["global"] - told["scrollView"] for told in (before, after)]
    require(abs(apart[0] - apart[1]) <= 1, f"global and scrollView are {apart} apart")


def gaps_differ_around_bare_text_alone(page):
    shown = frame(page)
    columns = {}
    for item in shown["items"]:
        if near(item["frame"]["width"], 88) and near(item["frame"]["height"], 88):
            columns.setdefault(item["frame"]["x"], []).append(item["frame"]["y"])
    shapes, bare, padded = (sorted(columns[x]) for x in sorted(columns))
    require([round(after - before - 88) for before, after in zip(shapes, shapes[1:])] == [8, 8], f"shapes stand at {shapes}")

    def gaps(tops, identifier, margin):
        text = box(shown, identifier)
        return text["y"] - margin - tops[0] - 88, tops[1] - text["bottom"] - margin

    above, below = gaps(padded, "padded", 1)
    require(near(above, 8) and near(below, 8), f"around the padded text are {above} and {below}")
    above, below = gaps(bare, "bare", 0)
    require(not near(above, below), f"around the bare text are {above} and {below}")


def styles_grow_and_fixed_sizes_stay(page):
    size = lambda shown, start: next(item for item in shown["items"] if item.get("text", "").startswith(start))
    require(size(frame(page), "Body:")["font"]["size"] == 17, "body text has not 17 points")
    page.focus("#type-size")
    page.press(Keys.END)
    body = size(until(page, "the largest type", lambda shown: any(item["font"]["size"] == 53 for item in shown["items"] if item.get("text", "").startswith("Body:"))), "Body:")
    require(len(body["lines"]) > 3, f"the body text has {len(body['lines'])} lines")
    for _ in range(10):
        if "Fixed, 17 pt" in words(frame(page)):
            break
        page.wheel(300)
        page.wait_for_rest()
    fixed = size(until(page, "the fixed line", lambda shown: "Fixed, 17 pt" in words(shown)), "Fixed, 17 pt")
    require(fixed["font"]["size"] == 17, f"it has {fixed['font']['size']} points")


def loop_is_said_and_goes_with_its_cause(page):
    page.click("#tab-state")
    page.until("the warning", lambda: page.is_shown(".log [data-name=warning]"))
    program = page.model("state.scene.program")
    line = next(number for number, text in enumerate(program.split("\n"), 1) if ".onGeometryChange" in text)
    require(str(line) in page.text(".log [data-name=warning]"), f"it does not name line {line}: {page.text('.log [data-name=warning]')}")
    page.replace_program(program.replace("measured + 4", "measured"))
    page.wait("the edit", "!state.scene.program.includes('measured + 4')")
    # What still ran of the program before may be told with the edit; from then on it is quiet.
    page.wheel(60)
    until(page, "a frame without it", lambda shown: all(call["name"] != "warning" for call in shown["callbacks"]))


def reader_has_no_height_to_take(page):
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")

    def named(node, identifier):
        if node.get("identifier") == identifier and node["view"] == "GeometryReader":
            return node
        return next((found for child in node.get("children", []) if (found := named(child, identifier)) is not None), None)

    tree = page.model("state.tree")
    alone, framed = named(tree, "alone"), named(tree, "framed")
    require(alone["proposal"]["height"] is None and alone["size"]["height"] == 10, f"the first has {alone['proposal']} → {alone['size']}")
    require(framed["size"]["height"] == 120, f"the second has {framed['size']}")


def hours_pin_sideways_and_mirror(page):
    strip = frame(page)["scrollViews"][0]["frame"]
    page.drag(middle(strip), 0, right=-160, release=False)
    until(page, "the held hour", lambda shown: from_rest(shown, "x") > 140 and near(box(shown, "hour-5")["x"], 0))
    page.release()
    page.wait_for_rest()
    # A section is 72 + 6 × 64 = 456 points wide: at 420 its end is at 36, and the hour has given way by as much as it is wider.
    page.wheel_at(middle(strip), right=round(420 - from_rest(frame(page), "x")))
    shown = until(page, "the next hour", lambda shown: near(from_rest(shown, "x"), 420, 1))
    require(near(box(shown, "hour-5")["x"], 456 - 72 - from_rest(shown, "x")), f"the hour stands at {box(shown, 'hour-5')}")
    left = box(shown, "hour-5")["x"]
    page.click("#direction")
    until(page, "the mirror image", lambda shown: (hour := box(shown, "hour-5")) is not None and near(393 - hour["x"] - hour["width"], left, 1))


def four_insets_hold_the_rows(page):
    insets = frame(page)["scrollViews"][0]["contentInsets"]
    # The status bar and 60; the home indicator, 72 and the default spacing of 8.
    expected = {"top": 59 + 60, "leading": 44, "bottom": 34 + 72 + 8, "trailing": 24}
    require(insets == expected, f"the insets are {insets}")
    row = word(frame(page), "Line 1")
    require(near(row["x"] + row["width"] / 2, 44 + (393 - 44 - 24) / 2), f"the first row's text stands at {row}")
    page.wheel(60)
    until(page, "a row under the bar", lambda shown: word(shown, "Line 1")["y"] < 119)


def shelf_and_page_keep_to_themselves(page):
    def at(shown, index, axis):
        return shown["scrollViews"][index]["contentOffset"][axis]

    before = frame(page)
    shelf = middle(before["scrollViews"][1]["frame"])
    page.drag(shelf, 8, right=-120, release=False)
    shown = until(page, "the shelf", lambda shown: at(shown, 1, "x") > at(before, 1, "x") + 90)
    require(near(at(shown, 0, "y"), at(before, 0, "y"), 0.01), "the page moved along")
    page.release()
    page.wait_for_rest()
    held = at(frame(page), 1, "x")
    # Behind the large title, which takes the first 52 points.
    page.drag((200, 700), -200, right=8, release=False)
    shown = until(page, "the page", lambda shown: at(shown, 0, "y") > at(before, 0, "y") + 90)
    require(near(at(shown, 1, "x"), held, 0.01), "the shelf moved along")


def turned_grid_has_more_columns(page):
    def columns(shown):
        squares = [item["frame"] for item in shown["items"] if item["kind"] == "shape" and near(item["frame"]["width"], item["frame"]["height"], 0.4) and item["frame"]["width"] > 60]
        return len({round(square["x"]) for square in squares}), [square["width"] for square in squares]

    require(columns(frame(page))[0] == 3, f"upright there are {columns(frame(page))[0]} columns")
    page.click("#rotate")
    shown = until(page, "more columns", lambda shown: columns(shown)[0] > 3)
    widths = columns(shown)[1]
    # Each edge stands on a pixel, of which three are a point.
    require(max(widths) - min(widths) < 0.7, f"the widths are {sorted(set(widths))}")
    page.wheel(200)
    until(page, "a pinned month", lambda shown: any(item.get("pinned") == "header" for item in shown["items"]))


def footer_belongs_to_the_lowest_row(page):
    for _ in range(4):
        page.wheel(150)
        page.wait_for_rest()
        shown = frame(page)
        held = next((item for item in shown["items"] if item.get("pinned") == "footer"), None)
        if held is None:
            continue
        shop = held["identifier"].removeprefix("footer-")
        top = box(shown, held["identifier"])["y"]
        rows = [item for item in shown["items"] if ", item " in item.get("text", "") and item["frame"]["y"] < top]
        lowest = max(rows, key=lambda row: row["frame"]["y"])["text"]
        require(lowest.startswith(f"{shop},"), f"the footer of the {shop} is held below {lowest!r}")
        return
    require(False, "no footer was ever held")


def progress_is_empty_then_full(page):
    width = lambda shown: (box(shown, "progress") or {"width": 0})["width"]
    require(near(width(frame(page)), 0), f"at rest it is {width(frame(page))} wide")
    page.focus_screen()
    page.press(Keys.END)
    until(page, "the full bar", lambda shown: near(width(shown), 393))
    page.wait_for_rest()
    page.drag((200, 400), -120, release=False)
    shown = until(page, "the pull past the end", lambda shown: shown["scrollViews"][0]["phase"] == "interacting" and from_rest(shown) > 0)
    require(near(width(shown), 393), f"past the end it is {width(shown)} wide")


def phases_are_told(page):
    told = lambda shown: next(text for text in words(shown) if text.endswith("changes")).split(",")[0]
    require(told(frame(page)) == "idle", f"at rest it says {told(frame(page))}")
    page.drag((200, 400), 0, steps=1, release=False)
    until(page, "a finger", lambda shown: told(shown) == "tracking")
    page.release()
    until(page, "its end", lambda shown: told(shown) == "idle")
    page.drag((200, 500), -100, release=False)
    until(page, "a drag", lambda shown: told(shown) == "interacting")
    page.release()
    page.wait_for_rest()
    page.throw((200, 600), -160)
    page.wait_for_rest()
    page.until("the flight on the time line", lambda: page.strip_shows("--flight"))
    tap(page, word(frame(page), "To row 40"))
    until(page, "the row", lambda shown: "Row 40" in words(shown))
    page.until("the animation on the time line", lambda: page.strip_shows("--warning"))
    page.wait_for_rest()


def letters_lead_below_the_bar(page):
    top = box(frame(page), "letter-A")["y"]
    button = lambda shown, text: min((item["frame"] for item in shown["items"] if item.get("text") == text), key=lambda rect: rect["y"])
    tap(page, button(frame(page), "D"))
    shown = until(page, "the letter D", lambda shown: (letter := box(shown, "letter-D")) is not None and near(letter["y"], top))
    held = from_rest(shown)
    tap(page, button(shown, "top"))
    shown = until(page, "nearest", lambda shown: "nearest" in words(shown))
    tap(page, button(shown, "D"))
    page.wait_for_rest()
    page.settle_picture()
    require(near(from_rest(frame(page)), held, 0.01), f"a letter that shows was scrolled to, from {held} to {from_rest(frame(page))}")


def cards_end_at_the_margin(page):
    shelf = middle(frame(page)["scrollViews"][0]["frame"])
    for way in (-60, -150, 90):
        page.throw(shelf, 0, right=way)
        page.wait_for_rest()
        shown = frame(page)
        lefts = {number: card["x"] for number in range(6) if (card := box(shown, f"card-{number}")) is not None}
        resting = [number for number, left in lefts.items() if near(left, 24)]
        # The last card may stand at the other margin.
        require(resting or near(lefts.get(5, 0), 393 - 24 - 260), f"after {way} the cards stand at {lefts}")
        dots = [item["fill"] for item in shown["items"] if near(item["frame"]["width"], 9) and near(item["frame"]["height"], 9)]
        lit = next(index for index, fill in enumerate(dots) if dots.count(fill) == 1)
        require(not resting or lit == resting[0], f"dot {lit} is lit for card {resting}")


def filter_sticks_below_the_status_bar(page):
    rest = box(frame(page), "filter")["y"]
    page.wheel(100)
    until(page, "the way of the rest", lambda shown: near(box(shown, "filter")["y"], rest - 100))
    page.wheel(300)
    shown = until(page, "the row that sticks", lambda shown: near(box(shown, "filter")["y"], rest - 220))
    order = [index for index, item in enumerate(shown["items"]) if item.get("identifier") == "filter"]
    rows = [index for index, item in enumerate(shown["items"]) if item.get("text", "").startswith("Stall ")]
    require(min(order) > max(rows), "rows are drawn over it")


def picture_grows_from_the_top(page):
    rest = box(frame(page), "picture")
    page.drag((200, 400), 150, release=False)
    shown = until(page, "the pull", lambda shown: from_rest(shown) < -50)
    pulled = box(shown, "picture")
    require(near(pulled["y"], rest["y"]) and near(pulled["height"], rest["height"] - from_rest(shown)), f"from {rest} to {pulled}")
    page.release()
    page.wait_for_rest()
    until(page, "its own height", lambda shown: near(box(shown, "picture")["height"], rest["height"]))


LESSONS = {
    "chat-from-the-bottom": chat_stays_at_its_last_message,
    "collapsing-header": header_folds_and_does_not_stretch,
    "coordinate-spaces": spaces_tell_what_moves_along,
    "default-spacing": gaps_differ_around_bare_text_alone,
    "dynamic-type": styles_grow_and_fixed_sizes_stay,
    "feedback-loop": loop_is_said_and_goes_with_its_cause,
    "geometry-reader-inside": reader_has_no_height_to_take,
    "horizontal-pinned-headers": hours_pin_sideways_and_mirror,
    "insets-on-all-edges": four_insets_hold_the_rows,
    "nested-scrolling": shelf_and_page_keep_to_themselves,
    "photo-grid": turned_grid_has_more_columns,
    "pinned-footers": footer_belongs_to_the_lowest_row,
    "reading-progress": progress_is_empty_then_full,
    "scroll-phases": phases_are_told,
    "scroll-to-a-section": letters_lead_below_the_bar,
    "snapping-carousel": cards_end_at_the_margin,
    "sticky-header-by-hand": filter_sticks_below_the_status_bar,
    "stretchy-header": picture_grows_from_the_top,
}
# What `test_founding_screen` shows.
ELSEWHERE = ("founding-screen", "fix-scroll-geometry", "fix-geometry-change", "measured-header")


def require_words(page, preset):
    """The example runs without a complaint, and says in three sentences what it is about, and what to look for."""
    identifier, program = preset["id"], page.model("state.scene.program")
    errors = page.model("state.diagnostics.filter(({ severity }) => severity !== 'note')")
    require(not errors, f"there are {errors}")
    require(page.text("#examples-title") == preset["title"], f"it is called {page.text('#examples-title')!r}")
    looked_for = re.search(r"^// look for: (.+)$", program, re.MULTILINE)
    require(looked_for is not None, "it does not say what to look for")
    # The first one keeps its own words until the first drag.
    if identifier != ELSEWHERE[0]:
        require(page.text("#hint") == looked_for[1], f"the hint says {page.text('#hint')!r}")
    sentences = re.findall(r"[.!?](?:\s|$)", preset["summary"])
    require(len(sentences) >= 3, f"it has not three sentences: {preset['summary']!r}")


def teach(page, *names):
    """Opens one example after the other from the gallery, and does what its words say."""
    page.open()
    presets = {preset["id"]: preset for preset in page.model("state.hello.presets")}
    require(presets.keys() == {*LESSONS, *ELSEWHERE}, f"these are not tried, or are no more: {presets.keys() ^ {*LESSONS, *ELSEWHERE}}")
    for name in names:
        page.choose_preset(name)
        try:
            require_words(page, presets[name])
            LESSONS.get(name, lambda _: None)(page)
        except Failure as failure:
            raise Failure(f"{name}: {failure}") from failure
        page.release()


def examples_of_the_bar_say_what_to_look_for(page):
    teach(page, *ELSEWHERE)


def examples_that_are_pulled_show_it(page):
    teach(page, "collapsing-header", "coordinate-spaces", "reading-progress", "sticky-header-by-hand", "stretchy-header", "insets-on-all-edges")


def examples_that_go_sideways_show_it(page):
    # The last two turn the picture and the device.
    teach(page, "nested-scrolling", "snapping-carousel", "pinned-footers", "horizontal-pinned-headers", "photo-grid")


def examples_that_are_tapped_show_it(page):
    teach(page, "chat-from-the-bottom", "scroll-phases", "scroll-to-a-section")


def examples_that_are_looked_into_show_it(page):
    # The last one enlarges all type.
    teach(page, "default-spacing", "feedback-loop", "geometry-reader-inside", "dynamic-type")


TESTS = [
    examples_of_the_bar_say_what_to_look_for,
    examples_that_are_pulled_show_it,
    examples_that_go_sideways_show_it,
    examples_that_are_tapped_show_it,
    examples_that_are_looked_into_show_it,
]
