import SwiftSyntax
import ViewRuntime

/// Computed properties and subscripts.
extension Lowering {
    /// The accessors that make a property computed; `nil` for a stored one, which may have observers.
    func computedAccessors(_ binding: PatternBindingSyntax) -> AccessorBlockSyntax? {
        guard let block = binding.accessorBlock else { return nil }
        switch block.accessors {
        case .getter: return block
        case .accessors(let list):
            let isObserver = list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
            return isObserver ? nil : block
        @unknown default: return block
        }
    }

    // MARK: Computed properties
    func computedProperty(
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
                $0.as(AttributeSyntax.self)?.attributeName.sourceText.hasSuffix("Builder") == true
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
                    property.getter.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
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
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        if let block = node.accessorBlock {
            statically(isStatic) { declareAccessors(of: property, block, parameters: parameters) }
        }
        if isStatic {
            info.statics["subscript", default: []].append(.subscripting(property))
        } else {
            info.members["subscript", default: []].append(.subscripting(property))
        }
    }
}
