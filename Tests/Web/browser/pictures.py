"""What is on the canvas: colours of the founding screen in a column of pixels, and whole pictures against golden ones."""

import base64
import io

from PIL import Image, ImageChops


def hue(color):
    """The name of a colour of the founding screen, as light as it may be: red, blue, green, white or other."""
    red, green, blue = color
    if min(color) > 235:
        return "white"
    if red > 180 and green < 150 and blue < 150:
        return "red"
    if blue > 180 and red < 170 and blue > red + 60 and blue > green + 25:
        return "blue"
    if green > 180 and green > red + 40 and green > blue + 30:
        return "green"
    return "other"


def spans(colors, scale, name, shortest=3):
    """Where a colour stands in a column: [(top, bottom)] in points, without what is shorter than `shortest` points."""
    found = []
    start = None
    for index, color in enumerate([*colors, (0, 0, 0)]):
        is_named = index < len(colors) and hue(color) == name
        if is_named and start is None:
            start = index
        if not is_named and start is not None:
            if (index - start) / scale >= shortest:
                found.append((start / scale, index / scale))
            start = None
    return found


# A channel that differs by more than this differs to the eye; edges of letters differ by less between versions of a browser.
VISIBLE_DIFFERENCE = 48
# So many parts of the pixels may differ all the same.
TOLERANCE = 0.001


def difference(seen, golden):
    """The part of the pixels that differ visibly, and a picture of where: they are red on what was expected, in grey."""
    if seen.size != golden.size:
        return 1.0, seen
    channels = ImageChops.difference(seen, golden).split()
    largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    mask = largest.point(lambda value: 255 if value > VISIBLE_DIFFERENCE else 0)
    where = golden.convert("L").point(lambda value: 128 + value // 2).convert("RGB")
    where.paste((220, 0, 0), mask=mask)
    return mask.histogram()[255] / (seen.width * seen.height), where


def canvas_picture(page, selector="#screen"):
    """The canvas as a picture, once its fonts are there and it has stopped changing."""
    page.settle_fonts()
    data = [None, None]

    def stands_still():
        page.settle_picture()
        data[:] = data[1], page.script("return document.querySelector(arguments[0]).toDataURL('image/png')", selector)
        return data[0] == data[1]

    page.until("a picture that stands still", stands_still)
    return Image.open(io.BytesIO(base64.b64decode(data[1].split(",")[1]))).convert("RGB")


def seen(page, selector):
    """An element as it stands in the window, whatever lies over it, as a picture of one pixel a CSS pixel."""
    box = page.element(selector).rect
    window = Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("RGB")
    scale = window.width / page.script("return innerWidth")
    edges = [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]]
    part = window.crop([round(edge * scale) for edge in edges])
    return part.resize((max(round(box["width"]), 1), max(round(box["height"]), 1)))


def columns_with(picture, is_meant):
    """The columns of a picture in which a colour stands."""
    pixels = picture.load()
    return [x for x in range(picture.width) if any(is_meant(pixels[x, y]) for y in range(picture.height))]


def near(color, tolerance=40):
    """Whether a colour is the same to the eye as `color`, `#rrggbb`."""
    wanted = [int(color[index : index + 2], 16) for index in (1, 3, 5)]
    return lambda other: all(abs(one - two) <= tolerance for one, two in zip(wanted, other))
