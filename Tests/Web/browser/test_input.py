"""What people do to the device: pointer, fingers, pen, wheel, trackpad, keys."""

from driving import FROM_REST, OFFSET, require
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys


def hint_leaves_after_the_first_drag(page):
    page.open()
    require(page.text("#hint") == "Drag it. Pull it past the top.", f"the hint says {page.text('#hint')!r}")
    page.drag((200, 430), 60)
    page.wait_for_rest()
    require(page.element("#hint").get_attribute("data-state") == "gone", "the hint is still there")


def drag_pulls_and_springs_back(page):
    page.open()
    page.drag((200, 430), 120, release=False)
    page.wait("the pull", f"{FROM_REST} < -45 && {FROM_REST} > -65")
    page.release()
    page.wait("the way back", f"state.frame.scrollViews[0].phase === 'idle' && Math.abs({FROM_REST}) < 0.5")


def drag_goes_on_outside_of_the_canvas(page):
    page.open()
    # In one chain: between two chains the driver itself lets go of the pointer's capture.
    chain = ActionChains(page.driver, duration=16).move_to_element(page.canvas).click_and_hold().move_by_offset(0, -30)
    for _ in range(6):
        chain.move_by_offset(-60, -20)
    chain.perform()
    zoom = page.model("metrics.zoom")
    # 150 CSS pixels of travel, less 10 points of hysteresis.
    page.wait("the drag outside", f"Math.abs({FROM_REST} - {max(150 / zoom - 10 - 52, 0)}) < 3")
    require(page.model("state.isDragging"), "the drag was lost outside of the canvas")
    page.release()
    page.wait("the end of the drag", "!state.isDragging && state.frame.scrollViews[0].phase !== 'interacting'")
    page.wait_for_rest()


def fling_goes_on_and_comes_to_rest(page):
    page.open()
    start = page.model(OFFSET)
    travel = page.throw((200, 600), -200)
    page.wait("more than the finger's way", f"{OFFSET} - {start} > 50 - {travel}")
    page.wait_for_rest()


def touch(page, phase, *points):
    fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    page.cdp("Input.dispatchTouchEvent", type=phase, touchPoints=fingers)


