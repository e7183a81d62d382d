#!/usr/bin/env python3
"""Lays out random trees of stacks, frames and paddings by the published rules, and writes them as fixtures.

A second evaluator of its own, which shares nothing with the engine: `stacks.py > stacks.txt`. The rules (README.md of this
folder): a stack offers each child an equal share of what is left, the least flexible first, after it has set aside the least
that lower priorities need; a frame replaces or clamps the offer and aligns its content; padding takes its edges off.
"""

import random

from common import INFINITY, entry, frame_line, is_seen

HORIZONTAL, VERTICAL = 0, 1
FRACTIONS = {"leading": 0, "top": 0, "center": 0.5, "trailing": 1, "bottom": 1}
ALIGNMENTS = {
    "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5), "center": (0.5, 0.5),
    "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1),
}
COLORS = ["red", "green", "blue", "orange", "yellow", "purple", "pink", "gray", "cyan", "mint", "teal", "indigo", "brown"]


def along(axis, main, cross):
    return (main, cross) if axis == HORIZONTAL else (cross, main)


def share(length, fraction):
    """A part of a length; nothing of infinity is nothing."""
    return 0 if fraction == 0 or length == 0 else length * fraction


class View:
    """A view: `size(offer)` in points, `place` tells where the leaves stand, `source` is its Swift."""

    priority = 0

    def wants_no_gap(self, axis, at_end):
        """True for an edge at which a spacer stands: it touches its neighbour."""
        return False


class Fill(View):
    def __init__(self, name, color):
        self.name, self.color = name, color

    def size(self, offer):
        return tuple(10 if length is None else max(length, 0) for length in offer)

    def place(self, x, y, offer, frames):
        frames[self.name] = (x, y, *self.size(offer))

    def source(self):
        return [f'Color.{self.color}.accessibilityIdentifier("{self.name}")']


class Spacer(View):
    priority = -INFINITY

    def __init__(self, minimum, axis):
        self.minimum, self.axis = minimum, axis

    def size(self, offer):
        least = 8 if self.minimum is None else self.minimum
        length = offer[self.axis]
        return along(self.axis, least if length is None else max(length, least), 0)

    def place(self, x, y, offer, frames):
        pass

    def wants_no_gap(self, axis, at_end):
        return axis == self.axis

    def source(self):
        return ["Spacer()" if self.minimum is None else f"Spacer(minLength: {self.minimum})"]


class Modifier(View):
    """Changes the offer to its content, puts the content somewhere, and may have another size."""

    alignment = "topLeading"

    def __init__(self, content):
        self.content = content

    def inner(self, offer):
        return offer

    def size(self, offer):
        return self.content.size(self.inner(offer))

    def place(self, x, y, offer, frames):
        own, inner = self.size(offer), self.inner(offer)
        content = self.content.size(inner)
        dx, dy = ALIGNMENTS[self.alignment]
        self.content.place(x + (own[0] - content[0]) * dx, y + (own[1] - content[1]) * dy, inner, frames)

    def wants_no_gap(self, axis, at_end):
        return self.content.wants_no_gap(axis, at_end)

    def source(self):
        return self.content.source() + ["    " + self.call()]


class Frame(Modifier):
    def __init__(self, content, width, height, alignment):
        super().__init__(content)
        self.lengths, self.alignment = (width, height), alignment

    def inner(self, offer):
        return tuple(old if new is None else new for old, new in zip(offer, self.lengths))

    def size(self, offer):
        return tuple(old if new is None else new for old, new in zip(super().size(offer), self.lengths))

    def wants_no_gap(self, axis, at_end):
        return self.lengths[axis] is None and super().wants_no_gap(axis, at_end)

    def call(self):
        parts = [f"{name}: {length}" for name, length in zip(("width", "height"), self.lengths) if length is not None]
        return f".frame({', '.join(parts + [f'alignment: .{self.alignment}'])})"


