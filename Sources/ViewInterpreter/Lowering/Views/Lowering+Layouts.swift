import SwiftSyntax
import ViewRuntime

/// Calls of layouts that are values: `layout { … }`.
extension Lowering {
    /// True for a value that can be called with views, as every `Layout` can.
    func isLayout(_ type: StaticType) -> Bool {
        if case .native(let name) = type { return BuiltinTable.layoutTypes.contains(name) }
        return info(type)?.conforms(to: "Layout") == true && !type.isOptional
    }

    /// The views that a layout makes of the content that it is called with.
    func callLayout(_ layout: Lowered, _ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        guard let content = (arguments.trailing.first ?? arguments.inside.first)?.expression,
            arguments.inside.count + arguments.trailing.count == 1
        else {
            return failed("a layout is called with one closure that makes views", at: node)
        }
        let builder = StaticType.FunctionType(parameters: [], result: .view, isBuilder: true)
        let views = coerced(lower(content, .function(builder)), to: .function(builder), at: content).code
        let code = layout.code
        let start = position(node)
        let chain = ViewChain { frame throws(Failure) in
            let value = try code(frame)
            guard case .function(let builder) = try views(frame) else { return ViewValue(.empty, source: start) }
            return value.laidOut(.body(builder), machine: frame.machine, source: start)
        }
        return Lowered(.view, chain: chain, start)
    }
}
