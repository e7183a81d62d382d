import SwiftSyntax
import ViewRuntime

/// Members and cases of types.
extension Lowering {
    func declareMembers(_ item: Syntax) {
        if let group = item.declGroup {
            declareMembers(group, parent: nil)
        } else if let node = item.as(FunctionDeclSyntax.self) {
            let code = declareFunction(node)
            globals[code.name, default: []].append(.method(code))
        } else if let node = item.as(VariableDeclSyntax.self) {
            declareGlobal(node)
        } else if item.is(ExprSyntax.self) || item.is(StmtSyntax.self) {
            if item.is(MacroExpansionExprSyntax.self) { return }
            warn("statements at file level do not run here", at: item)
        }
    }

    func declareMembers(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        guard let info = typeInfo(of: group, parent: parent) else { return }
        let previous = currentType
        currentType = info
        genericTypes.append(info.generics.merging(namedTypes(of: group)) { $1 })
        defer {
            currentType = previous
            genericTypes.removeLast()
        }
        // Members of a subclass come after those of its superclass, so that fields keep their places.
        if let superclass = info.superclass, group.is(ClassDeclSyntax.self) {
            if let declaration = undeclaredClasses[superclass.id.index] {
                declareMembers(declaration, parent: superclass.parent)
            }
            info.stored = superclass.stored
        }
        if group.is(ClassDeclSyntax.self), undeclaredClasses.removeValue(forKey: info.id.index) == nil { return }
        let requirements = namedTypes(of: group).filter { $0.key != "Self" && $0.value != .unknown }
        let members = activeMembers(group.memberBlock.members)
        checkRedeclarations(members)
        for member in members {
            declareMember(member, in: info)
            if !requirements.isEmpty { note(requirements, of: member, in: info) }
        }
    }

    /// Keeps what an extension asks for with the members that it declares.
    private func note(_ requirements: [String: StaticType], of member: DeclSyntax, in info: TypeInfo) {
        if let name = member.as(FunctionDeclSyntax.self)?.name.text.withoutBackticks {
            if case .method(let code)? = (info.members[name] ?? info.statics[name])?.last {
                code.requirements = requirements
            }
        }
        for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
            let name = binding.pattern.sourceText.withoutBackticks
            if case .computed(let property)? = (info.members[name] ?? info.statics[name])?.last {
                property.getter.requirements = requirements
            }
        }
    }

    /// The members of a name that extensions declare for a type with these arguments; those for it alone before those for all.
    func applicable(_ members: [Member], to type: StaticType) -> [Member] {
        guard members.count > 1, members.contains(where: { !$0.requirements.isEmpty }) else { return members }
        let known = typeBindings(type).merging(type.elementBindings) { first, _ in first }
        let special = members.filter { member in
            !member.requirements.isEmpty && member.requirements.allSatisfy { known[$0.key] == $0.value }
        }
        if !special.isEmpty { return special }
        let open = members.filter(\.requirements.isEmpty)
        return open.isEmpty ? members : open
    }

    /// What an extension says that `Self` and the generic parameters of its type are: `where Element == Double`.
    private func namedTypes(of group: any DeclGroupSyntax) -> [String: StaticType] {
        guard let clause = group.as(ExtensionDeclSyntax.self)?.genericWhereClause else { return [:] }
        var types: [String: StaticType] = [:]
        for case .sameTypeRequirement(let same) in clause.requirements.map(\.requirement) {
            if case .type(let type) = same.rightType { types[same.leftType.sourceText] = resolve(type) }
        }
        return types
    }

    private func declareMember(_ member: DeclSyntax, in info: TypeInfo) {
        if let node = member.as(VariableDeclSyntax.self) {
            declareProperties(node, in: info)
        } else if let node = member.as(FunctionDeclSyntax.self) {
            let code = declareFunction(node)
            code.owner = info
            if code.isStatic || node.name.tokenKind.isOperator {
                info.statics[code.name, default: []].append(.method(code))
                if node.name.tokenKind.isOperator { globals[code.name, default: []].append(.method(code)) }
            } else {
                info.members[code.name, default: []].append(.method(code))
            }
        } else if let node = member.as(InitializerDeclSyntax.self) {
            let code = declareInitializer(node, in: info)
            code.isDeclaredInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
            info.initializers.append(code)
        } else if let node = member.as(DeinitializerDeclSyntax.self) {
            let advice =
                "an object goes at no moment that could be told; do it where the object is given up, as in 'onDisappear'"
            if node.body?.statements.isEmpty == false { warn("'deinit' is not run here: \(advice)", at: node) }
        } else if let node = member.as(SubscriptDeclSyntax.self) {
            declareSubscript(node, in: info)
        } else if let node = member.as(EnumCaseDeclSyntax.self) {
            declareCases(node, in: info)
        } else if let nested = member.declGroup {
            declareMembers(nested, parent: info)
        }
    }

    private func declareCases(_ node: EnumCaseDeclSyntax, in info: TypeInfo) {
        for element in node.elements {
            let parameters = (element.parameterClause?.parameters).map { list in
                list.map { parameter in
                    Parameter(
                        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                        type: resolve(parameter.type),
                        hasDefault: parameter.defaultValue != nil
                    )
                }
            }
            let enumCase = CaseInfo(
                type: info,
                name: element.name.text.withoutBackticks,
                index: info.cases.count,
                parameters: parameters ?? []
            )
            info.cases.append(enumCase)
            info.statics[enumCase.name, default: []].append(.enumCase(enumCase))
            if let list = element.parameterClause?.parameters {
                enumCase.defaults = list.map { parameter in
                    parameter.defaultValue.map { value in
                        let type = resolve(parameter.type)
                        return statically(true, in: .defaultArgument) {
                            freshExpression(value.value, type, name: enumCase.name)
                        }
                    }
                }
            }
            if let raw = element.rawValue?.value {
                enumCase.rawValue = lower(raw, info.rawType ?? .unknown).constant
            } else if info.rawType == .string {
                enumCase.rawValue = .string(enumCase.name)
            } else if info.rawType == .int {
                let previous = info.cases.dropLast().last?.rawValue?.integer
                enumCase.rawValue = .int(previous.map { $0 + 1 } ?? 0)
            }
            checkCase(element, enumCase, in: info)
        }
    }
}

extension Member {
    /// True for an asynchronous function or property, and for a property that holds a function.
    var mayWait: Bool {
        switch self {
        case .method(let code): code.isAsync
        case .computed(let property): property.getter.isAsync || property.type.functionType != nil
        case .stored(let property): property.type.functionType != nil
        case .variable(let variable): variable.type.functionType != nil
        case .enumCase, .subscripting: false
        }
    }

    /// What the extension that declares the member asks its type's parameters to be.
    fileprivate var requirements: [String: StaticType] {
        switch self {
        case .method(let code): code.requirements
        case .computed(let property): property.getter.requirements
        default: [:]
        }
    }
}
