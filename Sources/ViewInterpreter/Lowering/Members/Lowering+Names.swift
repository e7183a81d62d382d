import SwiftSyntax
import ViewRuntime

/// Names that stand alone: variables, members of `self`, functions, types.
extension Lowering {
    func lowerName(
        _ name: String,
        at node: some SyntaxProtocol,
        _ expected: StaticType,
        argumentNames: DeclNameArgumentsSyntax? = nil
    ) -> Lowered {
        let position = position(node)
        if isCursor(name) { noteName(expected) }
        if name == "self" { return lowerSelf(at: node) }
        if name == "..." {
            return Lowered(
                .range(.int),
                position,
                constant: .range(RangeValue(lower: nil, upper: nil, isClosed: false))
            )
        }
        if name == "Self", let named = namedSelf { return typeValue(named, at: node) }
        if name == "Self", let currentType {
            return currentType.isClass || currentType.kind == .protocolType
                ? classOfSelf(currentType, position) : typeValue(selfType(currentType), at: node)
        }
        if let variable = scope?.find(name) { return read(variable, position) }
        if name.hasPrefix("_"), let variable = scope?.find(String(name.dropFirst())), let use = variable.wrapped {
            return Lowered(.user(use.outermost.id), position, keptPlace(variable).read)
        }
        if let variable = scope?.find("$" + name), case .binding(let wrapped) = variable.type {
            let code = read(variable, position).code
            return Lowered(wrapped, position) { frame throws(Failure) in
                if case .binding(let binding) = try code(frame) { try binding.get(frame.machine) } else { .void }
            }
        }
        if name.hasPrefix("$"), name.count > 1, let projected = lowerProjection(String(name.dropFirst()), at: node) {
            return projected
        }
        if let member = implicitMember(name, argumentNames, at: node) { return member }
        if let info = findType(name) { return typeValue(.user(info.id), at: node) }
        let isOperator = Arithmetic.function(name) != nil || Self.comparisons.contains(name) || name == "!"
        if !isOperator, let found = globals[name]?.first {
            return lowerGlobal(found, name, expected, at: node)
        }
        if let type = genericTypes.reversed().lazy.compactMap({ $0[name] }).first {
            return type == .view ? typeValue(type, at: node) : typeParameter(name, type, at: node)
        }
        if let alias = aliased(name) { return typeValue(alias, at: node) }
        let name = builtinName(name)
        if let type = StaticType(builtinNamed: name, arguments: []), name != "Content" {
            return typeValue(type, at: node)
        }
        if table.initializers[name] != nil || table.typeNames.contains(name) || table.statics[name] != nil
            || Self.knownTypes.contains(name)
        {
            advise(name, at: node)
            return typeValue(
                table.initializers[name]?.first?.signature.result == .native("Shape")
                    ? .native("Shape") : .native(name),
                at: node
            )
        }
        if ["Swift", "Foundation", "SwiftUI"].contains(name) { return typeValue(.native(name), at: node) }
        if isOperator, globals[name] != nil { return operatorReference(name, at: node, expected) }
        if let overloads = table.functions[name] { return functionReference(name, overloads, expected, at: node) }
        if isOperator { return operatorReference(name, at: node, expected) }
        if let foreign = foreign(name, at: node) { return foreign }
        return failed(unknownName(name), at: node)
    }

    /// What `Self` is in an extension that says so, as in `extension ButtonStyle where Self == Card`.
    var namedSelf: StaticType? {
        guard let type = genericTypes.reversed().lazy.compactMap({ $0["Self"] }).first, !type.isGeneric else {
            return nil
        }
        return type
    }

    func unknownName(_ name: String) -> String {
        if let message = instanceMemberMessage(name) { return message }
        guard hasRoom, searches < Self.mostSearches else { return "cannot find '\(name)' in scope" }
        var candidates =
            Array(globals.keys) + Array(topLevelTypes.keys) + Array(table.initializers.keys)
            + Array(table.functions.keys)
        candidates += scope?.allNames ?? []
        var context = currentType
        while let info = context {
            candidates += Array(info.members.keys) + Array(info.statics.keys)
            context = info.parent ?? info.superclass
        }
        let near = nearest(name, among: candidates.filter { $0 != name })
        return "cannot find '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }

    static let comparisons: Set<String> = ["<", ">", "==", "!=", "<=", ">=", "&&", "||"]

    private func lowerSelf(at node: some SyntaxProtocol) -> Lowered {
        if let variable = scope?.find("self") { return read(variable, position(node)) }
        guard let currentType else { return failed("cannot find 'self' in scope", at: node) }
        if isStatic {
            if staticPlace != .member {
                return failed(
                    "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
                    at: node
                )
            }
            return currentType.isClass
                ? classOfSelf(currentType, position(node)) : typeValue(selfType(currentType), at: node)
        }
        scope?.usedFields = nil
        let type = selfType(currentType)
        return Lowered(scope?.isSelfWeak == true ? type.asOptional : type, position(node)) { $0.selfValue }
    }

    /// The class of the instance, or the one that a static function is called on: it may inherit from the class around.
    private func classOfSelf(_ info: TypeInfo, _ position: SourcePosition) -> Lowered {
        Lowered(.metatype(selfType(info)), position) { frame in
            if case .type = frame.selfValue { return frame.selfValue }
            if let own = frame.selfValue.typeInfo { return .type(TypeReference(.user(own.id), name: own.name)) }
            if let type = frame.selfValue.dynamicType { return .type(TypeReference(type, name: type.description)) }
            return .type(TypeReference(.user(info.id), name: info.name))
        }
    }

    func read(_ variable: LocalVariable, _ position: SourcePosition) -> Lowered {
        guard let scope else { return Lowered(variable.type, position) { _ in .missing } }
        let raw = scope.rawCode(variable)
        if variable.wrapped != nil { return Lowered(variable.type, position, localPlace(variable).read) }
        if variable.isComputed {
            return Lowered(variable.type, position) { frame throws(Failure) in
                guard case .function(let function) = raw(frame).unboxed else { return .void }
                return try frame.machine.call(function, [])
            }
        }
        if variable.isConcurrent {
            return Lowered(variable.type, position) { frame throws(Failure) in
                guard case .native(let box) = raw(frame), case .task(let handle) = box.native else { return .void }
                return try handle.value(frame.machine, position)
            }
        }
        if variable.isBoxed {
            return Lowered(variable.type, position) { frame in raw(frame).unboxed }
        }
        if variable.scope === scope {
            let slot = variable.slot
            return Lowered(variable.type, position) { $0.slots[slot] }
        }
        return Lowered(variable.type, position) { raw($0) }
    }

    private func lowerGlobal(
        _ member: Member,
        _ name: String,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        if case .method = member, let function = expected.functionType {
            let fitting = (globals[name] ?? []).first { member in
                if case .method(let code) = member { code.parameters.count == function.parameters.count } else { false }
            }
            return readStatic(fitting ?? member, nil, position(node))
        }
        return readStatic(member, nil, position(node))
    }
}
