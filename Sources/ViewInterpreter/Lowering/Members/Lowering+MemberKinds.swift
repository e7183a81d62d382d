import SwiftSyntax

/// Members that are asked for where they are not: those of instances where there is none, those of types on an instance.
extension Lowering {
    /// Where code stands that has no instance.
    enum StaticPlace {
        case member
        /// The first value of a property.
        case firstValue
        case defaultArgument
    }

    /// What is wrong with a name that stands alone and is that of a member of an instance, of the type around or of one outside
    /// of it; `nil` for other names.
    func instanceMemberMessage(_ name: String) -> String? {
        guard let info = currentType else { return nil }
        if isStatic, !info.lookup(name).isEmpty {
            switch staticPlace {
            case .member: return "instance member '\(name)' cannot be used on type '\(info.name)'"
            case .firstValue:
                return "cannot use instance member '\(name)' within property initializer; "
                    + "property initializers run before 'self' is available"
            case .defaultArgument: return "cannot use instance member '\(name)' as a default parameter"
            }
        }
        var outer = info.parent
        while let around = outer {
            if !around.lookup(name).isEmpty {
                return "instance member '\(name)' of type '\(around.name)' cannot be used on instance of nested type "
                    + "'\(around.name).\(info.name)'"
            }
            outer = around.parent
        }
        return nil
    }

    /// What is wrong with a member of a type that is asked of an instance; `nil` if the type has none of the name.
    func staticMemberMessage(_ name: String, _ info: TypeInfo) -> String? {
        guard let member = info.lookupStatic(name).first else { return nil }
        if case .enumCase = member {
            return "enum case '\(name)' cannot be used as an instance member; write '.\(name)'"
        }
        let type = info.kind == .protocolType ? "Self" : info.name
        return "static member '\(name)' cannot be used on instance of type '\(type)'; write '\(type).\(name)'"
    }

    /// Reports a member of a type that code of an instance names without the type.
    func checkStaticUse(_ name: String, _ info: TypeInfo, at node: some SyntaxProtocol) {
        // Operators are static and stand alone.
        guard !isStatic, node.position < endPosition, name.first?.isLetter == true || name.hasPrefix("_"),
            let message = staticMemberMessage(name, info)
        else { return }
        error(message, at: node)
    }

    /// Reports a member that a value does not have, where the compiler does: at the value if its type has the member.
    func failedMember(_ name: String, _ type: StaticType, _ access: MemberAccessExprSyntax) -> Lowered {
        if case .user(let id) = type, let base = access.base,
            let message = staticMemberMessage(name, program.types[id])
        {
            return failed(message, at: base)
        }
        return failed(unknownMember(name, type), at: access.declName)
    }

    /// True for a method that is called on its type with the instance as its argument: `Counter.next(counter)()`.
    func isUnbound(_ name: String, _ info: TypeInfo, _ arguments: Arguments) -> Bool {
        guard case .method? = info.lookup(name).first, arguments.trailing.isEmpty, arguments.inside.count == 1,
            let argument = arguments.inside.first, argument.label == nil
        else { return false }
        return quietly { self.info(lower(argument.expression).type)?.isKind(of: info) == true }
    }

    /// Reports a member that a type does not have; one that its instances have is told at the type.
    func failedTypeMember(_ name: String, _ info: TypeInfo, _ access: MemberAccessExprSyntax) -> Lowered {
        if !info.lookup(name).isEmpty, let base = access.base {
            let advice = base.sourceText == "self" ? "" : "; did you mean to use a value of this type instead?"
            return failed("instance member '\(name)' cannot be used on type '\(info.name)'\(advice)", at: base)
        }
        let near = nearest(name, among: Array(info.statics.keys) + Array(info.nested.keys))
        return failed(
            "type '\(info.name)' has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: access.declName
        )
    }
}
