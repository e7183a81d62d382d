import LayoutCore

/// The SplitMix64 generator: small, and the same numbers for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Lengths, proposals and alignments by chance; the same seed gives the same ones.
struct RandomValues {
    private var generator: SplitMix64
    /// Whether lengths may be such as no view can have.
    let isHostile: Bool

    init(seed: UInt64, isHostile: Bool = false) {
        generator = SplitMix64(seed: seed)
        self.isHostile = isHostile
    }

    static let hostileLengths: [Double] = [
        .nan, .infinity, -.infinity, -40, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0,
    ]

    mutating func bits() -> UInt64 { generator.next() }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    mutating func chance() -> Bool { Bool.random(using: &generator) }

    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }

    /// Thirds of points up to 120.
    mutating func length() -> Double {
        if isHostile, number(below: 4) == 0 { return one(of: Self.hostileLengths) }
        return Double(number(below: 361)) / 3
    }

    mutating func maybeLength() -> Double? { chance() ? length() : nil }

    mutating func size() -> Size { Size(width: length(), height: length()) }

    mutating func insets() -> EdgeInsets {
        EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
    }

    mutating func proposal() -> ProposedViewSize { ProposedViewSize(width: proposedLength(), height: proposedLength()) }

    private mutating func proposedLength() -> Double? {
        switch number(below: 8) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: length() * 2
        }
    }

    mutating func safeArea() -> SafeArea? {
        if number(below: 4) == 0 { return nil }
        let outer = Rect(x: -length(), y: -length(), width: 393, height: 852)
        return SafeArea(outer: outer, safe: outer.inset(by: insets()))
    }

    mutating func axes() -> Axis.Set { one(of: [[], .horizontal, .vertical, [.horizontal, .vertical]]) }

    mutating func edges() -> Edge.Set {
        one(of: [[], .top, .bottom, .leading, .trailing, .horizontal, .vertical, .all])
    }

    mutating func horizontalGuide() -> AlignmentGuide {
        one(of: [.leading, .horizontalCenter, .trailing, customGuide(.horizontal)])
    }

    mutating func verticalGuide() -> AlignmentGuide {
        one(of: [
            .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, customGuide(.vertical),
        ])
    }

    mutating func guide(_ axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontalGuide() : verticalGuide() }

    mutating func alignment() -> Alignment { Alignment(horizontal: horizontalGuide(), vertical: verticalGuide()) }

    /// A program's own guide: one of a few, whose defaults depend on the size in ways that are not proportional.
    private mutating func customGuide(_ axis: Axis) -> AlignmentGuide {
        switch number(below: isHostile ? 3 : 2) {
        case 0: AlignmentGuide(id: 100, axis: axis) { $0[axis] / 3 + 7 }
        case 1: AlignmentGuide(id: 101, axis: axis) { min($0.width, $0.height) }
        default: AlignmentGuide(id: 102, axis: axis) { $0.width > 50 ? .nan : .infinity }
        }
    }
}
