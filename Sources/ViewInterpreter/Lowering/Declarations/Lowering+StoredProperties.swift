import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Stored properties, their wrappers, and their observers.
extension Lowering {
    func declareProperties(_ node: VariableDeclSyntax, in info: TypeInfo) {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
                continue
            }
            checkDeclaration(name, binding, node, in: info, isStatic: isStatic)
            checkOpen(binding, in: node)
            if info.kind != .builtin, let type = binding.typeAnnotation?.type, type.sourceText == "View",
                findType("View") == nil
            {
                error("'View' is a protocol and no type of a property; write 'some View'", at: type)
            }
            if let accessors = computedAccessors(binding) {
                if node.bindingSpecifier.text == "let" {
                    error("'let' declarations cannot be computed properties; use 'var'", at: accessors)
                }
                let property = statically(isStatic) {
                    computedProperty(name, binding, accessors, node.attributes)
                }
                property.isStatic = isStatic
                property.getter.isHidden = node.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
                if info.kind == .protocolType, isRequirement(accessors) { property.getter.isRequirement = true }
                if isStatic {
                    info.statics[name, default: []].append(.computed(property))
                } else {
                    info.members[name, default: []].append(.computed(property))
                }
            } else if let use = wrapperUse(name, binding, node.attributes) {
                if isStatic {
                    for (name, member) in declareWrapped(use, binding, in: info) {
                        info.statics[name, default: []].append(member)
                    }
                } else {
                    declareWrapped(use, binding, node, in: info)
                }
            } else if isStatic {
                let variable = globalVariable(name, binding, isConstant: node.bindingSpecifier.text == "let")
                info.statics[name, default: []].append(.variable(variable))
            } else if info.kind == .builtin, info.name == "EnvironmentValues", hasAttribute("Entry", node.attributes) {
                let variable = globalVariable(name, binding, isConstant: true)
                info.members[name, default: []].append(.variable(variable))
            } else if case .stored(let inherited)? = info.superclass?.lookup(name).first,
                node.modifiers.contains(where: { $0.name.text == "override" })
            {
                declareOverride(of: inherited, binding, in: info)
            } else {
                declareStored(name, binding, node, in: info)
            }
        }
    }

    /// `override var count: Int { didSet { … } }`: the inherited property with observers besides its own.
    private func declareOverride(of inherited: StoredProperty, _ binding: PatternBindingSyntax, in info: TypeInfo) {
        let property = StoredProperty(
            name: inherited.name,
            position: position(binding),
            isConstant: false,
            type: inherited.type,
            storage: inherited.storage,
            index: inherited.index,
            isPrivate: false,
            wrapper: inherited.wrapper
        )
        property.openType = inherited.openType
        // The inherited first value is known once all declarations are.
        property.initialValue = { frame throws(Failure) in try inherited.initialValue?(frame) ?? .missing }
        property.publisher = inherited.publisher
        property.overridden = inherited
        info.stored[inherited.index] = property
        info.members[inherited.name, default: []].append(.stored(property))
        declareObservers(property, binding, type: inherited.type, in: info)
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

    func isRequirement(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { $0.body == nil }
    }

    func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.sourceText == name }
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
        if isInProtocol(node) { return declareRequirement(binding, node) }
        guard info.kind != .builtin, info.kind != .protocolType else {
            error("extensions must not contain stored properties", at: binding)
            return
        }
        if info.kind == .enumeration { error("enums must not contain stored properties", at: binding.pattern) }
        checkModifiers(node, in: info)
        let wrapper = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first {
                $0.attributeName.sourceText.first?.isUppercase == true
                    && $0.attributeName.sourceText != "MainActor"
            }
        let wrapperName = wrapper.map { attribute in
            attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                ?? attribute.attributeName.as(MemberTypeSyntax.self).flatMap { member in
                    member.baseType.sourceText == "SwiftUI" ? member.name.text : nil
                }
                ?? attribute.attributeName.sourceText
        }
        var type = typeAnnotation(of: binding, in: node).map { resolve($0.type) } ?? .unknown
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
        property.sharedKey = sharedKey(wrapper, wrapperName)
        property.isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        property.isBuilder = wrapperName?.hasSuffix("Builder") == true
        if property.isBuilder, case .function(var function) = type {
            function.isBuilder = true
            property.type = .function(function)
        }
        if let annotation = typeAnnotation(of: binding, in: node)?.type {
            property.openType = openly(info) { resolve(annotation) }
        }
        info.stored.append(property)
        info.members[name, default: []].append(.stored(property))
        if let wrapper, let wrapperName { checkWrapper(wrapper, wrapperName, property) }
        if wrapperName == "Published", topLevelTypes["PublishedPublisher"] != nil {
            declarePublisher(of: property, in: info)
        }
        lowerInitialValue(property, binding, wrapper, node)
        declareObservers(property, binding, type: property.type, in: info)
    }

    /// Reports a property of a protocol that is written as a stored one.
    private func declareRequirement(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) {
        if let value = binding.initializer {
            error(
                "initial value is not allowed here; a protocol says '{ get }' or '{ get set }', an extension gives values",
                at: value
            )
        } else if node.bindingSpecifier.text == "let" {
            error(
                "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier",
                at: binding
            )
        } else {
            error("property in protocol must have explicit { get } or { get set } specifier", at: binding)
        }
    }

    /// Reports a wrapper where it cannot be: at a constant, or at a class that does not tell of its changes.
    private func checkWrapper(_ attribute: AttributeSyntax, _ name: String, _ property: StoredProperty) {
        let needsVariable = Self.stateWrappers.contains(name) || ["Binding", "Published", "Bindable"].contains(name)
        if property.isConstant, needsVariable {
            error("property wrapper '@\(name)' can only be applied to a 'var'", at: attribute)
        }
        guard ["StateObject", "ObservedObject", "EnvironmentObject"].contains(name) else { return }
        pendingValues.append { [unowned self] in
            guard case .user(let id) = property.type,
                [.classType, .structure, .enumeration].contains(program.types[id].kind),
                !program.types[id].conforms(to: "ObservableObject"), !program.types[id].isForeign
            else { return }
            let type = program.types[id]
            let advice =
                type.isObservable
                ? "; an '@Observable' class is kept in '@State' and read from '@Environment(\(type.name).self)'" : ""
            let words = "'@\(name)' needs a class that conforms to 'ObservableObject'; '\(type.name)' does not" + advice
            error(words, at: attribute)
        }
    }

    /// `@AppStorage("key")`: the wrapper and its key, so that the stores are told apart.
    private func sharedKey(_ wrapper: AttributeSyntax?, _ name: String?) -> String? {
        guard let name, ["AppStorage", "SceneStorage"].contains(name),
            case .argumentList(let arguments)? = wrapper?.arguments, let first = arguments.first, first.label == nil
        else { return nil }
        return "\(name) \(first.expression.sourceText)"
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
        case "Binding", "FocusState.Binding", "AccessibilityFocusState.Binding": return .binding
        case "Environment": return environmentStorage(attribute, &type)
        case "EnvironmentObject":
            guard case .user(let id) = type else { return .plain }
            return .environment(.object(id.index))
        case "ObservedObject", "Bindable": return .object
        case "ScaledMetric":
            if type == .unknown { type = .double }
            return .scaledMetric(scaledStyle(attribute))
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
                let isOutside = ForeignFramework.outsideWrappers.contains(wrapper)
                if isOutside, type == .unknown { type = .foreign }
                let words = isOutside ? "its value counts as nothing" : "the property is stored as it is"
                warn("property wrapper '@\(wrapper)' is not supported; \(words)", at: attribute)
            }
            return .plain
        }
    }

    /// The text style that a scaled length follows: what `relativeTo` names, or else the body's.
    private func scaledStyle(_ attribute: AttributeSyntax?) -> TextStyle {
        guard case .argumentList(let arguments)? = attribute?.arguments,
            let node = arguments.first(where: { $0.label?.text == "relativeTo" })?.expression
        else { return .body }
        let name = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let style = TextStyle.allCases.first(where: { "\($0)" == name }) { return style }
        let names = TextStyle.allCases.map { ".\($0)" }.joined(separator: ", ")
        warn("'\(node.sourceText)' is not known here and counts as .body; expected one of \(names)", at: node)
        return .body
    }

    private func environmentStorage(_ attribute: AttributeSyntax?, _ type: inout StaticType) -> StoredProperty.Storage {
        guard case .argumentList(let arguments)? = attribute?.arguments, let argument = arguments.first?.expression
        else { return .plain }
        if let path = argument.as(KeyPathExprSyntax.self), let name = path.components.last?.component.sourceText {
            if let entry = name == "self" ? .whole : EnvironmentKeyEntry.find(name) {
                if type == .unknown { type = entry.type }
                if let value = entry.fixedValue {
                    report(.warning, "environment value '\(name)' is always \(value) here", at: position(argument))
                }
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
                warn("environment value '\(name)' is not supported; it counts as nothing", at: argument)
                if type == .unknown { type = .foreign }
            }
            return .plain
        }
        if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let base = access.base?.as(DeclReferenceExprSyntax.self), let info = findType(base.baseName.text)
        {
            if type == .unknown { type = .user(info.id) }
            return .environment(.object(info.id.index))
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
                property.initialValue = { frame in frame.machine.nextNamespace() }
            } else if let name = property.wrapper, ForeignFramework.storeWrappers.contains(name) {
                report(
                    .warning,
                    "'@\(name)' reads from a store, which is not available here: its list is empty",
                    at: property.position
                )
                property.initialValue = { _ in .array([]) }
            } else if let name = property.wrapper, ForeignFramework.outsideWrappers.contains(name) {
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
            inContext(context, isStatic: !property.isLazy, in: .firstValue) {
                let (code, type) = freshValue(value, property.type, name: property.name)
                property.initialValue = node.parent.map { counted(code, for: $0) } ?? code
                if property.type == .unknown { property.type = type }
            }
        }
    }

    func declareObservers(
        _ property: StoredProperty,
        _ binding: PatternBindingSyntax,
        type: StaticType,
        in info: TypeInfo
    ) {
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
            code.parameters = [CodeParameter(parameter: Parameter(label: nil, type: type), name: name)]
            pendBody(code, body.statements)
            if accessor.accessorSpecifier.text == "didSet" { property.didSet = code } else { property.willSet = code }
        }
    }
}

extension TypeSyntax {
    /// True for `T?` and `T!`, whatever `T` is.
    var isWrittenOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