class FlexibleFrame(Modifier):
    def __init__(self, content, limits, alignment):
        super().__init__(content)
        self.limits, self.alignment = limits, alignment

    def inner(self, offer):
        return tuple(self.clamped(ideal if length is None else length, least, most)
                     for length, (least, ideal, most) in zip(offer, self.limits))

    @staticmethod
    def clamped(length, least, most):
        if length is None:
            return None
        return max(-INFINITY if least is None else least, min(length, INFINITY if most is None else most))

    def size(self, offer):
        content = super().size(offer)
        return tuple(self.length(*each) for each in zip(offer, self.limits, content))

    def length(self, offered, limits, content):
        least, ideal, most = limits
        if offered is None:
            return self.clamped(content if ideal is None else ideal, least, most)
        if least is None and most is None:
            return content
        if least is not None and most is not None:
            return self.clamped(offered, least, most)
        return max(min(offered, content), least) if most is None else min(max(offered, content), most)

    def wants_no_gap(self, axis, at_end):
        return self.limits[axis] == (None, None, None) and super().wants_no_gap(axis, at_end)

    def call(self):
        parts = [
            f"{bound}{name}: {'.infinity' if length == INFINITY else length}"
            for name, limits in zip(("Width", "Height"), self.limits)
            for bound, length in zip(("min", "ideal", "max"), limits) if length is not None
        ]
        return f".frame({', '.join(parts + [f'alignment: .{self.alignment}'])})"


class Padding(Modifier):
    def __init__(self, content, top, leading, bottom, trailing):
        super().__init__(content)
        self.edges = (top, leading, bottom, trailing)

    def inner(self, offer):
        top, leading, bottom, trailing = self.edges
        return tuple(None if length is None else max(length - taken, 0)
                     for length, taken in zip(offer, (leading + trailing, top + bottom)))

    def size(self, offer):
        top, leading, bottom, trailing = self.edges
        width, height = super().size(offer)
        return (max(width + leading + trailing, 0), max(height + top + bottom, 0))

    def place(self, x, y, offer, frames):
        self.content.place(x + self.edges[1], y + self.edges[0], self.inner(offer), frames)

    def wants_no_gap(self, axis, at_end):
        edge = {(HORIZONTAL, False): 1, (HORIZONTAL, True): 3, (VERTICAL, False): 0, (VERTICAL, True): 2}[axis, at_end]
        return self.edges[edge] == 0 and super().wants_no_gap(axis, at_end)

    def call(self):
        return ".padding(EdgeInsets(top: {}, leading: {}, bottom: {}, trailing: {}))".format(*self.edges)


class FixedSize(Modifier):
    def __init__(self, content, axes):
        super().__init__(content)
        self.axes = axes

    def inner(self, offer):
        return tuple(None if fixed else length for fixed, length in zip(self.axes, offer))

    def call(self):
        return ".fixedSize(horizontal: {}, vertical: {})".format(*(str(fixed).lower() for fixed in self.axes))


class Priority(Modifier):
    def __init__(self, content, priority):
        super().__init__(content)
        self.priority = priority

    def call(self):
        return f".layoutPriority({self.priority})"


class Offset(Modifier):
    def __init__(self, content, dx, dy):
        super().__init__(content)
        self.dx, self.dy = dx, dy

    def place(self, x, y, offer, frames):
        self.content.place(x + self.dx, y + self.dy, offer, frames)

    def call(self):
        return f".offset(x: {self.dx}, y: {self.dy})"


class Layer(Modifier):
    """A background or an overlay: offered the size of what it belongs to, and never part of it."""

    def __init__(self, content, layer, kind, where):
        super().__init__(content)
        self.layer, self.kind, self.where = layer, kind, where

    def place(self, x, y, offer, frames):
        self.content.place(x, y, offer, frames)
        own = self.content.size(offer)
        layer, (dx, dy) = self.layer.size(own), ALIGNMENTS[self.where]
        self.layer.place(x + (own[0] - layer[0]) * dx, y + (own[1] - layer[1]) * dy, own, frames)

    def source(self):
        inner = ["        " + line for line in self.layer.source()]
        return self.content.source() + [f"    .{self.kind}(alignment: .{self.where}) {{"] + inner + ["    }"]


