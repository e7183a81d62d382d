"""What both evaluators share: numbers on a screen's pixels, and the form in which fixtures are written."""

import math

INFINITY = math.inf


def aligned(value, scale):
    """The nearest pixel edge; half a pixel goes up."""
    return math.floor(value * scale + 0.5) / scale


def is_ambiguous(value, scale):
    """True if the last bits of a sum could decide to which pixel an edge goes."""
    return abs((value * scale) % 1 - 0.5) < 0.03


def frame_line(name, frame, scale):
    """A line of a fixture's head: both corners aligned to pixels; None for a frame that is no good to tell."""
    x, y, width, height = frame
    edges = (x, y, x + width, y + height)
    if any(math.isnan(edge) or math.isinf(edge) or is_ambiguous(edge, scale) for edge in edges):
        return None
    left, top, right, bottom = (aligned(edge, scale) for edge in edges)
    return f"//   {name} {left:.3f} {top:.3f} {right - left:.3f} {bottom - top:.3f}"


def is_seen(frame, width, height):
    """True if enough of a frame is on the screen for the engine to have to draw it."""
    x, y, w, h = frame
    return min(x + w, width) - max(x, 0) >= 1 and min(y + h, height) - max(y, 0) >= 1


def program(body):
    """A program that shows a view, given as lines."""
    lines = ["import SwiftUI", "", "struct ContentView: View {", "    var body: some View {"]
    lines += ["        " + line for line in body] + ["    }", "}"]
    return lines


def entry(name, screen, moments, body):
    """One fixture: its name, the screen, what stands where in each moment, and the program."""
    head = [f"=== {name}", "// screen: " + screen]
    for title, frames in moments:
        head += [f"// {title}"] + frames
    return "\n".join(head + program(body)) + "\n"