def fingers_move_the_screen_and_not_the_page(page):
    page.open()
    box = page.canvas.rect
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(page, "touchStart", (x, y))
    for step in range(1, 11):
        touch(page, "touchMove", (x, y + 9 * step))
    page.wait("the pull", f"{FROM_REST} < -30")
    held = page.model(FROM_REST)
    # A second finger that comes down and moves changes nothing.
    touch(page, "touchStart", (x, y + 90), (x + 40, y - 60))
    for step in range(1, 6):
        touch(page, "touchMove", (x, y + 90), (x + 40, y - 60 - 20 * step))
    require(abs(page.model(FROM_REST) - held) < 0.5, "the second finger moved the content")
    touch(page, "touchEnd")
    page.wait("the way back", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")
    require_page_at_rest(page)


def two_fingers_leave_the_page_alone(page):
    page.open()
    box = page.canvas.rect
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # Both down at once and moving the same way: what scrolls a page elsewhere; then apart: what zooms it.
    touch(page, "touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 9):
        touch(page, "touchMove", (x - 30, y - 20 * step), (x + 30, y - 20 * step))
    touch(page, "touchEnd")
    touch(page, "touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        touch(page, "touchMove", (x - 20 - 8 * step, y), (x + 20 + 8 * step, y))
    touch(page, "touchEnd")
    page.wait("the end", "!state.isDragging")
    require_page_at_rest(page)


def require_page_at_rest(page):
    view = page.script("return [scrollX, scrollY, visualViewport.scale, visualViewport.offsetTop]")
    require(view == [0, 0, 1, 0], f"the page itself has moved or grown: {view}")


PHONE = {"width": 390, "height": 844, "ratio": 2, "touch": True}
fingers_move_the_screen_and_not_the_page.window = PHONE
two_fingers_leave_the_page_alone.window = PHONE


def pen_moves_the_screen(page):
    page.open()
    pen = PointerInput("pen", "pen")
    actions = ActionBuilder(page.driver, mouse=pen, duration=16)
    actions.pointer_action.move_to(page.canvas).pointer_down()
    for _ in range(8):
        actions.pointer_action.move_by(0, 10)
    actions.perform()
    page.wait("the pull", f"{FROM_REST} < -20 && state.isDragging")
    pen_up = ActionBuilder(page.driver, mouse=pen)
    pen_up.pointer_action.pointer_up()
    pen_up.perform()
    page.wait("the way back", f"!state.isDragging && Math.abs({FROM_REST}) < 0.5")


def wheel_scrolls_the_screen_and_not_the_page(page):
    page.open()
    page.wheel(400)
    page.wait("the wheel", f"{FROM_REST} > 200")
    scrolled = page.script("return [scrollY, document.getElementById('stage-area').scrollTop]")
    require(scrolled == [0, 0], f"the page behind has moved: {scrolled}")
    page.wheel(-4000)
    page.wait("the top", f"Math.abs({FROM_REST}) < 0.01")


def trackpad_adds_up_point_by_point(page):
    page.open()
    # Without targets to snap to: there the content goes back while a busy machine thinks of the next event.
    page.choose_preset("horizontal-pinned-headers")
    horizontal = "state.frame.scrollViews.find((view) => view.contentSize.width > view.containerSize.width + 1)"
    middle = page.model(f"(({{ frame }}) => [frame.x + frame.width / 2, frame.y + frame.height / 2])({horizontal})")
    zoom = page.model("metrics.zoom")
    box = page.canvas.rect
    before = page.model(f"{horizontal}.contentOffset.x")
    x, y = box["x"] + middle[0] * zoom, box["y"] + middle[1] * zoom
    for _ in range(10):
        page.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=7, deltaY=0)
    page.wait("ten times seven points", f"Math.abs({horizontal}.contentOffset.x - {before} - 70) < 0.5")
    require_page_at_rest(page)


def keyboard_scrolls_the_focused_screen(page):
    page.open()
    page.focus_screen()
    page.press(Keys.PAGE_DOWN)
    page.wait("a page", f"{FROM_REST} > 300")
    # Behind the large title, which would go the whole way by itself.
    page.wait_for_rest()
    before = page.model(OFFSET)
    page.press(Keys.ARROW_DOWN)
    page.wait("an arrow's step of 40 points", f"Math.abs({OFFSET} - ({before}) - 40) < 0.5")
    page.press(Keys.ARROW_UP)
    page.wait("the same step back", f"Math.abs({OFFSET} - ({before})) < 0.5")
    page.press(Keys.END)
    end = "state.frame.scrollViews[0].contentSize.height - state.frame.scrollViews[0].containerSize.height"
    page.wait("the end", f"{OFFSET} > {end} - 1 && state.frame.scrollViews[0].phase === 'idle'")
    last = page.model(OFFSET)
    page.press(Keys.PAGE_UP)
    page.wait("a page up", f"{OFFSET} < {last} - 300")
    page.press(Keys.HOME)
    page.wait("the beginning", f"Math.abs({FROM_REST}) < 0.01 && state.frame.scrollViews[0].phase === 'idle'")
    page.press(Keys.SPACE)
    page.wait("a page by space", f"{FROM_REST} > 200")


def shortcuts_work_without_a_pointer(page):
    page.open()
    page.script("document.getElementById('stage').focus()")
    page.press("o")
    page.wait("overlays", "state.overlays.size > 0")
    page.press("o")
    page.wait("no overlays", "state.overlays.size === 0")
    page.press("?")
    require(page.is_shown("#shortcuts"), "the keys are not shown")
    page.press(Keys.ESCAPE)
    page.press("/")
    require(page.is_shown("#examples-menu"), "the examples are not shown")
    page.press(Keys.ARROW_DOWN, Keys.ENTER)
    page.wait("the second example", "state.scene.preset === state.hello.presets[1].id")
    page.press("e")
    inside = page.script("return document.activeElement.closest('.editor') !== null")
    require(inside, "the editor has no focus")


TESTS = [
    hint_leaves_after_the_first_drag,
    drag_pulls_and_springs_back,
    drag_goes_on_outside_of_the_canvas,
    fling_goes_on_and_comes_to_rest,
    fingers_move_the_screen_and_not_the_page,
    two_fingers_leave_the_page_alone,
    pen_moves_the_screen,
    wheel_scrolls_the_screen_and_not_the_page,
    trackpad_adds_up_point_by_point,
    keyboard_scrolls_the_focused_screen,
    shortcuts_work_without_a_pointer,
]
