import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Property wrappers of the program's own.
extension Lowering {
    /// Declares a wrapped property as what the compiler makes of it: the wrapper under `_name`, and `name` and `$name` as computed properties.
    ///
    /// - Returns: False if the property has no first value, which an initialiser would have to wrap.
    func declareWrapped(
        _ name: String,
        _ binding: PatternBindingSyntax,
        _ attribute: AttributeSyntax,
        _ wrapper: TypeInfo,
        _ node: VariableDeclSyntax,
        in info: TypeInfo
    ) -> Bool {
        var arguments: [String] = []
        if let value = binding.initializer?.value { arguments.append("wrappedValue: " + value.trimmedDescription) }
        if case .argumentList(let list)? = attribute.arguments {
            arguments += list.map { ($0.label.map { $0.text + ": " } ?? "") + $0.expression.trimmedDescription }
        }
        guard !arguments.isEmpty || wrapper.initializers.contains(where: { $0.parameters.isEmpty }) else {
            return false
        }
        let access = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } ? "private " : ""
        let type = binding.typeAnnotation?.type.sourceText ?? "Any"
        let isSettable: Bool =
            switch Self.implementation(wrapper.lookup("wrappedValue")) {
            case .computed(let property): property.setter != nil
            case .stored(let property): !property.isConstant
            default: false
            }
        let setter = isSettable ? " set { _\(name).wrappedValue = newValue }" : ""
        let call = "\(attribute.attributeName.sourceText)(\(arguments.joined(separator: ", ")))"
        for declaration in wrappedDeclarations(
            "private var _\(name) = \(call)",
            "\(access)var \(name): \(type) { get { _\(name).wrappedValue }\(setter) }"
        ) {
            declareProperties(declaration, in: info)
        }
        if !wrapper.lookup("projectedValue").isEmpty {
            for declaration in wrappedDeclarations("var projection_\(name): Any { _\(name).projectedValue }") {
                declareProperties(declaration, in: info)
            }
            info.members["$" + name] = info.members.removeValue(forKey: "projection_" + name)
        }
        return true
    }

    private func wrappedDeclarations(_ sources: String...) -> [VariableDeclSyntax] {
        let parsed = Parser.parse(source: sources.joined(separator: "\n"))
        let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in }).as(SourceFileSyntax.self)
        return (folded?.statements ?? []).compactMap { $0.item.as(VariableDeclSyntax.self) }
    }
}
