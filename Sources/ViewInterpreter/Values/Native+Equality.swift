import LayoutCore
import ViewRuntime

extension Native {
    /// Says whether two values are equal; kinds that have no `==` never are.
    func isEqual(to other: Native) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)): a == b
        case (.style(let a), .style(let b)): a == b
        case (.color(let a), .style(let b)), (.style(let b), .color(let a)): b == .color(a)
        case (.gradient(let a), .gradient(let b)): a == b
        case (.font(let a), .font(let b)): a == b
        case (.fontWeight(let a), .fontWeight(let b)): a == b
        case (.fontDesign(let a), .fontDesign(let b)): a == b
        case (.textStyle(let a), .textStyle(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        case (.shape(let a), .shape(let b)): a == b
        case (.alignment(let a), .alignment(let b)): a == b
        case (.guide(let a), .guide(let b)): a == b
        case (.edge(let a), .edge(let b)): a == b
        case (.edgeSet(let a), .edgeSet(let b)): a == b
        case (.axis(let a), .axis(let b)): a == b
        case (.axisSet(let a), .axisSet(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.insets(let a), .insets(let b)): a == b
        case (.unitPoint(let a), .unitPoint(let b)): a == b
        case (.angle(let a), .angle(let b)): a == b
        case (.animation(let a), .animation(let b)): a == b
        case (.coordinateSpace(let a), .coordinateSpace(let b)): a == b
        case (.scrollProxy(let a), .scrollProxy(let b)): a == b
        case (.scrollGeometry(let a), .scrollGeometry(let b)): a == b
        case (.scrollPhase(let a), .scrollPhase(let b)): a == b
        case (.drag(let a), .drag(let b)): a == b
        case (.proposal(let a), .proposal(let b)): a == b
        case (.spacing(let a), .spacing(let b)): a == b
        case (.transitionPhase(let a), .transitionPhase(let b)): a == b
        case (.pinnedViews(let a), .pinnedViews(let b)): a == b
        case (.gridItem(let a), .gridItem(let b)): a == b
        case (.scrollPosition(let a), .scrollPosition(let b)):
            a.target == b.target && a.anchor == b.anchor && a.generation == b.generation
        case (.regions(let a), .regions(let b)): a == b
        case (.colorScheme(let a), .colorScheme(let b)): a == b
        case (.layoutDirection(let a), .layoutDirection(let b)): a == b
        case (.dynamicTypeSize(let a), .dynamicTypeSize(let b)): a == b
        case (.sizeClass(let a), .sizeClass(let b)): a == b
        case (.textAlignment(let a), .textAlignment(let b)): a == b
        case (.duration(let a), .duration(let b)): a == b
        case (.decimal(let a), .decimal(let b)): a == b
        case (.characterSet(let a), .characterSet(let b)): a == b
        case (.action(let a), .action(let b)): a == b
        case (.option(let a, let b), .option(let c, let d)): a == c && b == d
        case (.anchor(let a), .anchor(let b)): a.globalRect == b.globalRect
        case (.anchorSource(let a), .anchorSource(let b)): a == b
        default: false
        }
    }
}
