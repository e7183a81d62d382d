import SwiftSyntax
import ViewRuntime

/// Types by name, and what they inherit.
extension Lowering {
    func declareTypes(_ item: Syntax) {
        if let node = item.as(TypeAliasDeclSyntax.self) {
            aliases[node.name.text] = node.initializer.value
        } else if let group = item.declGroup {
            declareType(group, parent: nil)
        }
    }

    private func kind(of group: any DeclGroupSyntax) -> (TypeInfo.Kind, TokenSyntax)? {
        if let node = group.as(StructDeclSyntax.self) { return (.structure, node.name) }
        if let node = group.as(ClassDeclSyntax.self) { return (.classType, node.name) }
        if let node = group.as(ActorDeclSyntax.self) { return (.classType, node.name) }
        if let node = group.as(EnumDeclSyntax.self) { return (.enumeration, node.name) }
        if let node = group.as(ProtocolDeclSyntax.self) { return (.protocolType, node.name) }
        return nil
    }

    private func declareType(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        if let node = group.as(ExtensionDeclSyntax.self) {
            if let base = extensionBase(node) { declareNested(node, in: base) }
            return
        }
        guard let (kind, name) = kind(of: group) else { return }
        let siblings = parent?.nested ?? topLevelTypes
        if siblings[name.text] != nil { error("invalid redeclaration of '\(name.text)'", at: name) }
        let info = TypeInfo(
            id: TypeID(program.types.count),
            name: name.text,
            kind: kind,
            position: position(name),
            machine: machine
        )
        info.parent = parent
        info.isFinal = group.modifiers.contains { $0.name.text == "final" }
        program.types.append(info)
        if let parent { parent.nested[name.text] = info } else { topLevelTypes[name.text] = info }
        if group.is(ClassDeclSyntax.self) { undeclaredClasses[info.id.index] = group }
        declareNested(group, in: info)
    }

    private func declareNested(_ group: any DeclGroupSyntax, in info: TypeInfo) {
        for member in activeMembers(group.memberBlock.members) {
            if let associated = member.as(AssociatedTypeDeclSyntax.self) {
                info.generics[associated.name.text] = .generic(associated.name.text)
            } else if let alias = member.as(TypeAliasDeclSyntax.self) {
                info.aliases[alias.name.text] = alias.initializer.value
            } else if let nested = member.declGroup {
                declareType(nested, parent: info)
            }
        }
    }

    /// The names of a type from outside in, without its generic arguments; sugared ones by their full name.
    private static func names(_ type: TypeSyntax) -> [String] {
        if let node = type.as(IdentifierTypeSyntax.self) { return [node.name.text] }
        if let node = type.as(MemberTypeSyntax.self) { return names(node.baseType) + [node.name.text] }
        if type.is(ArrayTypeSyntax.self) { return ["Array"] }
        if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
        if type.is(OptionalTypeSyntax.self) { return ["Optional"] }
        return [type.sourceText]
    }

    /// The type that an extension extends; one that is built in gets a record of its own.
    func extensionBase(_ node: ExtensionDeclSyntax) -> TypeInfo? {
        let parts = Self.names(node.extendedType)
        if var info = topLevelTypes[parts[0]] {
            for part in parts.dropFirst() {
                guard let nested = info.nested[part] else { return nil }
                info = nested
            }
            return info
        }
        let name = parts.joined(separator: ".")
        let key =
            [
                "CGFloat": "Double", "Collection": "Sequence", "RandomAccessCollection": "Sequence",
                "BidirectionalCollection": "Sequence", "MutableCollection": "Array", "ArraySlice": "Array",
                "BinaryInteger": "Integer", "FixedWidthInteger": "Integer", "SignedInteger": "Integer",
                "BinaryFloatingPoint": "Floating", "FloatingPoint": "Floating",
                "Numeric": "Number", "SignedNumeric": "Number", "AdditiveArithmetic": "Number",
                "VisualEffect": "View", "CoordinateSpaceProtocol": "NamedCoordinateSpace",
            ][name] ?? name
        if let known = extensions[key] { return known }
        if !isKnownTypeName(key) {
            if foreign(key, at: node.extendedType) != nil { return nil }
            let near = nearest(key, among: Array(topLevelTypes.keys) + Array(table.typeNames))
            error(
                "cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: node.extendedType
            )
            return nil
        }
        let info = TypeInfo(
            id: TypeID(program.types.count),
            name: key,
            kind: .builtin,
            position: position(node),
            machine: machine
        )
        let generics: [String: [String]] = [
            "Array": ["Element"], "Set": ["Element"], "Sequence": ["Element"], "Dictionary": ["Key", "Value"],
            "Optional": ["Wrapped"],
            "Range": ["Bound"], "ClosedRange": ["Bound"], "Binding": ["Value"],
        ]
        for name in generics[key] ?? [] { info.generics[name] = .generic(name) }
        program.types.append(info)
        extensions[key] = info
        return info
    }

    private func isKnownTypeName(_ name: String) -> Bool {
        table.typeNames.contains(name) || Self.knownTypes.contains(name)
            || StaticType(builtinNamed: name, arguments: []) != nil
            || table.statics[name] != nil || table.members[name] != nil || table.initializers[name] != nil
    }

    // MARK: Inheritance
    func declareInheritance(_ item: Syntax) {
        guard let group = item.declGroup else { return }
        declareInheritance(group, parent: nil)
    }