class Stack(View):
    def __init__(self, axis, children, alignment, spacing):
        self.axis, self.children, self.alignment, self.spacing = axis, children, alignment, spacing

    def gaps(self):
        if self.spacing is not None:
            return [self.spacing] * (len(self.children) - 1)
        return [0 if before.wants_no_gap(self.axis, True) or after.wants_no_gap(self.axis, False) else 8
                for before, after in zip(self.children, self.children[1:])]

    def offers(self, main, cross):
        """What each child is offered along the axis."""
        if main in (None, INFINITY):
            return [main] * len(self.children)

        def length(child, offered):
            return child.size(along(self.axis, offered, cross))[self.axis]

        least = [length(child, 0) for child in self.children]
        most = [length(child, INFINITY) for child in self.children]

        def order(index):
            flexibility = most[index] - least[index]
            return (flexibility, -least[index] if flexibility == INFINITY else 0, index)

        left, offers = main - sum(self.gaps()), {}
        for priority in sorted({child.priority for child in self.children}, reverse=True):
            group = sorted((i for i, child in enumerate(self.children) if child.priority == priority), key=order)
            room = left - sum(least[i] for i, child in enumerate(self.children) if child.priority < priority)
            for count, index in zip(range(len(group), 0, -1), group):
                offers[index] = max(room / count, 0)
                taken = length(self.children[index], offers[index])
                room, left = room - taken, left - taken
        return [offers[index] for index in range(len(self.children))]

    def lay_out(self, offer):
        main, cross = offer[self.axis], offer[1 - self.axis]
        offers = [along(self.axis, length, cross) for length in self.offers(main, cross)]
        sizes = [child.size(each) for child, each in zip(self.children, offers)]
        fraction = FRACTIONS[self.alignment]
        before = max(share(size[1 - self.axis], fraction) for size in sizes)
        after = max(share(size[1 - self.axis], 1 - fraction) for size in sizes)
        return offers, sizes, before, along(self.axis, sum(size[self.axis] for size in sizes) + sum(self.gaps()), before + after)

    def size(self, offer):
        return self.lay_out(offer)[3]

    def place(self, x, y, offer, frames):
        own = self.size(offer)
        cross = offer[1 - self.axis]
        offer = along(self.axis, offer[self.axis], own[1 - self.axis] if cross is None else cross)
        offers, sizes, before, new = self.lay_out(offer)
        start = (x + (own[0] - new[0]) / 2, y + (own[1] - new[1]) / 2)
        main, line = start[self.axis], start[1 - self.axis] + before
        for child, each, size, gap in zip(self.children, offers, sizes, self.gaps() + [0]):
            guide = size[1 - self.axis] * FRACTIONS[self.alignment]
            child.place(*along(self.axis, main, line - guide), each, frames)
            main += size[self.axis] + gap

    def wants_no_gap(self, axis, at_end):
        return axis == self.axis and self.children[-1 if at_end else 0].wants_no_gap(axis, at_end)

    def source(self):
        name = "HStack" if self.axis == HORIZONTAL else "VStack"
        spacing = "" if self.spacing is None else f", spacing: {self.spacing}"
        inner = ["    " + line for child in self.children for line in child.source()]
        return [f"{name}(alignment: .{self.alignment}{spacing}) {{"] + inner + ["}"]


class DepthStack(View):
    def __init__(self, children, alignment):
        self.children, self.alignment = children, alignment

    def lay_out(self, offer):
        sizes = [child.size(offer) for child in self.children]
        fractions = ALIGNMENTS[self.alignment]
        before = [max(share(size[axis], fractions[axis]) for size in sizes) for axis in (0, 1)]
        after = [max(share(size[axis], 1 - fractions[axis]) for size in sizes) for axis in (0, 1)]
        return sizes, before, (before[0] + after[0], before[1] + after[1])

    def size(self, offer):
        return self.lay_out(offer)[2]

    def place(self, x, y, offer, frames):
        own = self.size(offer)
        offer = tuple(size if length is None else length for length, size in zip(offer, own))
        sizes, before, new = self.lay_out(offer)
        x, y, (dx, dy) = x + (own[0] - new[0]) / 2, y + (own[1] - new[1]) / 2, ALIGNMENTS[self.alignment]
        for child, size in zip(self.children, sizes):
            child.place(x + before[0] - size[0] * dx, y + before[1] - size[1] * dy, offer, frames)

    def source(self):
        inner = ["    " + line for child in self.children for line in child.source()]
        return [f"ZStack(alignment: .{self.alignment}) {{"] + inner + ["}"]


