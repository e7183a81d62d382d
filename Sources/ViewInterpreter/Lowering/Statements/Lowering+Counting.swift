import SwiftSyntax
import ViewRuntime

/// Counting what stands in a block when it runs.
extension Lowering {
    /// Counts the work of a block or of a loop's condition; `nil` where the step of its call or round stands for it.
    func counting(_ node: some SyntaxProtocol) -> Step? {
        let parts = work.parts(of: node)
        guard parts > 0 else { return nil }
        let position = position(node)
        return { frame throws(Failure) in
            try frame.machine.work(parts, position)
            return .next
        }
    }

    /// An expression that counts the work of `node` first.
    func counted(_ code: @escaping Code, for node: some SyntaxProtocol) -> Code {
        guard let count = counting(node) else { return code }
        return { frame throws(Failure) in
            _ = try count(frame)
            return try code(frame)
        }
    }

    /// A view that counts the work of the block that makes it, unless it is always the same.
    func counted(_ view: Lowered, for list: CodeBlockItemListSyntax) -> Lowered {
        guard view.constantView == nil, let count = counting(list) else { return view }
        let code = view.viewCode
        var result = view
        result.form = .chain(
            ViewChain { frame throws(Failure) in
                _ = try count(frame)
                return try code(frame)
            }
        )
        return result
    }
}
