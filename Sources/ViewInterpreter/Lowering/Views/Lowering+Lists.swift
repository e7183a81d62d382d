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
        if arguments.inside.contains(where: { $0.label == "children" }) {
            warn("'children' has no effect here: it would have made rows that open and close", at: call)
        }
        let rows = lowerForEach(inner, call, start)
        if rows.isFailed { return rows }
        let view = rows.viewCode
        let chain = ViewChain { frame throws(Failure) in
            ViewValue(.list(content: .value(try view(frame))), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    static let listReason = "shown in plain style; the heights and margins of rows are not known exactly"
}
