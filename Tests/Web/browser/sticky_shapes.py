"""Random lists of sections, each as a SwiftUI program and as a page with `position: sticky`.

Heights are quarters of a point: both sides can hold them exactly, and on screens of two and three pixels a point most of
them fall between pixels.
"""

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """Heights in points; none for a header or footer that is not there."""

    header: float | None
    rows: tuple[float, ...]
    footer: float | None

    @property
    def height(self):
        return (self.header or 0) + sum(self.rows) + (self.footer or 0)


@dataclass(frozen=True)
class Shape:
    width: int
    height: int
    scale: int
    sections: tuple[Section, ...]

    @property
    def content_height(self):
        return sum(section.height for section in self.sections)

    @property
    def range(self):
        """How far the content scrolls, in points."""
        return max(self.content_height - self.height, 0)

    @property
    def has_footers(self):
        return any(section.footer is not None for section in self.sections)

    def natural(self):
        """The top and the height of each part where nothing is held: {identifier: (y, height)}."""
        places = {}
        y = 0.0
        for index, section in enumerate(self.sections):
            parts = [(f"h-{index}", section.header)]
            parts += [(f"r-{index}-{row}", height) for row, height in enumerate(section.rows)]
            parts += [(f"f-{index}", section.footer)]
            for identifier, height in parts:
                if height is not None:
                    places[identifier] = (y, height)
                    y += height
        return places

    def offsets(self, count, generator):
        """Whole pixels in random order, both ends among them."""
        pixels = int(self.range * self.scale)
        inside = [generator.randint(0, pixels) / self.scale for _ in range(count - 2)]
        offsets = [0.0, pixels / self.scale, *inside]
        generator.shuffle(offsets)
        return offsets


def quarters(generator, low, high):
    return generator.randint(low * 4, high * 4) / 4


def random_shape(generator, with_footers, scale):
    sections = []
    for _ in range(generator.randint(2, 14)):
        header = None if generator.random() < 0.2 else quarters(generator, 8, 90)
        footer = quarters(generator, 8, 60) if with_footers and generator.random() < 0.7 else None
        is_empty = generator.random() < 0.15
        count = 0 if is_empty else generator.randint(1, 14)
        if generator.random() < 0.5:
            rows = (quarters(generator, 10, 120),) * count
        else:
            rows = tuple(quarters(generator, 10, 120) for _ in range(count))
        sections.append(Section(header, rows, footer))
    shape = Shape(generator.randint(200, 420), generator.randint(220, 800), scale, tuple(sections))
    # A list that fits has nowhere to go; another one is as random.
    return shape if shape.range > 100 else random_shape(generator, with_footers, scale)


def program(shape):
    """SwiftUI source; each part is one rectangle with an identifier."""
    lines = ["import SwiftUI", "", "struct ContentView: View {", "    var body: some View {", "        ScrollView {"]
    pins = ".sectionHeaders, .sectionFooters" if shape.has_footers else ".sectionHeaders"
    lines.append(f"            LazyVStack(spacing: 0, pinnedViews: [{pins}]) {{")
    for index, section in enumerate(shape.sections):
        lines += section_lines(index, section)
    return "\n".join([*lines, "            }", "        }", "    }", "}", ""])


def section_lines(index, section):
    pad = " " * 16
    lines = [f"{pad}Section {{"]
    if section.rows and len(set(section.rows)) == 1:
        count, height = len(section.rows), section.rows[0]
        lines.append(f"{pad}    ForEach(0..<{count}, id: \\.self) {{ row in")
        lines.append(f'{pad}        Color.green.frame(height: {height}).accessibilityIdentifier("r-{index}-\\(row)")')
        lines.append(f"{pad}    }}")
    elif section.rows:
        heights = ", ".join(map(str, section.rows))
        lines.append(f"{pad}    ForEach(Array([{heights}].enumerated()), id: \\.offset) {{ row, height in")
        lines.append(f'{pad}        Color.green.frame(height: height).accessibilityIdentifier("r-{index}-\\(row)")')
        lines.append(f"{pad}    }}")
    for name, letter, height in (("header", "h", section.header), ("footer", "f", section.footer)):
        if height is not None:
            lines.append(f"{pad}}} {name}: {{")
            lines.append(f'{pad}    Color.blue.frame(height: {height}).accessibilityIdentifier("{letter}-{index}")')
    return [*lines, f"{pad}}}"]


def markup(shape):
    """The page's body: a scroller of the same size, a block for each section, inside which its sticky parts stay."""
    parts = []
    for index, section in enumerate(shape.sections):
        inside = block(f"h-{index}", section.header, "position:sticky;top:0") if section.header is not None else ""
        inside += "".join(block(f"r-{index}-{row}", height) for row, height in enumerate(section.rows))
        if section.footer is not None:
            inside += block(f"f-{index}", section.footer, "position:sticky;bottom:0")
        parts.append(f"<div>{inside}</div>")
    style = f"position:absolute;left:0;top:0;width:{shape.width}px;height:{shape.height}px;overflow-y:scroll"
    return f'<div id="scroller" style="{style};overflow-anchor:none">{"".join(parts)}</div>'


def block(identifier, height, style=""):
    return f'<div id="{identifier}" style="height:{height}px;{style}"></div>'


def random_shapes(seed, count):
    """As many shapes, every second with footers, of two and three pixels a point in turn."""
    generator = random.Random(seed)
    return [random_shape(generator, index % 2 == 1, 2 + index // 2 % 2) for index in range(count)], generator
