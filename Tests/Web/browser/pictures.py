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
