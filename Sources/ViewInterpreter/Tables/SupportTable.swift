/// One form of a view or modifier that programs may use.
package struct SupportEntry: Hashable, Sendable {
    package var name: String
    /// Its parameters as Swift declares them, `padding(_ length: CGFloat)`; `name(...)` where any arguments are accepted.
    package var form: String
    package var grade: SupportGrade
}

/// What programs may use, as the interpreter's own tables have it.
package enum SupportTable {
    /// Views and what else stands in a builder, by name; the forms of one name in the order of the table.
    package static var views: [SupportEntry] {
        let rows = BuiltinTable.standard.initializers.mapValues { $0.filter(\.givesView) }
        return entries(rows)
    }

    /// Modifiers of views, by name.
    package static var modifiers: [SupportEntry] { entries(BuiltinTable.standard.modifiers) }

    /// The names of the other types that programs can make or read members of, in alphabetical order.
    package static var typeNames: [String] {
        let views = Set(views.map(\.name))
        return BuiltinTable.standard.typeNames.subtracting(views).sorted()
    }

    private static func entries(_ rows: [String: [Overload]]) -> [SupportEntry] {
        rows.sorted { $0.key < $1.key }.flatMap { name, overloads in
            overloads.map { SupportEntry(name: name, form: $0.signature.text, grade: $0.grade) }
        }
    }
}

extension Overload {
    /// True for a modifier of views.
    var isModifier: Bool {
        switch implementation {
        case .modifier, .transform: true
        case .function, .mutating, .view: false
        }
    }

    /// True if a builder can take what this gives.
    var givesView: Bool {
        switch implementation {
        case .view: true
        case .function: signature.result == .view || isViewType(signature.result)
        case .mutating, .modifier, .transform: false
        }
    }

    private func isViewType(_ type: StaticType) -> Bool {
        if case .native(let name) = type { return BuiltinTable.standard.viewTypes.contains(name) }
        return false
    }
}

/// Grades that several rows of the tables share.
extension SupportGrade {
    static let likeASwitch = approximate("drawn as a switch of 51 × 31 points; it flips at once")
    static let likeAField = approximate("shows its text or prompt; nothing can be typed")
    static let wholeFill = approximate("the shape's whole inside is filled")
    static let plainLine = approximate("drawn as a solid line in the text's own colour")
    static let withoutMotion = approximate("changes show at once; only scrolling takes its time")
    static let masksByOutline = approximate(
        "a mask of shapes in one colour cuts at their outlines; one with gradients, texts or symbols at the box around it"
    )
    static let triedOut = approximate("tracks share the room by rules that people found by experiment")
}
