import SwiftSyntax
import ViewRuntime

/// Resolves types as programs write them.
extension Lowering {
    func resolve(_ type: TypeSyntax) -> StaticType {
        if let node = type.as(IdentifierTypeSyntax.self) { return resolveIdentifier(node) }
        if let node = type.as(OptionalTypeSyntax.self) { return resolve(node.wrappedType).inOptional }
        // Used like the value itself, and may be `nil`: what it is shows when the program runs.
        if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return .unknown }
        if let node = type.as(ArrayTypeSyntax.self) { return .array(resolve(node.element)) }
        if let node = type.as(DictionaryTypeSyntax.self) {
            let key = resolve(node.key)
            checkKey(key, of: node)
            return .dictionary(key, resolve(node.value))
        }
        if let node = type.as(SomeOrAnyTypeSyntax.self) { return resolveConstraint(node.constraint) }
        if let node = type.as(AttributedTypeSyntax.self) { return resolveAttributed(node) }
        if let node = type.as(TupleTypeSyntax.self) { return resolveTuple(node) }
        if let node = type.as(FunctionTypeSyntax.self) {
            return .function(
                StaticType.FunctionType(
                    parameters: node.parameters.map { resolve($0.type) },
                    result: resolve(node.returnClause.type)
                )
            )
        }
        if let node = type.as(MemberTypeSyntax.self) { return resolveMember(node) }
        if let node = type.as(MetatypeTypeSyntax.self) { return .metatype(resolve(node.baseType)) }
        if let node = type.as(CompositionTypeSyntax.self) {
            for element in node.elements {
                let resolved = resolveConstraint(element.type)
                if resolved != .unknown { return resolved }
            }
        }
        return .unknown
    }

    private func resolveAttributed(_ node: AttributedTypeSyntax) -> StaticType {
        var type = resolve(node.baseType)
        if case .function(var function) = type {
            for attribute in node.attributes {
                guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
                let name = attribute.attributeName.sourceText
                if name.hasSuffix("Builder") { function.isBuilder = true }
                if name == "autoclosure" { function.isAutoclosure = true }
            }
            type = .function(function)
        }
        for specifier in node.specifiers where specifier.sourceText == "inout" { return .inOut(type) }
        return type
    }

    private func resolveTuple(_ node: TupleTypeSyntax) -> StaticType {
        let elements = node.elements.map {
            StaticType.TupleElement(
                label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                type: resolve($0.type)
            )
        }
        if elements.isEmpty { return .void }
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return .tuple(elements)
    }

    /// A protocol behind `some` or `any`.
    private func resolveConstraint(_ type: TypeSyntax) -> StaticType {
        if let node = type.as(IdentifierTypeSyntax.self), let info = findType(node.name.text) { return .user(info.id) }
        return switch type.sourceText {
        case "View", "Scene": .view
        case "Shape", "InsettableShape": .native("Shape")
        case "ShapeStyle": .native("ShapeStyle")
        case "ToolbarContent": .native("ToolbarContent")
        case "Gesture": .native("Gesture")
        case "CoordinateSpaceProtocol": .native("CoordinateSpace")
        default: resolveSequence(type) ?? resolve(type)
        }
    }

    /// What a sequence or collection of the standard library is taken as that is known by its protocol alone.
    private func resolveSequence(_ type: TypeSyntax) -> StaticType? {
        guard let node = type.as(IdentifierTypeSyntax.self), Self.sequenceProtocols.contains(node.name.text) else {
            return nil
        }
        guard case .type(let element)? = node.genericArgumentClause?.arguments.first?.argument else {
            return .array(.unknown)
        }
        return .array(resolve(element))
    }

    static let sequenceProtocols: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "LazySequenceProtocol",
    ]

    private func resolveIdentifier(_ node: IdentifierTypeSyntax) -> StaticType {
        let name = node.name.text
        // A place that is left to be told by the arguments.
        if name == "_" { return .unknown }
        for generics in genericTypes.reversed() {
            if let type = generics[name] { return type }
        }
        if let alias = scope?.find(alias: name) { return resolve(alias, node) }
        if name == "Self", let currentType {
            let known = currentType.kind == .protocolType ? .unknown : selfType(currentType)
            return known == .unknown ? .generic("Self") : known
        }
        if name == "Content", currentType?.conforms(to: "ViewModifier") == true { return .view }
        if name == "_Label", currentType?.conforms(to: "TextFieldStyle") == true { return .view }
        if name == "Configuration", let configuration = styleConfiguration { return configuration }
        if let info = findType(name) { return applied(info, node.genericArgumentClause) }
        var context = currentType
        while let info = context {
            if let generic = info.generics[name] { return generic }
            if let alias = info.aliases[name] { return resolveAlias(alias, node) }
            context = info.parent
        }
        if let alias = aliases[name] { return resolveAlias(alias, node) }
        let arguments = (node.genericArgumentClause?.arguments).map { list in
            list.map { argument -> StaticType in
                if case .type(let type) = argument.argument { return resolve(type) }
                return .unknown
            }
        }
        return resolveBuiltin(builtinName(name), arguments ?? [], node)
    }

    /// The name of a built-in type as the table has it: where the program has a type of that name, the library's own source writes
    /// another.
    func builtinName(_ name: String) -> String {
        let plain = String(name.dropFirst(2))
        return name.hasPrefix("__") && topLevelTypes[plain]?.position.isOutside == false ? plain : name
    }

    /// What `Configuration` is inside a style of the program, or a type inside one, whose kind has a configuration of the prelude.
    private var styleConfiguration: StaticType? {
        var context = currentType
        while let info = context {
            if let style = BuiltinTable.configuredStyles.first(where: { info.conforms(to: $0) }) {
                return topLevelTypes[style + "Configuration"].map { .user($0.id) }
            }
            context = info.parent
        }
        return nil
    }

    /// What a name stands for as a type alias; `nil` for other names.
    func aliased(_ name: String) -> StaticType? {
        if let alias = scope?.find(alias: name) {
            switch alias {
            case .type(let type): return type
            case .generic(let type): return resolveAlias(type, type)
            }
        }
        return (currentType?.aliases[name] ?? aliases[name]).map { resolveAlias($0, $0) }
    }

    private func resolve(_ alias: FunctionScope.Alias, _ node: IdentifierTypeSyntax) -> StaticType {
        switch alias {
        case .type(let type): type
        case .generic(let type): resolveAlias(type, node)
        }
    }

    /// What an alias stands for; one that leads back to itself is a mistake.
    private func resolveAlias(_ alias: TypeSyntax, _ node: some SyntaxProtocol) -> StaticType {
        guard !openAliases.contains(alias.id) else {
            error("type alias '\(node.sourceText)' references itself", at: alias)
            return .unknown
        }
        openAliases.insert(alias.id)
        defer { openAliases.remove(alias.id) }
        let declaration = alias.parent?.parent?.as(TypeAliasDeclSyntax.self)
        guard let parameters = declaration?.genericParameterClause?.parameters else { return resolve(alias) }
        // Arguments that are left out are told by what the alias is used for.
        let list = node.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.map { argument -> StaticType in
            if case .type(let type) = argument.argument { return resolve(type) }
            return .unknown
        }
        let arguments = (list ?? []) + Array(repeating: .unknown, count: parameters.count)
        genericTypes.append(Dictionary(zip(parameters.map(\.name.text), arguments)) { first, _ in first })
        defer { genericTypes.removeLast() }
        return resolve(alias)
    }

    private func resolveBuiltin(_ name: String, _ arguments: [StaticType], _ node: some SyntaxProtocol) -> StaticType {
        if let type = StaticType(builtinNamed: name, arguments: arguments) {
            if case .set(let element) = type { checkKey(element, of: node) }
            return type
        }
        switch name {
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "AnyKeyPath", "PartialKeyPath":
            return .native("KeyPath")
        // A `State` that is kept as a value is read and written through its binding.
        case "State" where arguments.count == 1: return .binding(arguments[0])
        case "Subviews": return .native("LayoutSubviews")
        case "TargetContext": return .native("ScrollTargetBehaviorContext")
        case "SubviewsCollection", "SubviewsCollectionSlice": return .array(.view)
        case "Subview": return .view
        case "SectionConfiguration": return Self.sectionType
        case "SectionCollection": return .array(Self.sectionType)
        case "AnyGradient": return .native("ShapeStyle")
        case "AnyScrollTargetBehavior": return .native("ScrollTargetBehavior")
        case "IntegerFormatStyle", "FloatingPointFormatStyle": return .native("FormatStyle")
        // Wrappers that are kept as values, and what is known of a value when the program runs.
        case "AppStorage", "Environment", "Mirror", "Published", "ScaledMetric", "SceneStorage": return .unknown
        case "AnyIterator":
            return .function(StaticType.FunctionType(parameters: [], result: arguments.first?.asOptional ?? .unknown))
        case "AnySequence": return .unknown
        case "Configuration", "Value", "Cache", "Body", "ID", "SubSequence", "Indices", "Context", "Coordinator":
            return .unknown
        case "Index": return .int
        // Texts and parts of texts are one type here.
        case "StringProtocol": return .string
        default: break
        }
        if table.viewTypes.contains(name) {
            return Self.valueViews.contains(name) ? .native(name) : .view
        }
        if table.typeNames.contains(name) || Self.knownTypes.contains(name) { return .native(name) }
        if ["Rectangle", "Circle", "Capsule", "Ellipse", "RoundedRectangle", "UnevenRoundedRectangle", "AnyShape"]
            .contains(name)
        {
            return .native("Shape")
        }
        if foreign(name, at: node) != nil { return .foreign }
        let near = nearest(name, among: Array(topLevelTypes.keys) + Array(table.typeNames))
        error("cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: node)
        return .unknown
    }

    /// Views that have members of their own, so that their type is kept.
    private static let valueViews: Set<String> = [
        "Text", "Image", "Color", "LinearGradient", "RadialGradient", "Gradient", "Path",
    ]

    /// Protocols and types that may be named although nothing here depends on them.
    static let knownTypes: Set<String> = [
        "View", "Scene", "App", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable",
        "Encodable", "Error",
        "LocalizedError", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible", "Hasher",
        "ObservableObject", "Observable", "DynamicProperty", "PreferenceKey", "EnvironmentKey", "LayoutValueKey",
        "UIViewRepresentable", "UIViewControllerRepresentable", "CodingKey",
        "ViewModifier", "Layout", "Shape", "InsettableShape", "ButtonStyle", "LabelStyle", "ToggleStyle",
        "GroupBoxStyle", "DisclosureGroupStyle", "ProgressViewStyle", "GaugeStyle", "LabeledContentStyle", "MenuStyle",
        "ControlGroupStyle", "DatePickerStyle", "TextFieldStyle",
        "PrimitiveButtonStyle",
        "ScrollTargetBehavior", "PreviewProvider", "Sendable", "Animatable", "ToolbarContent", "ShapeStyle", "Gesture",
        "RandomAccessCollection",
        "Collection", "Sequence", "StringProtocol", "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "SignedNumeric", "AdditiveArithmetic", "FixedWidthInteger", "SignedInteger", "BidirectionalCollection",
        "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol", "CodingKey", "Integer", "Floating",
        "Number",
        "Strideable", "IteratorProtocol", "AnyIterator", "AnySequence", "ExpressibleByStringLiteral",
        "ExpressibleByIntegerLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByNilLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByStringInterpolation",
        "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral", "TextOutputStream",
        "CustomReflectable", "LosslessStringConvertible", "RandomNumberGenerator", "RawRepresentable", "AlignmentID",
        "EnvironmentValues", "Transferable", "TransferRepresentation",
        "LayoutSubviews", "LayoutSubview", "ProposedViewSize",
        "ViewDimensions", "GeometryProxy", "ScrollViewProxy", "ScrollGeometry", "ScrollPhase",
        "ScrollPhaseChangeContext", "Anchor", "NamedCoordinateSpace",
        "CoordinateSpace", "DismissAction", "OpenURLAction", "ColorScheme", "DynamicTypeSize", "LayoutDirection",
        "UserInterfaceSizeClass",
        "PinnedScrollableViews", "ScrollTarget", "ScrollTargetBehaviorContext", "TargetContext", "UIColor",
        "AnyTransition", "Namespace", "Date", "URL",
        "UUID", "Data", "Task", "Locale", "Calendar", "NSObject", "DateFormatter", "NumberFormatter", "Decimal",
        "CGAffineTransform", "Path",
        "AnyCancellable", "Notification", "Timer", "VisualEffect", "ScrollTransitionPhase",
        "LocalizedStringKey", "AnyShape",
        "ViewSpacing", "Duration", "Animation", "Transaction", "SubviewsCollection", "Subview", "Result", "Iterator",
        "NSNumber", "CharacterSet", "Measurement", "ObjectIdentifier", "Actor", "AnimationContext",
        "CoordinateSpaceProtocol",
        "CustomAnimation", "EmptyModifier", "ScrollContentOffsetAdjustmentBehavior", "ShapeRole",
    ]

    private func resolveMember(_ node: MemberTypeSyntax) -> StaticType {
        let full = node.sourceText
        if table.typeNames.contains(full), findType(full.prefix { $0 != "." }.description) == nil {
            return .native(full)
        }
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            if let info = findType(base.name.text), let nested = info.nested[node.name.text] { return .user(nested.id) }
            if node.name.text == "Configuration", BuiltinTable.configuredStyles.contains(base.name.text),
                let configuration = topLevelTypes[full.filter { $0 != "." }]
            {
                return .user(configuration.id)
            }
            if base.name.text == "SwiftUI" || base.name.text == "Swift" || base.name.text == "Foundation" {
                return resolveBuiltin(node.name.text, [], node)
            }
            if let info = findType(base.name.text) {
                if let alias = info.aliases[node.name.text] { return resolveAlias(alias, node) }
                if node.name.text == "ID", case .stored(let property)? = info.lookup("id").first {
                    return property.type.erasingGenerics
                }
                return .unknown
            }
            switch resolve(node.baseType) {
            case .generic: return .unknown
            case .user(let id):
                let outer = program.types[id]
                if let alias = outer.aliases[node.name.text] { return resolveAlias(alias, node) }
                return outer.nested[node.name.text].map { .user($0.id) } ?? .unknown
            default: break
            }
        } else if case .user(let id) = resolve(node.baseType) {
            let outer = program.types[id]
            if let nested = outer.nested[node.name.text] { return .user(nested.id) }
            if let alias = outer.aliases[node.name.text] { return resolveAlias(alias, node) }
            return .unknown
        }
        switch full {
        case "Anchor<CGRect>.Source", "Anchor<CGPoint>.Source": return .native("Anchor.Source")
        case "LayoutSubviews.Element": return .native("LayoutSubview")
        default:
            return table.typeNames.contains(full) || table.statics[full] != nil
                ? .native(full) : .native(node.name.text)
        }
    }

    /// A type of the program by its name, from inside out.
    func findType(_ name: String) -> TypeInfo? {
        var context = currentType
        while let info = context {
            if let nested = info.nested[name] { return nested }
            context = info.parent ?? info.superclass
        }
        return topLevelTypes[name]
    }

    /// What the extension around says that a generic parameter of its type is; unknown where it leaves it open.
    private func namedType(_ name: String) -> StaticType {
        let type = genericTypes.last { $0[name] != nil }?[name] ?? .unknown
        return type.isGeneric ? .unknown : type
    }

    /// The type of `self` in members of a type.
    func selfType(_ info: TypeInfo) -> StaticType {
        guard info.kind == .builtin else { return .user(info.id) }
        switch info.name {
        case "View": return .view
        case let name where table.viewTypes.contains(name) && !Self.valueViews.contains(name): return .view
        case "Array": return .array(namedType("Element"))
        case "Set": return .set(namedType("Element"))
        case "Dictionary": return .dictionary(namedType("Key"), namedType("Value"))
        case "Optional": return .unknown
        case "Sequence" where namedType("Element") != .unknown: return .array(namedType("Element"))
        case "Sequence", "Collection", "RandomAccessCollection", "Integer", "Floating", "Number", "Comparable",
            "Equatable", "Hashable":
            return .unknown
        default: return StaticType(builtinNamed: info.name, arguments: []) ?? .native(info.name)
        }
    }
}
