import SwiftParser
import SwiftSyntax
import ViewRuntime

/// A preview that the source declares.
struct ProgramPreview {
    var name: String
    var position: SourcePosition
    /// The builder that makes it.
    var code: FunctionCode
    /// Which of the builder's views it is, from 0; `nil` if it is all of them.
    var part: Int?
    /// How it wants the device to be held.
    var orientation: PreviewOrientation?
    /// All names that its source mentions.
    var names: Set<String>
}

/// How a preview wants the device to be held.
package enum PreviewOrientation: String, Hashable, Sendable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight

    /// True if the device's long side lies across.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension Program {
    /// How an entry that ``view(for:)`` gave wants the device to be held; `nil` if it does not say.
    package func orientation(of entry: ProgramEntry) -> PreviewOrientation? {
        guard case .preview(let index) = entry, previews.indices.contains(index) else { return nil }
        return previews[index].orientation
    }

    func view(of preview: ProgramPreview) -> ViewValue {
        let whole = FunctionValue(machine: machine, code: preview.code, captures: [], selfValue: .missing)
        guard let part = preview.part else {
            return ViewValue(.group(content: .body(whole)), source: preview.position)
        }
        let picked = FunctionValue(machine: machine, name: preview.name, position: preview.position, parameterCount: 0)
        {
            machine,
            _ throws(EvaluationFailure) in
            let view = try whole.makeView(.none, in: machine.context)
            return .view(try view.part(part, in: machine.context))
        }
        return ViewValue(.group(content: .body(picked)), source: preview.position)
    }
}

extension ViewValue {
    /// One of the views that a builder made, or of those in its only `Group`; the view itself where it is a single one.
    fileprivate func part(_ index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        switch kind {
        case .tuple(let views):
            return views.indices.contains(index) ? views[index] : ViewValue(.empty, source: source)
        case .group(.value(let view)):
            return try view.part(index, in: context)
        case .group(.body(let body)):
            return try body.makeView(.none, in: context).part(index, in: context)
        case .modified(let view, let modifier):
            return ViewValue(.modified(try view.part(index, in: context), modifier), source: source)
        default:
            return self
        }
    }
}

// MARK: - Declarations

/// Takes up `#Preview` and the views of `PreviewProvider`s, in the order of the source.
extension Lowering {
    func lowerPreviews(_ item: Syntax) {
        if let node = item.as(MacroExpansionDeclSyntax.self), node.macroName.text == "Preview" {
            lowerPreview(node.arguments, node.trailingClosure, at: item)
        } else if let node = item.as(MacroExpansionExprSyntax.self), node.macroName.text == "Preview" {
            lowerPreview(node.arguments, node.trailingClosure, at: item)
        } else if let group = item.declGroup {
            lowerProvider(group)
        }
    }

    private func lowerPreview(_ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, at item: Syntax) {
        let closures = arguments.filter { $0.label?.text == "body" }
        guard let closure = trailing ?? closures.first?.expression.as(ClosureExprSyntax.self) else { return }
        let first = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
        let code = builderFunction(closure, name: "Preview", parameters: [])
        let preview = ProgramPreview(
            name: first?.representedLiteralValue ?? "Preview",
            position: position(item),
            code: code,
            orientation: orientation(among: arguments),
            names: Syntax(closure).names
        )
        program.previews.append(preview)
    }

    /// The orientation among the traits of a `#Preview`; other traits are named as without effect.
    private func orientation(among arguments: LabeledExprListSyntax) -> PreviewOrientation? {
        var isTraits = false
        var result: PreviewOrientation?
        for argument in arguments {
            if let label = argument.label { isTraits = label.text == "traits" }
            guard isTraits else { continue }
            let (name, node) = argument.expression.lastName
            guard let name else { continue }
            if let orientation = PreviewOrientation(rawValue: name) {
                result = orientation
            } else if name != "defaultLayout", name != "device" {
                warn("the trait '\(name)' has no effect here: the preview is shown on the whole device", at: node)
            }
        }
        return result
    }

    private func lowerProvider(_ group: any DeclGroupSyntax) {
        let property = activeMembers(group.memberBlock.members).compactMap { $0.as(VariableDeclSyntax.self) }
            .first { node in
                node.modifiers.contains { $0.name.text == "static" }
                    && node.bindings.contains { $0.pattern.sourceText == "previews" }
            }
        let named = group.asProtocol((any NamedDeclSyntax).self)?.name.text
        let extended = group.as(ExtensionDeclSyntax.self)?.extendedType.sourceText
        guard let property, let name = named ?? extended, let info = findType(name),
            info.conforms(to: "PreviewProvider"),
            case .computed(let getter)? = info.lookupStatic("previews").first
        else { return }
        let views = PreviewViews(property)
        for (index, view) in views.list.enumerated() {
            let preview = ProgramPreview(
                name: view.name ?? info.name,
                position: position(property),
                code: getter.getter,
                part: views.list.count > 1 ? index : nil,
                orientation: view.orientation,
                names: Syntax(property).names
            )
            program.previews.append(preview)
        }
    }
}

extension Syntax {
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { names.insert(name) }
        }
        return names
    }
}

extension ExprSyntax {
    /// The last name of `.name`, `Type.name` or either of them called.
    fileprivate var lastName: (name: String?, node: ExprSyntax) {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName }
        return (self.as(MemberAccessExprSyntax.self)?.declName.baseName.text, self)
    }
}

/// What the `previews` of a `PreviewProvider` show, as far as its text tells: each view at the top, or in a `Group` around all, is
/// a preview of its own.
private struct PreviewViews {
    struct View {
        var name: String?
        var orientation: PreviewOrientation?
    }

    let list: [View]

    init(_ property: VariableDeclSyntax) {
        let block = property.bindings.first?.accessorBlock?.accessors
        var statements: [Syntax] = []
        if case .getter(let items)? = block {
            statements = items.map { Syntax($0.item) }
        } else if case .accessors(let accessors)? = block {
            let getter = accessors.first { $0.accessorSpecifier.text == "get" }
            statements = getter?.body?.statements.map { Syntax($0.item) } ?? []
        }
        let views = Self.views(in: statements, around: View())
        list = views.isEmpty ? [View()] : views
    }

    private static func views(in statements: [Syntax], around outer: View) -> [View] {
        let expressions = statements.compactMap { item in
            item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        }
        return expressions.flatMap { expression -> [View] in
            let (view, base) = chain(expression, outer)
            guard expressions.count == 1, let call = base.as(FunctionCallExprSyntax.self),
                call.calledExpression.sourceText == "Group", let content = call.trailingClosure
            else { return [view] }
            let inner = views(in: content.statements.map { Syntax($0.item) }, around: view)
            return inner.isEmpty ? [view] : inner
        }
    }

    /// What the modifiers behind a view say of its preview, and the view itself; the innermost name counts.
    private static func chain(_ expression: ExprSyntax, _ outer: View) -> (View, ExprSyntax) {
        var view = outer
        var base = expression
        while let call = base.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base
        {
            let argument = call.arguments.first?.expression
            switch member.declName.baseName.text {
            case "previewDisplayName":
                if let name = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue { view.name = name }
            case "previewInterfaceOrientation":
                if let name = argument?.lastName.name { view.orientation = PreviewOrientation(rawValue: name) }
            default: break
            }
            base = inner
        }
        return (view, base)
    }
}
