import SwiftSyntax
import ViewRuntime

/// Calls of built-in views and modifiers.
extension Lowering {
    func viewCall(
        _ overload: Overload,
        _ arguments: [Lowered?],
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        guard case .view(let make) = overload.implementation else { return failed("this is not a view", at: node) }
        let name = overload.signature.name
        reportGrade(name, overload, at: node)
        let (codes, known) = codes(arguments)
        let constants = overload.isPure ? known : nil
        let machine = machine
        if name == "Text" || name == "Image" {
            let type = StaticType.native(name)
            if let constants {
                var call = BuiltinCall(receiver: .missing, arguments: constants, machine: machine, position: start)
                if let kind = try? make(&call), let value = Value(textOrImage: kind) {
                    return Lowered(type, start, constant: value)
                }
            }
            return Lowered(type, start) { frame throws(Failure) in
                var call = BuiltinCall(
                    receiver: .missing,
                    arguments: try Self.values(codes, frame),
                    machine: frame.machine,
                    position: start
                )
                return Value(textOrImage: try make(&call)) ?? .void
            }
        }
        if let constants {
            var call = BuiltinCall(receiver: .missing, arguments: constants, machine: machine, position: start)
            if let kind = try? make(&call) {
                return Lowered(.view, chain: ViewChain(constant: ViewValue(kind, source: start)), start)
            }
        }
        let chain = ViewChain { frame throws(Failure) in
            var call = BuiltinCall(
                receiver: .missing,
                arguments: try Self.values(codes, frame),
                machine: frame.machine,
                position: start
            )
            return ViewValue(try make(&call), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    /// Adds a modifier to the view so far.
    func applyModifierOverload(
        _ name: String,
        _ overload: Overload,
        _ arguments: [Lowered?],
        _ receiver: Receiver,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        guard case .value(let base) = receiver else { return failed("'\(name)' needs a view", at: node) }
        reportGrade(name, overload, at: node)
        let position = position(node)
        var chain = base.viewChain
        let (codes, constants) = codes(arguments)
        if case .transform(let make) = overload.implementation {
            chain.append(
                .transform { frame, view throws(Failure) in
                    var call = BuiltinCall(
                        receiver: .missing,
                        arguments: try Self.values(codes, frame),
                        machine: frame.machine,
                        position: position
                    )
                    return try make(&call, view)
                }
            )
            return Lowered(.view, chain: chain, base.position)
        }
        guard case .modifier(let make) = overload.implementation else {
            return failed("'\(name)' needs a view", at: node)
        }
        if let constants, overload.isPure {
            var call = BuiltinCall(receiver: .missing, arguments: constants, machine: machine, position: position)
            if let kind = try? make(&call) {
                chain.append(.constant(ModifierValue(kind, source: position)))
                return Lowered(.view, chain: chain, base.position)
            }
        }
        chain.append(
            .make(position) { frame throws(Failure) in
                var call = BuiltinCall(
                    receiver: .missing,
                    arguments: try Self.values(codes, frame),
                    machine: frame.machine,
                    position: position
                )
                return try make(&call)
            }
        )
        return Lowered(.view, chain: chain, base.position)
    }
}

extension Value {
    /// A text or image as a value that its own methods take.
    init?(textOrImage kind: ViewValue.Kind) {
        switch kind {
        case .text(let text): self = .native(.text(text))
        case .image(let image): self = .native(.image(image))
        default: return nil
        }
    }
}
