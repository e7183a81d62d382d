import HandMadeViews
import LayoutCore
import ViewRuntime

/// Screens of all containers, leaves and modifiers that take part in layout, by chance; the same seed gives the same screen.
struct RandomScreen {
    private var random: SplitMix
    /// True for lengths that no view can have among the others.
    private let isHostile: Bool

    private init(seed: UInt64, isHostile: Bool) {
        random = SplitMix(seed: seed)
        self.isHostile = isHostile
    }

    static func make(seed: Int, isHostile: Bool = false, depth: Int = 4) -> ViewValue {
        var screen = RandomScreen(seed: UInt64(seed), isHostile: isHostile)
        return screen.view(depth: depth)
    }

    private mutating func view(depth: Int) -> ViewValue {
        if depth == 0 || random.next(below: 6) == 0 { return leaf() }
        return random.next(below: 2) == 0 ? modified(view(depth: depth - 1), depth: depth) : container(depth: depth)
    }

    private mutating func views(depth: Int) -> [ViewValue] {
        (0...random.next(below: 3)).map { _ in view(depth: depth - 1) }
    }

    private mutating func tuple(depth: Int) -> ViewContent {
        .value(ViewValue(.tuple(views(depth: depth)), source: Make.here))
    }

    // MARK: Leaves

    private mutating func leaf() -> ViewValue {
        switch random.next(below: 8) {
        case 0: Make.text(one(of: ["Hello", "two words", "שלום", "a\nb", "ไทย", ""]))
        case 1: ViewValue(.spacer(minLength: random.next(below: 2) == 0 ? nil : length()), source: Make.here)
        case 2: ViewValue(.divider, source: Make.here)
        case 3: ViewValue(.shape(ShapeViewValue(shape: one(of: [.circle, .capsule, .rectangle]))), source: Make.here)
        case 4: Make.color("blue")
        default: Make.color("green").with(.frame(width: length(), height: 12, alignment: .center))
        }
    }

    // MARK: Containers

    private mutating func container(depth: Int) -> ViewValue {
        switch random.next(below: 12) {
        case 0, 1, 2:
            Make.stack(
                one(of: [.horizontal, .vertical, .depth]),
                alignment: alignment(),
                spacing: spacing(),
                views(depth: depth)
            )
        case 3:
            Make.stack(
                .horizontal,
                alignment: Alignment(
                    horizontal: .horizontalCenter,
                    vertical: one(of: [.firstTextBaseline, .lastTextBaseline])
                ),
                views(depth: depth)
            )
        case 4: ViewValue(.grid(grid(depth: depth)), source: Make.here)
        case 5: Lazy.grid(along: one(of: Axis.allCases), items(), spacing: spacing(), views(depth: depth))
        case 6: Lazy.stack(along: one(of: Axis.allCases), spacing: spacing(), views(depth: depth))
        case 7: Make.scroll(view(depth: depth - 1), axes: one(of: [.vertical, .horizontal, [.horizontal, .vertical]]))
        case 8:
            ViewValue(
                .viewThatFits(axes: one(of: [.vertical, .horizontal]), content: tuple(depth: depth)),
                source: Make.here
            )
        case 9: Make.section(header: leaf(), footer: leaf(), view(depth: depth - 1))
        case 10: ViewValue(.label(title: .value(leaf()), icon: .value(leaf())), source: Make.here)
        default: ViewValue(.group(content: tuple(depth: depth)), source: Make.here)
        }
    }

    private mutating func grid(depth: Int) -> GridValue {
        let rows = (0...random.next(below: 2)).map { _ in
            ViewValue(.gridRow(alignment: nil, content: tuple(depth: depth)), source: Make.here)
        }
        return GridValue(
            alignment: alignment(),
            horizontalSpacing: spacing(),
            verticalSpacing: spacing(),
            content: .value(ViewValue(.tuple(rows), source: Make.here))
        )
    }

    private mutating func items() -> [GridItemValue] {
        (0...random.next(below: 2)).map { _ in
            let size: GridItemValue.Size =
                switch random.next(below: 3) {
                case 0: .fixed(length())
                case 1: .flexible(minimum: 10, maximum: 10 + length())
                default: .adaptive(minimum: 20 + length(), maximum: .infinity)
                }
            return GridItemValue(size: size, spacing: spacing(), alignment: alignment())
        }
    }

