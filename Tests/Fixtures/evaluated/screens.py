#!/usr/bin/env python3
"""Works out where the parts of random scroll screens stand, and writes them as fixtures: `screens.py > screens.txt`.

A screen has a title or none, insets above and below, margins, and sections whose headers or footers are pinned. Shares nothing
with the engine. The rules (README.md of this folder): the top inset is the bar, what stands in it and the margin; a large title
gives way point for point, and the content is glued to it; a header stands at the line below all that, unless its section ends.
"""

import random

from common import entry, frame_line, is_seen

BAR, STRIP = 44, 52


class Screen:
    """A random screen; the same seed makes the same one."""

    def __init__(self, seed):
        r = random.Random(seed)
        self.width, self.height, self.scale = r.choice((320, 375)), r.choice((480, 667)), r.choice((2, 3))
        self.safe_top, self.safe_bottom = r.choice((0, 20, 47)), r.choice((0, 34))
        self.title = r.choice((None, "inline", "large", "large"))
        self.margin = r.choice((0, 0, 12))
        self.insets = [(r.choice(("top", "bottom")), r.choice((20, 36, 50)), r.choice((0, 6)))
                       for _ in range(r.choice((0, 1, 1, 2, 3)))]
        self.spacing = r.choice((0, 0, 6))
        self.pinned = r.choice(((), ("header",), ("header", "footer"), ("footer",)))
        self.sections = [
            (r.choice((None, 30, 44)), [r.choice((40, 60, 75)) for _ in range(r.randint(2, 6))], r.choice((None, 26)))
            for _ in range(r.randint(5, 9))
        ]
        self.random = r

    # Insets

    @property
    def strip(self):
        return STRIP if self.title == "large" else 0

    def inset(self, edge):
        return sum(length + gap for at, length, gap in self.insets if at == edge) + self.margin

    def top_inset(self, collapsed):
        bar = BAR if self.title else 0
        return self.safe_top + bar + self.strip - collapsed + self.inset("top")

    @property
    def bottom_inset(self):
        return self.safe_bottom + self.inset("bottom")

    # Content

    def natural_places(self):
        """The parts of the content with their places: name, start, length, kind, start and end of the section."""
        parts, y = [], 0
        for number, (header, rows, footer) in enumerate(self.sections):
            lengths = [] if header is None else [(f"header{number}", header, "header")]
            lengths += [(f"row{number}.{row}", length, "row") for row, length in enumerate(rows)]
            lengths += [] if footer is None else [(f"footer{number}", footer, "footer")]
            start = y
            places = []
            for name, length, kind in lengths:
                places.append((name, y, length, kind))
                y += length + self.spacing
            parts += [(*place, start, y - self.spacing) for place in places]
        return parts, y - self.spacing

    def frames(self, displacement):
        """What stands where when the content is so far from its rest."""
        collapsed = min(max(displacement, 0), self.strip)
        offset = displacement - collapsed
        top = self.top_inset(collapsed)
        bottom = self.height - self.bottom_inset
        frames = {}
        for name, start, length, kind, section_start, section_end in self.natural_places()[0]:
            y = top + start - offset
            if kind in self.pinned and kind == "header" and y < top:
                y = min(top, top + section_end - offset - length)
            if kind in self.pinned and kind == "footer" and y + length > bottom:
                y = max(bottom - length, top + section_start - offset)
            frames[name] = (0, y, self.width, length)
        self.add_bars(frames, top - self.inset("top"), self.height - self.safe_bottom)
        return frames

    def add_bars(self, frames, top, bottom):
        """The views of the insets: the last modifier stands farthest out."""
        for number, (edge, length, gap) in reversed(list(enumerate(self.insets))):
            frames[f"bar{number}"] = (0, top if edge == "top" else bottom - length, self.width, length)
            if edge == "top":
                top += length + gap
            else:
                bottom -= length + gap

    def displacements(self):
        """Places to look at: while the title gives way, in the middle, at the end, and back."""
        length = self.natural_places()[1]
        end = max(length - (self.height - self.top_inset(self.strip) - self.bottom_inset), 0) + self.strip
        places = [self.random.randint(1, max(end, 1)) for _ in range(3)] + [end, 13, 40, 51]
        # Past the start only what was pinned at the start is held; footers make that a question of its own.
        return [place for place in places if 0 < place <= end] + ([] if "footer" in self.pinned else [-35])

    # Source

    def source(self):
        pinned = ", ".join(f".section{kind.capitalize()}s" for kind in self.pinned)
        lines = ["ScrollView {", f"    LazyVStack(spacing: {self.spacing}, pinnedViews: [{pinned}]) {{"]
        for number, (header, rows, footer) in enumerate(self.sections):
            lines.append("        Section {")
            lines += [f"            {leaf('green', f'row{number}.{row}', length)}" for row, length in enumerate(rows)]
            for kind, color, length in (("header", "blue", header), ("footer", "orange", footer)):
                if length is not None:
                    lines += [f"        }} {kind}: {{", f"            {leaf(color, f'{kind}{number}', length)}"]
            lines.append("        }")
        lines += ["    }", "}"]
        for number, (edge, length, gap) in enumerate(self.insets):
            lines.append(f".safeAreaInset(edge: .{edge}, spacing: {gap}) {{ {leaf('red', f'bar{number}', length)} }}")
        if self.margin:
            lines.append(f".contentMargins(.vertical, {self.margin}, for: .scrollContent)")
        if not self.title:
            return lines
        lines += ['.navigationTitle("Title")', f".navigationBarTitleDisplayMode(.{self.title})"]
        return ["NavigationStack {"] + ["    " + line for line in lines] + ["}"]


def leaf(color, name, length):
    return f'Color.{color}.frame(height: {length}).accessibilityIdentifier("{name}")'


def fixture(seed):
    screen = Screen(seed)
    moments = []
    for displacement in [0] + screen.displacements():
        seen = {name: frame for name, frame in screen.frames(displacement).items()
                if is_seen(frame, screen.width, screen.height)}
        lines = [frame_line(name, frame, screen.scale) for name, frame in seen.items()]
        moments.append((f"scroll 0 {displacement}" if displacement else "at rest", [line for line in lines if line]))
    head = f"{screen.width} {screen.height} {screen.scale} / {screen.safe_top} 0 {screen.safe_bottom} 0"
    return entry(f"screens {seed}", head, moments, screen.source())


if __name__ == "__main__":
    print("".join(map(fixture, range(24))), end="")
