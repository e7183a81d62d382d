"""The page in windows of all widths, with large text, forced colours, less motion; and that nothing jumps on the way."""

from driving import FROM_REST, require
from selenium.webdriver.common.keys import Keys
from test_input import touch


def resize(page, width, height, ratio=1):
    page.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)
    page.wait("the window", f"innerWidth === {width}")
    page.settle_picture()


# Controls that cannot be seen whole: out of the window, or cut by what holds them. What scrolls is for scrolling.
LOST = """
    const lost = [];
    for (const control of document.querySelectorAll("button, select, input:not([type=radio]), a[href], textarea")) {
        if (control.matches(".skip-link, .mirror *") || control.closest("[hidden]") || !control.checkVisibility({ visibilityProperty: true })) continue;
        const box = control.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        let scrolls = false;
        for (let parent = control.parentElement; parent; parent = parent.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(parent);
            const canScroll = (value, more) => (value === "auto" || value === "scroll") && more;
            scrolls ||= canScroll(overflowY, parent.scrollHeight > parent.clientHeight) || canScroll(overflowX, parent.scrollWidth > parent.clientWidth);
        }
        const out = box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
        if (out && !scrolls) lost.push(`${control.id || control.className || control.textContent.trim()} ${Math.round(box.left)}–${Math.round(box.right)}, ${Math.round(box.top)}–${Math.round(box.bottom)}`);
    }
    return lost;
"""
# Controls whose middle is something else's: a press there would go elsewhere.
COVERED = """
    const found = [];
    for (const control of document.querySelectorAll("button, select, input, a[href], textarea, [role=separator]")) {
        if (control.matches(".skip-link, .mirror *, :disabled") || !control.checkVisibility({ visibilityProperty: true })) continue;
        const box = control.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (box.width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const there = document.elementFromPoint(x, y);
        const isOwn = there !== null && (control.contains(there) || there.closest("label")?.contains(control));
        const scroller = control.closest(".popover, .panel, .tree, .CodeMirror, .problems");
        if (!isOwn && scroller === null) found.push(`${control.id || control.className || control.textContent.trim()} under ${there?.id || there?.className || there?.localName}`);
    }
    return found;
"""
# Controls of the top bar that lie on each other.
OVERLAPS = """
    const found = [];
    const controls = Array.from(document.querySelectorAll(".top-bar button, .top-bar select, .stage-foot > *"))
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".popover") && control.getClientRects().length > 0);
    for (const [index, one] of controls.entries()) {
        for (const other of controls.slice(index + 1)) {
            const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 1 && down > 1 && !one.contains(other)) found.push(`${one.id || one.className} and ${other.id || other.className}`);
        }
    }
    return found;
"""


# Words and numbers that are cut without an ellipsis: the name of the page, the panels' tables.
CUT = """
    return Array.from(document.querySelectorAll(".brand, .panel"))
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
        .map((element) => `${element.id || element.className} ${element.scrollWidth} in ${element.clientWidth}`);
"""


def require_order(page, what):
    size = page.script("return [document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]")
    require(size[0] <= size[2] and size[1] <= size[3], f"{what}: the page is {size[0]} × {size[1]} in a window of {size[2]} × {size[3]}")
    lost = page.script(LOST)
    require(not lost, f"{what}: out of the window: {lost}")
    covered = page.script(COVERED)
    require(not covered, f"{what}: covered: {covered}")
    overlaps = page.script(OVERLAPS)
    require(not overlaps, f"{what}: one on the other: {overlaps}")
    cut = page.script(CUT)
    require(not cut, f"{what}: cut: {cut}")
    device, stage = page.canvas.rect, page.element("#stage").rect
    is_inside = all(stage[at] <= device[at] and device[at] + device[length] <= stage[at] + stage[length] for at, length in (("x", "width"), ("y", "height")))
    require(is_inside and device["height"] > 100, f"{what}: the device is not to be seen whole: {device}")


def windows_of_all_widths_are_in_order(page):
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    # With numbers as long as they get: the change since the finger went down stands beside them.
    page.drag((200, 600), -500)
    page.wait_for_rest()
    for width, height in [(360, 640), (390, 844), (600, 800), (699, 900), (700, 900), (820, 1180), (1099, 700), (1100, 700)]:
        resize(page, width, height)
        require_order(page, f"{width} × {height}")
    for width, height in [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (844, 390)]:
        resize(page, width, height)
        require_order(page, f"{width} × {height}")


