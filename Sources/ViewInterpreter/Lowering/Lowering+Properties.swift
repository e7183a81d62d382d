import SwiftSyntax
import ViewRuntime

/// Properties: stored, computed, static, wrapped.
extension Lowering {
    func declareGlobal(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let accessors = computedAccessors(binding) {
                let property = computedProperty(name, binding, accessors, node.attributes)
                property.isStatic = true
                globals[name, default: []].append(.computed(property))
            } else {
                let variable = globalVariable(name, binding, isConstant: node.bindingSpecifier.text == "let")
                globals[name, default: []].append(.variable(variable))
            }
        }
    }

    func globalVariable(_ name: String, _ binding: PatternBindingSyntax, isConstant: Bool) -> GlobalVariable {
        let type = binding.typeAnnotation.map { resolve($0.type) } ?? .unknown
        let variable = GlobalVariable(name: name, type: type, isConstant: isConstant, position: position(binding))
        guard let value = binding.initializer?.value else {
            if type.isOptional { variable.initialValue = { _ in .null } }
            return variable
        }
        if type == .unknown { variable.type = guessType(value) }
        let context = (currentType, genericTypes)
        pendingValues.append { [unowned self] in
            inContext(context, isStatic: true) {
                let (code, type) = freshValue(value, variable.type, name: name)
                variable.initialValue = code
                if variable.type == .unknown { variable.type = type }
            }
        }
        return variable
    }

    /// Runs `work` with the names that a declaration sees.
    func inContext(_ context: (TypeInfo?, [[String: StaticType]]), isStatic: Bool, _ work: () -> Void) {
        let previous = (currentType, genericTypes, self.isStatic, scope)
        (currentType, genericTypes) = context
        self.isStatic = isStatic
        scope = nil
        work()
        (currentType, genericTypes, self.isStatic, scope) = previous
    }

    /// Lowers an expression that stands outside of functions, as one that runs on a frame of its own.
    func freshExpression(_ expression: ExprSyntax, _ type: StaticType, name: String) -> Code {
        freshValue(expression, type, name: name).code
    }

    /// The same with the type of the value.
    func freshValue(_ expression: ExprSyntax, _ type: StaticType, name: String) -> (code: Code, type: StaticType) {
        let owner = FunctionCode(name: name, position: position(expression))
        // A first value is part of making the instance.
        owner.isMutating = true
        let scope = FunctionScope(parent: nil, code: owner, resultType: type, body: Syntax(expression))
        let previous = self.scope
        self.scope = scope
        let lowered = coerced(lower(expression, type), to: type, at: expression)
        self.scope = previous
        if let constant = lowered.constant { return ({ _ in constant }, lowered.type) }
        let body = lowered.code
        let slotCount = scope.slotCount
        let code: Code = { frame throws(Failure) in
            let slots = Array(repeating: Value.missing, count: slotCount)
            return try body(Frame(machine: frame.machine, slots: slots, selfValue: frame.selfValue, captures: []))
        }
        return (code, lowered.type)
    }

    /// The accessors that make a property computed; `nil` for a stored one, which may have observers.
    private func computedAccessors(_ binding: PatternBindingSyntax) -> AccessorBlockSyntax? {
        guard let block = binding.accessorBlock else { return nil }
        switch block.accessors {
        case .getter: return block
        case .accessors(let list):
            let isObserver = list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
            return isObserver ? nil : block
        @unknown default: return block
        }
    }

    func declareProperties(_ node: VariableDeclSyntax, in info: TypeInfo) {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
                continue
            }
            checkDeclaration(name, binding, node, in: info, isStatic: isStatic)
            if let accessors = computedAccessors(binding) {
                if node.bindingSpecifier.text == "let" {
                    error("'let' declarations cannot be computed properties; use 'var'", at: accessors)
                }
                let property = computedProperty(name, binding, accessors, node.attributes)
                property.isStatic = isStatic
                property.getter.isHidden = node.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
                if info.kind == .protocolType, isRequirement(accessors) { property.getter.isRequirement = true }
                if isStatic {
                    info.statics[name, default: []].append(.computed(property))
                } else {
                    info.members[name, default: []].append(.computed(property))
                }
            } else if isStatic {
                let variable = globalVariable(name, binding, isConstant: node.bindingSpecifier.text == "let")
                info.statics[name, default: []].append(.variable(variable))
            } else if info.kind == .builtin, info.name == "EnvironmentValues", hasAttribute("Entry", node.attributes) {
                let variable = globalVariable(name, binding, isConstant: true)
                info.members[name, default: []].append(.variable(variable))
            } else {
                declareStored(name, binding, node, in: info)
            }
        }
    }

    /// Reports a second property of the same name.
    private func checkDeclaration(
        _ name: String,
        _ binding: PatternBindingSyntax,
        _ node: VariableDeclSyntax,
        in info: TypeInfo,
        isStatic: Bool
    ) {
        guard [.structure, .classType, .enumeration].contains(info.kind), !isStatic,
            node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) != true
        else { return }
        let isTaken = (info.members[name] ?? []).contains { member in
            switch member {
            case .stored, .computed: true
            default: false
            }
        }
        if isTaken { error("invalid redeclaration of '\(name)'", at: binding.pattern) }
    }

    private func isRequirement(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { $0.body == nil }
    }

    func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }

    // MARK: Stored properties

    private static let stateWrappers: Set<String> = [
        "State", "StateObject", "FocusState", "GestureState", "AppStorage", "SceneStorage", "Namespace",
        "AccessibilityFocusState", "Query", "FetchRequest", "SectionedFetchRequest",
    ]

    private func declareStored(
        _ name: String,
        _ binding: PatternBindingSyntax,
        _ node: VariableDeclSyntax,
        in info: TypeInfo
    ) {
        guard info.kind != .builtin, info.kind != .protocolType else {
            error("extensions must not contain stored properties", at: binding)
            return
        }
        let wrapper = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first {
                $0.attributeName.trimmedDescription.first?.isUppercase == true
                    && $0.attributeName.trimmedDescription != "MainActor"
            }
        let wrapperName = wrapper.map { attribute in
            attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                ?? attribute.attributeName.trimmedDescription
        }
        if let wrapper, let wrapperName, let own = findType(wrapperName), !own.lookup("wrappedValue").isEmpty,
            declareWrapped(name, binding, wrapper, own, node, in: info)
        {
            return
        }
        var type = binding.typeAnnotation.map { resolve($0.type) } ?? .unknown
        let storage = storage(wrapperName, wrapper, name, &type, in: info)
        if type == .unknown, let value = binding.initializer?.value { type = guessType(value) }
        let property = StoredProperty(
            name: name,
            position: position(binding),
            isConstant: node.bindingSpecifier.text == "let",
            type: type,
            storage: storage,
            index: info.stored.count,
            isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
            wrapper: wrapperName
        )
        property.isHidden = node.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
        property.isSetHidden = node.modifiers.contains { $0.name.text == "private" && $0.detail != nil }
        property.isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        property.isBuilder = wrapperName?.hasSuffix("Builder") == true
        if property.isBuilder, case .function(var function) = type {
            function.isBuilder = true
            property.type = .function(function)
        }
        info.stored.append(property)
        info.members[name, default: []].append(.stored(property))
        lowerInitialValue(property, binding, wrapper, node)
        declareObservers(property, binding, in: info)
    }

    private func storage(
        _ wrapper: String?,
        _ attribute: AttributeSyntax?,
        _ name: String,
        _ type: inout StaticType,
        in info: TypeInfo
    ) -> StoredProperty.Storage {
        switch wrapper {
        case nil: return info.isObservable && info.isClass ? .observed : .plain
        case "Published": return .observed
        case "ObservationIgnored": return .plain
        case "Binding": return .binding
        case "Environment": return environmentStorage(attribute, &type)
        case "EnvironmentObject":
            guard case .user(let id) = type else { return .plain }
            return .environment(.object(id))
        case "ObservedObject", "Bindable": return .object
        case "ScaledMetric":
            if type == .unknown { type = .double }
            return .scaledMetric
        case let wrapper?:
            if Self.stateWrappers.contains(wrapper) {
                if ["FocusState", "AccessibilityFocusState"].contains(wrapper), type == .unknown { type = .bool }
                if wrapper == "Namespace" { type = .unknown }
                return .state
            }
            if wrapper.hasSuffix("Builder") { return .plain }
            if let attribute, findType(wrapper) == nil,
                !["IBOutlet", "NSManaged", "available", "Transient", "Attribute", "Relationship"].contains(wrapper)
            {
                warn("property wrapper '@\(wrapper)' is not supported; the property is stored as it is", at: attribute)
            } else if let attribute, findType(wrapper) != nil {
                warn("a program's own property wrappers are not supported; '@\(wrapper)' is left out", at: attribute)
            }
            return .plain
        }
    }

    private func environmentStorage(_ attribute: AttributeSyntax?, _ type: inout StaticType) -> StoredProperty.Storage {
        guard case .argumentList(let arguments)? = attribute?.arguments, let argument = arguments.first?.expression
        else { return .plain }
        if let path = argument.as(KeyPathExprSyntax.self), let name = path.components.last?.component.trimmedDescription
        {
            if let entry = EnvironmentKeyEntry.find(name) {
                if type == .unknown { type = entry.type }
                return .environment(.key(entry))
            }
            switch extensions["EnvironmentValues"]?.lookup(name).first {
            case .computed(let property):
                if type == .unknown { type = property.type }
                return .environment(.computed(property))
            case .variable(let variable):
                if type == .unknown { type = variable.type }
                return .environment(.entry(id: entryID(variable), defaultValue: variable))
            default: break
            }
            if let near = nearest(name, among: EnvironmentKeyEntry.names) {
                error("there is no environment value '\(name)'; did you mean '\(near)'?", at: argument)
            } else {
                warn("environment value '\(name)' is not supported", at: argument)
            }
            return .plain
        }
        if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let base = access.base?.as(DeclReferenceExprSyntax.self), let info = findType(base.baseName.text)
        {
            if type == .unknown { type = .user(info.id) }
            return .environment(.object(info.id))
        }
        return .plain
    }

    /// Identifiers of `@Entry` values; they start above those of types.
    func entryID(_ variable: GlobalVariable) -> Int {
        1_000_000 + variable.position.line * 1_000 + variable.position.column
    }

    private func lowerInitialValue(
        _ property: StoredProperty,
        _ binding: PatternBindingSyntax,
        _ wrapper: AttributeSyntax?,
        _ node: VariableDeclSyntax
    ) {
        var value = binding.initializer?.value
        if value == nil, case .argumentList(let arguments)? = wrapper?.arguments {
            value = arguments.first { $0.label?.text == "wrappedValue" || $0.label?.text == "initialValue" }?.expression
        }
        let isVariable = node.bindingSpecifier.text == "var"
        guard let value else {
            if property.wrapper == "FocusState" || property.wrapper == "AccessibilityFocusState" {
                property.initialValue = { _ in .bool(false) }
                if property.type.isOptional { property.initialValue = { _ in .null } }
            } else if property.wrapper == "Environment", case .plain = property.storage {
                property.initialValue = { _ in .null }
            } else if property.wrapper == "Namespace" {
                property.initialValue = { _ in .void }
            } else if let name = property.wrapper, ForeignFramework.storeWrappers.contains(name) {
                report(
                    .warning,
                    "'@\(name)' reads from a store, which is not available here: its list is empty",
                    at: property.position
                )
                property.initialValue = { _ in .array([]) }
            } else if property.wrapper?.hasSuffix("DelegateAdaptor") == true {
                property.initialValue = { _ in .null }
            } else if isVariable,
                property.type.isOptional || binding.typeAnnotation?.type.isWrittenOptional == true
            {
                property.initialValue = { _ in .null }
            }
            return
        }
        property.initialValue = { _ in .missing }
        let context = (currentType, genericTypes)
        pendingValues.append { [unowned self] in
            inContext(context, isStatic: !property.isLazy) {
                let (code, type) = freshValue(value, property.type, name: property.name)
                property.initialValue = code
                if property.type == .unknown { property.type = type }
            }
        }
    }

    private func declareObservers(_ property: StoredProperty, _ binding: PatternBindingSyntax, in info: TypeInfo) {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return }
        for accessor in list {
            guard let body = accessor.body else { continue }
            let name =
                accessor.parameters?.name.text
                ?? (accessor.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue")
            let code = FunctionCode(name: property.name, position: position(accessor))
            code.owner = info
            code.isMutating = true
            code.result = .void
            code.parameters = [CodeParameter(parameter: Parameter(label: nil, type: property.type), name: name)]
            pendBody(code, body.statements)
            if accessor.accessorSpecifier.text == "didSet" { property.didSet = code } else { property.willSet = code }
        }
    }

    // MARK: Computed properties

    private func computedProperty(
        _ name: String,
        _ binding: PatternBindingSyntax,
        _ block: AccessorBlockSyntax,
        _ attributes: AttributeListSyntax
    ) -> ComputedProperty {
        let type = binding.typeAnnotation.map { resolve($0.type) } ?? .unknown
        let property = ComputedProperty(
            name: name,
            type: type,
            position: position(binding),
            getter: FunctionCode(name: name, position: position(binding))
        )
        property.getter.result = type
        property.getter.owner = currentType
        property.getter.builder = ownBuilder(attributes)
        let isView = type == .view || type == .native("ToolbarContent")
        property.getter.isBuilder = isView && (name == "body" || name == "previews" || hasBuilder(attributes))
        declareAccessors(of: property, block, parameters: [])
        return property
    }

    func hasBuilder(_ attributes: AttributeListSyntax) -> Bool {
        ownBuilder(attributes) == nil
            && attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
            }
    }

    func declareAccessors(of property: ComputedProperty, _ block: AccessorBlockSyntax, parameters: [CodeParameter]) {
        property.getter.parameters = parameters
        switch block.accessors {
        case .getter(let statements): pendBody(property.getter, statements)
        case .accessors(let list):
            for accessor in list {
                guard let body = accessor.body else { continue }
                switch accessor.accessorSpecifier.text {
                case "get", "_read":
                    property.getter.isMutating = accessor.modifier?.name.text == "mutating"
                    if hasBuilder(accessor.attributes) { property.getter.isBuilder = true }
                    pendBody(property.getter, body.statements)
                case "set", "_modify":
                    let setter = FunctionCode(name: property.name, position: position(accessor))
                    setter.owner = currentType
                    setter.isMutating = accessor.modifier?.name.text != "nonmutating"
                    setter.result = .void
                    let newValue = Parameter(label: nil, type: property.type)
                    setter.parameters =
                        [CodeParameter(parameter: newValue, name: accessor.parameters?.name.text ?? "newValue")]
                        + parameters
                    property.setter = setter
                    pendBody(setter, body.statements)
                default: break
                }
            }
        @unknown default: error("these accessors are not supported", at: block)
        }
    }

    func declareSubscript(_ node: SubscriptDeclSyntax, in info: TypeInfo) {
        genericTypes.append(generics(node.genericParameterClause, node.genericWhereClause))
        defer { genericTypes.removeLast() }
        let property = ComputedProperty(
            name: "subscript",
            type: resolve(node.returnClause.type),
            position: position(node),
            getter: FunctionCode(name: "subscript", position: position(node))
        )
        property.getter.result = property.type
        property.getter.owner = info
        if info.kind == .protocolType, node.accessorBlock.map({ isRequirement($0) }) == true {
            property.getter.isRequirement = true
        }
        let parameters = parameters(node.parameterClause, isSubscript: true)
        if let block = node.accessorBlock { declareAccessors(of: property, block, parameters: parameters) }
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        if isStatic {
            info.statics["subscript", default: []].append(.subscripting(property))
        } else {
            info.members["subscript", default: []].append(.subscripting(property))
        }
    }
}

extension TypeSyntax {
    /// True for `T?` and `T!`, whatever `T` is.
    fileprivate var isWrittenOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
