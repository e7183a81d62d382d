"""The device: all of them by name, their outlines, the settings around them, zoom, and the display's pixel ratio."""

from driving import require
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select


def settings_change_the_device(page):
    page.open()
    Select(page.element("#device")).select_by_value("iphone-se-3")
    page.wait("the small phone", "state.device.width === 375 && state.device.height === 667")
    require(page.element("#device-outline").get_attribute("data-kind") == "button", "its outline is another phone's")
    page.element("#rotate").click()
    page.wait("landscape", "state.device.width === 667")
    box = page.canvas.rect
    require(box["width"] > box["height"], f"the canvas is upright: {box}")
    page.element("#scheme").click()
    page.wait("dark", "state.colorScheme === 'dark'")
    colors, _ = page.column(300)
    require(min(sum(color) for color in colors) < 60, "no dark ground on the canvas")
    page.element("#type-size").send_keys(Keys.ARROW_RIGHT)
    page.wait("a larger type", "state.scene.environment.dynamicTypeSize === 'xLarge'")
    require(page.text("#type-size-name") != "Large", "the slider still says Large")
    page.element("input[name=os][value='26']").send_keys(Keys.SPACE)
    page.wait("the other system", "state.scene.os === 26")
    page.element("#direction").click()
    page.wait("right to left", "state.scene.environment.layoutDirection === 'rightToLeft'")
    require(page.model("state.notice") is None, f"the server refused: {page.model('state.notice')}")


def every_device_is_there_by_name(page):
    page.open()
    names = page.script("return Array.from(document.getElementById('device').options, (option) => [option.value, option.text])")
    known = {device["id"]: device for device in page.model("state.hello.devices")}
    upright = {name for name in known if not name.endswith("-landscape")}
    require({value for value, _ in names} >= upright, f"the list lacks {upright - {value for value, _ in names}}")
    expected = {"iphone-se-3": "button", "iphone-14": "notch", "iphone-16-pro-max": "island", "ipad-air-11": "tablet"}
    select = Select(page.element("#device"))
    for value, kind in expected.items():
        select.select_by_value(value)
        device = known[value]
        page.wait(device["name"], f"state.device.width === {device['width']} && state.device.height === {device['height']}")
        require(dict(names)[value] == device["name"], f"{value} is called {dict(names)[value]!r}")
        page.settle_picture()
        shown = page.element("#device-outline").get_attribute("data-kind")
        require(shown == kind, f"{device['name']} has the outline {shown!r}")
        # 1 point is as wide as it is high.
        box, zoom = page.canvas.rect, page.model("metrics.zoom")
        wrong = abs(box["width"] - device["width"] * zoom) > 1 or abs(box["height"] - device["height"] * zoom) > 1
        require(not wrong, f"{device['name']} at {zoom} has the canvas {box}")


def zoom_counts_points_and_pixels(page):
    page.open()
    for mode, width in (("points", 393), ("pixels", 393 * 3 / 2)):
        page.click(f"[data-zoom={mode}]")
        page.settle_picture()
        found = page.canvas.rect["width"]
        require(abs(found - width) <= 0.5, f"at {mode} the canvas is {found} wide instead of {width}")
        pixels = page.script("return document.getElementById('screen').width")
        require(pixels == round(width * 2), f"at {mode} the canvas has {pixels} pixels instead of {width * 2}")
    page.click("[data-zoom=fit]")
    page.settle_picture()
    inside = page.script(
        "const stage = document.getElementById('stage').getBoundingClientRect();"
        "const device = document.getElementById('device-outline').getBoundingClientRect();"
        "return device.top >= stage.top && device.bottom <= stage.bottom && device.left >= stage.left && device.right <= stage.right"
    )
    require(inside, "what fits the stage stands out of it")


zoom_counts_points_and_pixels.window = {"ratio": 2}


def scroll_indicator_comes_and_goes(page):
    page.open()
    page.wait_for_rest()
    indicator = "state.frame.items.find((item) => item.role === 'scrollIndicator')"
    require(page.model(f"{indicator} === undefined"), "an indicator is shown while all is still")
    page.drag((200, 600), -200, release=False)
    page.wait("the indicator", f"{indicator} !== undefined")
    bar = page.model(f"{indicator}.frame")
    colors, scale = page.column(bar["x"] + bar["width"] / 2)
    beside, _ = page.column(bar["x"] - 6)
    middle = round((bar["y"] + bar["height"] / 2) * scale)
    require(sum(colors[middle]) < sum(beside[middle]) - 60, f"the indicator is not to be seen: {colors[middle]} beside {beside[middle]}")
    page.release()
    page.wait("its end", f"{indicator} === undefined")


def pixel_ratio_may_change(page):
    page.open()
    for ratio in (1, 2, 3, 1.5):
        page.cdp("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=ratio, mobile=False)
        # Chromium's emulation tells the page nothing; the next picture has to be right.
        page.wheel(1)
        page.wheel(-1)
        wanted = "Math.round(document.getElementById('screen').getBoundingClientRect().width * devicePixelRatio)"
        page.wait(
            f"a canvas for {ratio} pixels",
            f"devicePixelRatio === {ratio} && Math.abs(document.getElementById('screen').width - {wanted}) <= 1",
        )
        # The picture is drawn anew at that scale: the red bar has sharp edges, one row of pixels from white to red.
        colors, scale = page.column(375)
        edges = [row for row in range(1, len(colors)) if sum(abs(a - b) for a, b in zip(colors[row - 1], colors[row])) > 20]
        bar = [row for row in edges if abs(row / scale - 149.667) < 2]
        require(len(bar) == 1, f"at {ratio} the red bar's upper edge is {len(bar)} rows: {[row / scale for row in edges]}")


TESTS = [
    settings_change_the_device,
    every_device_is_there_by_name,
    zoom_counts_points_and_pixels,
    scroll_indicator_comes_and_goes,
    pixel_ratio_may_change,
]