    // MARK: Modifiers

    private mutating func modified(_ view: ViewValue, depth: Int) -> ViewValue {
        let kind: ModifierValue.Kind =
            switch random.next(below: 4) {
            case 0: sizing()
            case 1: placing()
            case 2: dressing(depth: depth)
            default: insetting(depth: depth)
            }
        return view.with(kind)
    }

    private mutating func sizing() -> ModifierValue.Kind {
        switch random.next(below: 8) {
        case 0: .padding(edges: [.leading, .top], length: length())
        case 1: .paddingInsets(EdgeInsets(top: 1, leading: length(), bottom: 2, trailing: 3))
        case 2: .frame(width: length() + 60, height: nil, alignment: alignment())
        case 3: .flexibleFrame(FlexibleFrameValue(minWidth: length(), maxWidth: .infinity, alignment: alignment()))
        case 4: .fixedSize(horizontal: true, vertical: random.next(below: 2) == 0)
        case 5: .layoutPriority(Double(random.next(below: 3)) - 1)
        case 6: .aspectRatio(one(of: [nil, 1.5, 0.5]), contentMode: one(of: [.fit, .fill]))
        default:
            .containerRelativeFrame(
                ContainerRelativeFrameValue(
                    axes: .horizontal,
                    length: .span(count: 3, span: 1, spacing: length()),
                    alignment: alignment()
                )
            )
        }
    }

    private mutating func placing() -> ModifierValue.Kind {
        switch random.next(below: 7) {
        case 0: return .offset(x: length(), y: 4)
        case 1: return .position(Point(x: length(), y: 20))
        case 2: return .scaleEffect(x: 1.5, y: 0.5, anchor: one(of: [.leading, .center, .topTrailing]))
        case 3: return .rotationEffect(degrees: 90, anchor: .center)
        case 4: return .zIndex(Double(random.next(below: 3)))
        case 5: return .hidden
        default:
            let shift = length()
            return .alignmentGuide(one(of: [.leading, .top, .horizontalCenter]), Function { _, _ in Number(shift) })
        }
    }

    private mutating func dressing(depth: Int) -> ModifierValue.Kind {
        let other = ViewContent.value(view(depth: depth - 1))
        return switch random.next(below: 6) {
        case 0: .overlay(content: other, alignment: alignment())
        case 1: .background(content: other, alignment: alignment())
        case 2: .backgroundStyle(.color(.named("yellow")), ignoresSafeAreaEdges: .all)
        case 3: .clipped
        case 4: .clipShape(.capsule)
        default: .border(.color(.named("black")), width: 2)
        }
    }

    private mutating func insetting(depth: Int) -> ModifierValue.Kind {
        switch random.next(below: 5) {
        case 0, 1:
            let edge = one(of: Edge.allCases)
            let guide: AlignmentGuide =
                edge.axis == .vertical ? one(of: [.leading, .trailing]) : one(of: [.top, .bottom])
            return .safeAreaInset(
                SafeAreaInsetValue(
                    edge: edge,
                    alignment: guide,
                    spacing: spacing(),
                    content: .value(view(depth: depth - 1))
                )
            )
        case 2: return .safeAreaPadding(edges: one(of: [.leading, .top, .all]), length: length())
        case 3: return .ignoresSafeArea(regions: .all, edges: one(of: [.all, .top, .leading]))
        default:
            return .contentMargins(
                edges: .all,
                insets: EdgeInsets(top: 3, leading: length(), bottom: 5, trailing: 7),
                placement: .scrollContent
            )
        }
    }

    // MARK: Numbers

    private mutating func length() -> Double {
        if isHostile, random.next(below: 4) == 0 { return one(of: [-20, .infinity, -.infinity, .nan, 1e300, 0]) }
        return Double(random.next(below: 180)) / 3
    }

    private mutating func spacing() -> Double? { one(of: [nil, 0, 3, length()]) }

    private mutating func alignment() -> Alignment {
        one(of: [.topLeading, .center, .bottomTrailing, .leading, .trailing])
    }

    private mutating func one<Element>(of choices: [Element]) -> Element { choices[random.next(below: choices.count)] }
}

/// A small generator of numbers that are the same on every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }
}
