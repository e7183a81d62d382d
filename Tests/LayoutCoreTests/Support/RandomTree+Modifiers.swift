import LayoutCore

extension RandomTree {
    mutating func modifier(depth: Int, stackAxis: Axis?) -> LayoutNode {
        let child = node(depth: depth - 1, stackAxis: stackAxis)
        switch values.number(below: 5) {
        case 0: return safeAreaModifier(around: child, depth: depth)
        case 1: return alignmentModifier(around: child, depth: depth)
        default: return sizeModifier(around: child)
        }
    }

    private mutating func sizeModifier(around child: LayoutNode) -> LayoutNode {
        switch values.number(below: 9) {
        case 0: child.wrapped(PaddingLayout(insets: values.insets()))
        case 1:
            child.wrapped(
                FrameLayout(width: values.maybeLength(), height: values.maybeLength(), alignment: values.alignment())
            )
        case 2, 3: child.wrapped(flexibleFrame())
        case 4: child.wrapped(FixedSizeLayout(horizontal: values.chance(), vertical: values.chance()))
        case 5: child.wrapped(PriorityLayout(values.isHostile ? values.length() : Double(values.number(below: 3) - 1)))
        case 6, 7:
            child.wrapped(
                AspectRatioLayout(ratio: values.maybeLength(), contentMode: values.chance() ? .fit : .fill)
            )
        default:
            child.wrapped(
                ContainerRelativeLayout(
                    width: values.maybeLength(),
                    height: values.maybeLength(),
                    alignment: values.alignment()
                )
            )
        }
    }

    private mutating func flexibleFrame() -> FlexibleFrameLayout {
        FlexibleFrameLayout(
            minWidth: values.maybeLength(),
            idealWidth: values.maybeLength(),
            maxWidth: values.chance() ? .infinity : values.maybeLength(),
            minHeight: values.maybeLength(),
            idealHeight: values.maybeLength(),
            maxHeight: values.chance() ? .infinity : values.maybeLength(),
            alignment: values.alignment()
        )
    }

    private mutating func alignmentModifier(around child: LayoutNode, depth: Int) -> LayoutNode {
        switch values.number(below: 5) {
        case 0, 1:
            let axis: Axis = values.chance() ? .horizontal : .vertical
            let (guide, other, shift) = (values.guide(axis), values.guide(axis), values.length())
            return child.wrapped(AlignmentGuideLayout(guide) { $0[other] + $0.height / 3 - shift })
        case 2:
            return child.wrapped(PositionLayout(Point(x: values.length(), y: values.length())))
        case 3:
            return child.wrapped(UnaryLayout())
        default:
            let others = (0..<values.number(below: 3)).map { _ in node(depth: depth - 1, stackAxis: nil) }
            return LayoutNode(SecondaryLayout(alignment: values.alignment()), children: [child] + others)
        }
    }

    private mutating func safeAreaModifier(around child: LayoutNode, depth: Int) -> LayoutNode {
        switch values.number(below: 5) {
        case 0, 1:
            let edge = values.one(of: Edge.allCases)
            let layout = SafeAreaInsetLayout(
                edge: edge,
                alignment: values.guide(edge.axis.crossing),
                spacing: values.maybeLength(),
                pixel: 1.0 / 3
            )
            return LayoutNode(layout, children: [child, node(depth: depth - 1, stackAxis: nil)])
        case 2:
            return child.wrapped(SafeAreaPaddingLayout(insets: values.insets(), pixel: 1.0 / 3))
        case 3:
            return child.wrapped(RootLayout(size: values.size(), safeAreaInsets: values.insets()))
        default:
            return child.wrapped(IgnoresSafeAreaLayout(edges: values.edges(), pixel: 1.0 / 3))
        }
    }
}
