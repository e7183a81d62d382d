package import LayoutCore

/// A program's own `Layout`.
///
/// Each method is given what the program keeps between calls and may change it; the engine begins with a fresh one when a subview
/// changes.
package protocol ProgramLayout: AnyObject {
    var typeName: String { get }

    /// The axis that `layoutProperties` names, by which spacers and dividers inside turn; `nil` if there is none.
    func stackAxis(in context: EvaluationContext) throws(EvaluationFailure) -> Axis?

    /// What the program keeps between calls.
    func makeCache(
        subviews: [ProgramSubview],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> any ProgramValue

    func sizeThatFits(
        _ proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> Size

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure)

    /// The gaps that the layout wants around itself; `nil` if the program leaves that to the subviews.
    func spacing(
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewSpacing?

    /// True if the program says itself where guides along an axis lie.
    func setsGuides(along axis: Axis) -> Bool

    /// Where a guide lies in the layout, in points from its leading or top edge; `nil` if the program does not set it.
    func explicitAlignment(
        of guide: AlignmentGuide,
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: [ProgramSubview],
        cache: inout any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> Double?

    func isEquivalent(to other: any ProgramLayout) -> Bool
}

/// A program's `LayoutValueKey`.
package protocol LayoutValueKeyDefinition: AnyObject {
    /// Tells keys apart within one program.
    var id: Int { get }
}

/// What a program's own layout sees of one of its subviews.
package struct ProgramSubview {
    package let subview: LayoutSubview
    private weak var item: ItemNode?

    init(_ subview: LayoutSubview, _ item: ItemNode?) {
        self.subview = subview
        self.item = item
    }

    /// The value that the subview carries for a key; `nil` if it carries none.
    ///
    /// The outermost `layoutValue(key:value:)` counts; other modifiers around it change nothing, containers end the search.
    ///
    /// - Complexity: O(*m*) in the modifiers of the subview.
    package func layoutValue(_ key: any LayoutValueKeyDefinition) -> (any ProgramValue)? {
        var current = item
        while let modifier = current as? ModifierItem {
            if case .layoutValue(let other, let value) = modifier.modifier.kind, other.id == key.id { return value }
            current = modifier.content
        }
        return nil
    }
}