    func typeInfo(of group: any DeclGroupSyntax, parent: TypeInfo?) -> TypeInfo? {
        if let node = group.as(ExtensionDeclSyntax.self) { return extensionBase(node) }
        guard let (_, name) = kind(of: group) else { return nil }
        return parent.map { $0.nested[name.text] } ?? topLevelTypes[name.text]
    }

    func declareInheritance(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        guard let info = typeInfo(of: group, parent: parent) else { return }
        let previous = currentType
        currentType = parent
        defer { currentType = previous }
        if let node = group.as(StructDeclSyntax.self) {
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        if let node = group.as(ClassDeclSyntax.self) {
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        if let node = group.as(EnumDeclSyntax.self) {
            let cases = activeMembers(node.memberBlock.members).compactMap { $0.as(EnumCaseDeclSyntax.self)?.modifiers }
            info.isIndirect = ([node.modifiers] + cases).joined().contains { $0.name.text == "indirect" }
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        for attribute in group.attributes {
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.sourceText else { continue }
            if name == "Observable" {
                info.isObservable = true
                info.conformances.insert(name)
            }
            if name == "resultBuilder" { info.isResultBuilder = true }
            if name == "propertyWrapper" { info.isPropertyWrapper = true }
            if name == "Model" { info.conformances.formUnion(["Hashable", "Identifiable"]) }
        }
        if let inherited = group.inheritanceClause?.inheritedTypes {
            for type in inherited { inherit(type.type, info) }
        }
        for member in activeMembers(group.memberBlock.members) {
            if let nested = member.declGroup { declareInheritance(nested, parent: info) }
        }
    }

    private func inherit(_ type: TypeSyntax, _ info: TypeInfo) {
        // `~Copyable` takes something away, and nothing here asks for it.
        if type.sourceText.hasPrefix("~") { return }
        if let composition = type.as(CompositionTypeSyntax.self) {
            for element in composition.elements { inherit(element.type, info) }
            return
        }
        var name = type.as(AttributedTypeSyntax.self)?.baseType.sourceText ?? type.sourceText
        if let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil {
            name = generic.name.text
        }
        if let other = findType(name) {
            if other.isKind(of: info) {
                error("'\(info.name)' inherits from itself", at: type)
            } else if other.kind == .protocolType {
                info.protocols.append(other)
            } else {
                checkSuperclass(other, info, type)
                if other.kind == .classType, info.isClass { info.superclass = other }
            }
        } else if info.kind == .enumeration, let raw = StaticType(builtinNamed: name, arguments: []), raw != .unknown {
            info.rawType = raw
        } else if !Self.knownTypes.contains(name), !isKnownTypeName(name) {
            if foreign(name, at: type) != nil {
                info.conformances.insert(name)
                info.isForeign = info.kind == .classType
                return
            }
            let near = nearest(name, among: Array(topLevelTypes.keys) + Array(Self.knownTypes))
            error("cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: type)
        }
        if name == "ObservableObject", [.structure, .enumeration].contains(info.kind) {
            report(
                .error,
                "non-class type '\(info.name)' cannot conform to class protocol '\(name)'; make it a class",
                at: info.position
            )
        }
        info.conformances.insert(name)
        if name == "App" { info.conformances.insert("View") }
    }
}

extension Lowering {
    /// Reports what a type of the program cannot inherit from.
    private func checkSuperclass(_ other: TypeInfo, _ info: TypeInfo, _ type: TypeSyntax) {
        guard !other.position.isOutside, !info.position.isOutside,
            [.structure, .enumeration, .classType].contains(info.kind)
        else { return }
        guard other.isClass, info.isClass else {
            if info.kind == .enumeration, other.kind != .classType, info.rawType == nil {
                guard !other.conformances.contains(where: { $0.hasPrefix("ExpressibleBy") }) else { return }
                let literals = "a string, integer, or floating-point literal"
                return error("raw type '\(other.name)' is not expressible by \(literals)", at: type)
            }
            let wanted = info.isClass ? "non-protocol, non-class type" : "non-protocol type"
            return report(.error, "inheritance from \(wanted) '\(other.name)'", at: info.position)
        }
        if other.isFinal {
            report(.error, "inheritance from a final class '\(other.name)'", at: info.position)
        } else if let known = info.superclass, known !== other {
            error("multiple inheritance from classes '\(known.name)' and '\(other.name)'", at: type)
        }
    }
}

/// Finds types that are declared inside functions: they are known in the whole file, as their names are rarely used twice.
final class LocalTypes: SyntaxVisitor {
    private var found: [Syntax] = []
    private var names: Set<String>

    init(taken: Set<String>) {
        names = taken
        super.init(viewMode: .sourceAccurate)
    }

    static func collect(_ tree: SourceFileSyntax) -> [Syntax] {
        let visitor = LocalTypes(
            taken: Set(tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        )
        visitor.walk(tree)
        return visitor.found
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        for item in node.statements {
            guard item.item.declGroup != nil,
                let name = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text,
                names.insert(name).inserted
            else { continue }
            found.append(Syntax(item.item))
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The node as a declaration with members; asking for each kind takes less than asking for the protocol.
    var declGroup: (any DeclGroupSyntax)? {
        switch kind {
        case .structDecl: self.as(StructDeclSyntax.self)
        case .classDecl: self.as(ClassDeclSyntax.self)
        case .enumDecl: self.as(EnumDeclSyntax.self)
        case .protocolDecl: self.as(ProtocolDeclSyntax.self)
        case .extensionDecl: self.as(ExtensionDeclSyntax.self)
        case .actorDecl: self.as(ActorDeclSyntax.self)
        default: nil
        }
    }
}
