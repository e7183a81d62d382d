import LayoutCore
import ViewRuntime

extension Value {
    /// The value as a view.
    ///
    /// - Throws: A failure that says what the value is, if it is no view.
    func asView(_ position: SourcePosition) throws(EvaluationFailure) -> ViewValue {
        switch self {
        case .view(let box): return box.view
        case .structure(let value) where value.type.isRepresentable:
            return ViewValue(.unsupported(name: value.type.name), source: position)
        case .structure(let value) where value.type.isView:
            return ViewValue(.composite(ProgramView(value)), source: position)
        case .structure(let value) where value.type.isShape:
            return ViewValue(ProgramShape(instance: value).view(position), source: position)
        case .enumeration(let value) where value.enumCase.type.isView:
            return ViewValue(
                .composite(ProgramView(StructValue(type: value.enumCase.type, fields: []), self)),
                source: position
            )
        case .native(let box):
            if case .programShape(let shape) = box.native {
                return ViewValue(shape.view(position), source: position)
            }
            if let kind = box.native.viewKind { return ViewValue(kind, source: position) }
        case .null, .void: return ViewValue(.empty, source: position)
        case .array(let values):
            var views: [ViewValue] = []
            for value in values { views.append(try value.asView(position)) }
            return ViewValue(.tuple(views), source: position)
        case .object(let object) where object.type.isView:
            return ViewValue(
                .composite(ProgramView(StructValue(type: object.type, fields: object.fields), self)),
                source: position
            )
        default: break
        }
        throw EvaluationFailure(reason: .trap, message: "'\(debugText)' is not a view", position: position)
    }
}

extension TypeInfo {
    var isView: Bool { conforms(to: "View") || isRepresentable }

    /// True for a view of UIKit in SwiftUI's clothes: shown as a labelled box.
    var isRepresentable: Bool {
        conformances.contains("UIViewRepresentable") || conformances.contains("UIViewControllerRepresentable")
    }
}

extension Native {
    /// What the value is as a view; `nil` if it is none.
    var viewKind: ViewValue.Kind? {
        switch self {
        case .text(let text): .text(text)
        case .image(let image): .image(image)
        case .shape(let shape): .shape(shape)
        case .path(let path): .shape(ShapeViewValue(shape: .path(path)))
        case .color(let color): .style(.color(color))
        case .style(let style): .style(style)
        case .gradient(let stops): .style(.linearGradient(stops: stops, start: .top, end: .bottom))
        case .modifierContent(let content): .modifierContent(content)
        default: nil
        }
    }

    /// What the value is as a style; `nil` if it is none.
    var styleValue: StyleValue? {
        switch self {
        case .color(let color): .color(color)
        case .style(let style): style
        case .gradient(let stops): .linearGradient(stops: stops, start: .top, end: .bottom)
        default: nil
        }
    }
}