class Grower:
    """Grows random trees; the same seed grows the same tree."""

    def __init__(self, seed):
        self.random, self.count = random.Random(seed), 0

    def leaf(self):
        self.count += 1
        return Fill(f"v{self.count}", COLORS[self.count % len(COLORS)])

    def tree(self, depth):
        kind = self.random.random()
        if depth == 0 or self.count > 8 or kind < 0.1:
            view = self.leaf()
        elif kind < 0.22:
            view = DepthStack([self.tree(depth - 1) for _ in range(self.random.randint(2, 3))], self.alignment())
        else:
            view = self.stack(depth, self.random.choice((HORIZONTAL, VERTICAL)))
        for _ in range(self.random.choice((0, 0, 1, 1, 2))):
            view = self.modified(view)
        return view

    def stack(self, depth, axis):
        children = []
        for _ in range(self.random.randint(2, 4)):
            if self.random.random() < 0.16:
                children.append(Spacer(self.random.choice((None, None, 0, self.random.randint(1, 30))), axis))
                continue
            child = self.tree(depth - 1)
            children.append(Priority(child, self.random.choice((1, 2, -1))) if self.random.random() < 0.15 else child)
        names = ("top", "center", "bottom") if axis == HORIZONTAL else ("leading", "center", "trailing")
        spacing = self.random.choice((None, 0, self.random.randint(1, 12), self.random.randint(1, 12)))
        return Stack(axis, children + [self.leaf()], self.random.choice(names), spacing)

    def alignment(self):
        return self.random.choice(sorted(ALIGNMENTS))

    def length(self):
        return self.random.choice((self.random.randint(5, 60), round(self.random.uniform(5, 60), 1)))

    def limits(self):
        least = self.random.randint(5, 40)
        ideal = least + self.random.randint(0, 40)
        most = ideal + self.random.randint(0, 60)
        return self.random.choice((
            (None, None, None), (None, None, INFINITY), (least, None, None), (None, None, most), (least, None, most),
            (least, ideal, most), (None, ideal, None), (least, ideal, None), (None, ideal, most), (least, None, INFINITY),
        ))

    def modified(self, view):
        kind = self.random.random()
        if kind < 0.3:
            lengths = self.random.choice(((self.length(), None), (None, self.length()), (self.length(), self.length())))
            return Frame(view, *lengths, self.alignment())
        if kind < 0.6:
            limits = (self.limits(), self.limits())
            if limits == ((None, None, None),) * 2:
                limits = ((None, None, INFINITY), limits[1])
            return FlexibleFrame(view, limits, self.alignment())
        if kind < 0.75:
            return Padding(view, *(self.random.choice((0, self.random.randint(-6, 18))) for _ in range(4)))
        if kind < 0.83:
            return FixedSize(view, self.random.choice(((True, False), (False, True), (True, True))))
        if kind < 0.9:
            return Offset(view, self.random.randint(-20, 20), self.random.randint(-20, 20))
        return Layer(view, self.leaf(), self.random.choice(("background", "overlay")), self.alignment())


def fixture(seed):
    """The fixture of a seed, or None where too little of the tree can be told."""
    grower = Grower(seed)
    tree = grower.tree(2)
    width, height = grower.random.choice((200, 240, 317, 390)), grower.random.choice((200, 260, 333, 500))
    scale, top, bottom = grower.random.choice((2, 3)), grower.random.choice((0, 20, 47)), grower.random.choice((0, 34))
    offer = (width, height - top - bottom)
    size, frames = tree.size(offer), {}
    if INFINITY in size:
        return None
    tree.place((offer[0] - size[0]) / 2, top + (offer[1] - size[1]) / 2, offer, frames)
    seen = {name: frame for name, frame in frames.items() if is_seen(frame, width, height) and min(frame[2:]) >= 1}
    lines = [frame_line(name, frame, scale) for name, frame in seen.items()]
    lines = [line for line in lines if line]
    if len(lines) < 3:
        return None
    screen = f"{width} {height} {scale} / {top} 0 {bottom} 0"
    return entry(f"stacks {seed}", screen, [("at rest", lines)], tree.source())


if __name__ == "__main__":
    fixtures = filter(None, map(fixture, range(1000)))
    print("".join(next(fixtures) for _ in range(60)), end="")