def narrow_window_has_sheets(page):
    page.open()
    require(page.script("return document.documentElement.scrollWidth <= innerWidth"), "the page is too wide")
    for name in ("code", "inspect", "time"):
        page.click(f".sheet-bar [data-sheet={name}]")
        require(page.is_shown(f"#{name}"), f"the sheet {name} is not shown")
        page.settle_picture()
        top = page.canvas.rect["y"]
        require(page.canvas.rect["height"] > 100 and top >= 48, "the device is covered")
    page.click(".sheet-bar [data-sheet=time]")
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -30")
    page.release()
    page.click("#compare")
    page.wait("the second device", "document.getElementById('second-screen').offsetHeight > 100")
    require(page.script("return document.documentElement.scrollWidth <= innerWidth"), "two devices are too wide")


narrow_window_has_sheets.window = {"width": 360, "height": 740, "ratio": 3}


def sheets_are_pulled_down(page):
    """A finger puts a sheet away by its head; less than a pull leaves it, and a tab in it is still pressed."""
    page.open()
    for name, head in [("code", "#code .pane-head"), ("inspect", "#inspect .pane-head"), ("time", "#time .transport")]:
        page.click(f".sheet-bar [data-sheet={name}]")
        for travel, stays in [(20, True), (120, False)]:
            box = page.element(head).rect
            x, y = box["x"] + 30, box["y"] + 12
            touch(page, "touchStart", (x, y))
            for step in range(1, 6):
                touch(page, "touchMove", (x, y + travel * step / 5))
            touch(page, "touchEnd")
            page.until(f"{name} {'there' if stays else 'away'}", lambda: page.is_shown(f"#{name}") == stays)
        expanded = page.script("return document.querySelectorAll('.sheet-bar [aria-expanded=true]').length")
        require(expanded == 0, "the bar shows a sheet that is away")
    page.click(".sheet-bar [data-sheet=inspect]")
    page.click("#tab-state")
    page.until("the other tab", lambda: page.is_shown("#panel-state"))


sheets_are_pulled_down.window = {"width": 390, "height": 844, "ratio": 2, "touch": True}


# What a finger can press and that is lower or narrower than it needs, with its size; a control's label is pressed as well. What stands in a line of
# the source is as high as the line.
SMALL = """
    const small = [];
    for (const control of document.querySelectorAll("button, select, input, a[href], [role=treeitem], [role=separator]")) {
        if (control.matches(".skip-link, .mirror *, .strip *, .CodeMirror *") || !control.checkVisibility({ visibilityProperty: true })) continue;
        const boxes = [control, control.closest("label")].filter((each) => each !== null).map((each) => each.getBoundingClientRect());
        const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
        if (boxes[0].width > 0 && (width < 43.5 || height < 43.5)) small.push(`${control.id || control.className || control.textContent.trim()} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
"""


def fingers_have_room(page):
    """All that can be pressed on a phone is 44 pixels high and wide, in every sheet and menu."""
    page.open()
    page.wait("the editor", "document.querySelector('.CodeMirror') !== null")
    places = [f".sheet-bar [data-sheet={name}]" for name in ("code", "inspect", "time")]
    small = {"the page": page.script(SMALL)}
    for place in places:
        page.click(place)
        small[place] = page.script(SMALL)
    page.click(places[1])
    page.click("#tab-view")
    page.wait("the tree", "state.tree !== null")
    small["the tree"] = page.script(SMALL)
    for menu in ("#examples-button", "#settings-button", "#overlays-button", "#share-button"):
        page.click(menu)
        small[menu] = page.script(SMALL)
        page.press(Keys.ESCAPE)
    found = {place: sizes for place, sizes in small.items() if sizes}
    require(not found, f"too small for a finger: {found}")


fingers_have_room.window = {"width": 360, "height": 740, "ratio": 3, "touch": True}


