import SwiftSyntax
import ViewRuntime

/// What calls may do to their surroundings: throw, and change `self`.
extension Lowering {
    // MARK: Errors

    /// Notes a call that may throw, and reports it if no `try` covers it.
    func noteThrowingCall(at node: some SyntaxProtocol) {
        throwingCalls += 1
        if !isCoveredByTry(Syntax(node)) { error("call can throw but is not marked with 'try'", at: node) }
    }

    private func isCoveredByTry(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(TryExprSyntax.self) { return true }
            if let variable = parent.as(VariableDeclSyntax.self),
                variable.modifiers.contains(where: { $0.name.text == "async" })
            {
                return true
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self)
                || parent.is(MemberBlockItemSyntax.self)
            {
                return false
            }
            current = parent.parent
        }
        return true
    }

    /// Reports an error that leaves a function which is not marked `throws`.
    func checkHandled(at node: some SyntaxProtocol) {
        guard !isHandled(Syntax(node)) else { return }
        error(
            "errors thrown from here are not handled: use 'do' and 'catch', or 'try?', or mark the function 'throws'",
            at: node
        )
    }

    /// Says whether a `catch` or a caller takes an error from here.
    private func isHandled(_ node: Syntax) -> Bool {
        var (child, current) = (node, node.parent)
        while let parent = current {
            if parent.is(ClosureExprSyntax.self) || parent.is(SourceFileSyntax.self) { return true }
            if let handler = parent.as(DoStmtSyntax.self), child.id == Syntax(handler.body).id,
                !handler.catchClauses.isEmpty
            {
                return true
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.effectSpecifiers?.throwsClause != nil
            }
            if let initializer = parent.as(InitializerDeclSyntax.self) {
                return initializer.signature.effectSpecifiers?.throwsClause != nil
            }
            if let accessor = parent.as(AccessorDeclSyntax.self) {
                return accessor.effectSpecifiers?.throwsClause != nil
            }
            if parent.is(AccessorBlockSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
            (child, current) = (parent, parent.parent)
        }
        return true
    }

    // MARK: Changes of self

    /// True in a struct or enum where `self` must not be changed: in computed properties and in methods that are not `mutating`.
    var isSelfImmutable: Bool {
        guard let currentType, [.structure, .enumeration].contains(currentType.kind), !isStatic, var root = scope else {
            return false
        }
        while let parent = root.parent { root = parent }
        return !root.code.isMutating
    }

    /// What to do about a change of `self` that is not allowed.
    var immutableSelfAdvice: String {
        currentType?.isView == true
            ? "'self' is immutable; a view changes only properties with '@State' or '@Binding'"
            : "'self' is immutable; mark the function 'mutating'"
    }

    /// Says whether the code around may see private members of a type.
    func seesPrivate(of info: TypeInfo) -> Bool {
        var context = currentType
        while let current = context {
            if current === info { return true }
            context = current.parent
        }
        return false
    }

    // MARK: Conformance

    /// Says for certain that values of a type do not conform to `Equatable`, `Hashable` or `Comparable`.
    func lacks(_ name: String, _ type: StaticType) -> Bool {
        if name == "Comparable", type == .bool { return true }
        if name.hasSuffix("Integer"), type.isKnownScalar { return !type.isInteger }
        if name.hasSuffix("FloatingPoint"), type.isKnownScalar { return ![.double, .float].contains(type) }
        guard case .user(let id) = type else { return false }
        let info = program.types[id]
        guard info.kind != .protocolType, info.kind != .builtin else { return false }
        if name.hasSuffix("Integer") || name.hasSuffix("FloatingPoint") { return !info.conforms(to: name) }
        let implied: [String: [String]] = [
            "Equatable": [
                "Equatable", "Hashable", "Comparable", "OptionSet", "SetAlgebra", "Strideable", "Numeric",
                "AdditiveArithmetic", "VectorArithmetic", "RawRepresentable", "CodingKey",
            ],
            "Hashable": ["Hashable", "RawRepresentable", "CodingKey"],
            "Comparable": ["Comparable", "Strideable"],
        ]
        guard let names = implied[name] else { return false }
        if names.contains(where: { info.conforms(to: $0) || extensions[$0]?.conforms(to: name) == true }) {
            return false
        }
        if info.kind == .enumeration, name != "Comparable" {
            // An enum without payloads has both by itself.
            return info.cases.contains { !$0.parameters.isEmpty }
        }
        return true
    }

    /// Reports an argument whose type does not conform to what a generic parameter asks for.
    func checkConstraints(_ code: FunctionCode, _ bindings: [String: StaticType], at node: some SyntaxProtocol) {
        for (name, constraints) in code.constraints.sorted(by: { $0.key < $1.key }) {
            guard let type = bindings[name] else { continue }
            for constraint in constraints where lacks(constraint, type) {
                error("'\(code.name)' requires that '\(self.name(type))' conform to '\(constraint)'", at: node)
            }
        }
    }
}

extension StaticType {
    /// True for types that are known to be a number, a text or a truth value, and of which kind.
    fileprivate var isKnownScalar: Bool {
        switch self {
        case .int, .sized, .double, .float, .bool, .string, .character: true
        default: false
        }
    }
}
