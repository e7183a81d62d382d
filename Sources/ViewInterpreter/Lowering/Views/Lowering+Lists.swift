import SwiftSyntax
import ViewRuntime

/// Lists that take data: a list around a `ForEach`.
extension Lowering {
    /// `List(data) { … }` and its forms with `id:`, `selection:`, bindings and `children:`; `nil` for a list with content.
    func lowerListOfData(_ arguments: Arguments, _ call: FunctionCallExprSyntax, _ start: SourcePosition) -> Lowered? {
        guard let first = arguments.inside.first, first.label == nil else { return nil }
        var inner = arguments
        inner.inside.removeAll { ["selection", "children", "rowContent"].contains($0.label ?? "") }
        if let content = arguments.inside.first(where: { $0.label == "rowContent" }) {
            inner.trailing = [Arguments.Argument(label: nil, expression: content.expression)]
        }
        for argument in arguments.inside where argument.label == "selection" { _ = lower(argument.expression) }
        report(.note, "'List' is approximate: \(Self.listReason)", at: start)
        let rows = outline(arguments, inner, call, start) ?? lowerForEach(inner, call, start)
        if rows.isFailed { return rows }
        let view = rows.viewCode
        let chain = ViewChain { frame throws(Failure) in
            ViewValue(.list(content: .value(try view(frame))), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    /// The rows of `List(data, children:)`, which are those of an `OutlineGroup`.
    private func outline(
        _ arguments: Arguments,
        _ inner: Arguments,
        _ call: FunctionCallExprSyntax,
        _ start: SourcePosition
    ) -> Lowered? {
        guard let children = arguments.inside.first(where: { $0.label == "children" }),
            let group = topLevelTypes["OutlineGroup"]
        else { return nil }
        var groupArguments = inner
        groupArguments.inside.append(children)
        return construct(.user(group.id), groupArguments, at: call, start: start)
    }

    static let listReason = "shown in plain style; the heights and margins of rows are not known exactly"

    /// A `DisclosureGroup` without a binding, as the view that keeps whether it is open.
    func disclosureWithState(_ name: String, _ arguments: Arguments, _ call: FunctionCallExprSyntax) -> Lowered? {
        guard name == "DisclosureGroup", let view = topLevelTypes["DisclosureGroupState"],
            !arguments.inside.contains(where: { $0.label == "isExpanded" })
        else { return nil }
        return construct(.user(view.id), arguments, at: call, start: position(call))
    }
}