def zoom_of_200_percent_is_in_order(page):
    """What the browser's own zoom does: half the window, twice the pixels."""
    page.open()
    for width, height in [(1280, 1024), (1440, 900), (1920, 1080)]:
        resize(page, width // 2, height // 2, ratio=2)
        require_order(page, f"{width} × {height} at 200 %")


def forced_colors_keep_what_matters(page):
    page.open()
    for selector in ("#copy-link", "label.select", "#scrub"):
        style = page.script(
            "const style = getComputedStyle(document.querySelector(arguments[0])); return [style.color, style.backgroundColor, style.borderTopColor]", selector
        )
        require(style[0] != style[1], f"{selector} has {style}")
    # The picture is a picture; its colours are the program's own.
    colors, _ = page.column(375)
    require(any(color[0] > 180 and color[1] < 150 and color[2] < 150 for color in colors), "the red bar is not red")
    # The choice of a select is told once, by the words beside it.
    require(page.script("return getComputedStyle(document.getElementById('device')).color") == "rgba(0, 0, 0, 0)", "the device is named twice, one on the other")
    # What is pressed is told by more than a shade that forced colours take away.
    difference = page.script("""
        const look = (element) => { const style = getComputedStyle(element); return [style.color, style.backgroundColor, style.borderTopColor, style.outlineStyle].join(); };
        const pressed = document.querySelector(".zoom [aria-pressed=true]"), free = document.querySelector(".zoom [aria-pressed=false]");
        return look(pressed) !== look(free);
    """)
    require(difference, "a pressed button looks like one that is not")
    page.script("document.querySelector('#compare').focus()")
    page.press(Keys.TAB)
    outline = page.script("const style = getComputedStyle(document.querySelector('#copy-link')); return [style.outlineStyle, parseFloat(style.outlineWidth)]")
    require(outline[0] != "none" and outline[1] >= 1, f"the focus cannot be seen: {outline}")


forced_colors_keep_what_matters.window = {"media": {"forced-colors": "active"}}


def nothing_moves_by_itself_under_reduced_motion(page):
    page.open()
    moving = page.script(
        "return Array.from(document.querySelectorAll('*')).filter((element) => {"
        " const style = getComputedStyle(element);"
        " return [style.transitionDuration, style.animationDuration].some((value) => value.split(',').some((part) => parseFloat(part) > 0.01)); })"
        ".map((element) => element.id || element.className || element.localName).slice(0, 5)"
    )
    require(not moving, f"these would move: {moving}")
    page.focus_screen()
    page.press(Keys.PAGE_DOWN)  # Page down: at once, not over several pictures.
    page.wait("the page", f"{FROM_REST} > 300")


nothing_moves_by_itself_under_reduced_motion.window = {"media": {"prefers-reduced-motion": "reduce"}}


def follows_the_scheme_of_the_system(page):
    page.open()
    ground = "getComputedStyle(document.body).backgroundColor"
    require(page.script(f"return {ground}") == "rgb(22, 22, 24)", f"the ground is {page.script(f'return {ground}')} in the dark")
    page.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    require(page.script(f"return {ground}") == "rgb(245, 245, 247)", f"the ground is {page.script(f'return {ground}')} in the light")


follows_the_scheme_of_the_system.window = {"media": {"prefers-color-scheme": "dark"}}


def shifts(page):
    """How far things have jumped since the page began, by the measure of the layout-shift entries, and which."""
    return page.driver.execute_async_script("""
        const done = arguments[0];
        let sum = 0;
        const jumped = [];
        const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
                if (entry.hadRecentInput) continue;
                sum += entry.value;
                for (const { node, previousRect: from, currentRect: to } of entry.sources) {
                    const name = node?.id || node?.className || node?.nodeName;
                    jumped.push(`${name} ${[from.x, from.y, from.width, from.height].map(Math.round)} → ${[to.x, to.y, to.width, to.height].map(Math.round)}`);
                }
            }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => { observer.disconnect(); done([sum, jumped]); }, 0)));
    """)


def nothing_jumps(page):
    page.cdp("Network.enable")
    page.cdp("Network.clearBrowserCache")
    page.open()
    page.wait("the editor", "innerWidth < 700 || document.querySelector('.CodeMirror') !== null")
    page.wait_for_rest()
    page.settle_picture()
    sum_of_shifts, jumped = shifts(page)
    require(sum_of_shifts < 0.01, f"things have jumped by {sum_of_shifts:.3f}: {jumped}")


def nothing_jumps_on_load(page):
    nothing_jumps(page)


def nothing_jumps_on_load_on_a_phone(page):
    nothing_jumps(page)


nothing_jumps_on_load_on_a_phone.window = {"width": 390, "height": 844, "ratio": 2, "touch": True}


TESTS = [
    windows_of_all_widths_are_in_order,
    narrow_window_has_sheets,
    sheets_are_pulled_down,
    fingers_have_room,
    zoom_of_200_percent_is_in_order,
    forced_colors_keep_what_matters,
    nothing_moves_by_itself_under_reduced_motion,
    follows_the_scheme_of_the_system,
    nothing_jumps_on_load,
    nothing_jumps_on_load_on_a_phone,
]
