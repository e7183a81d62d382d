"""Colours of the founding screen, read from a column of pixels."""


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
