import LayoutCore
import ViewRuntime

/// A `PreferenceKey` of the program.
final class ProgramPreferenceKey {
    private let type: TypeInfo
    private unowned let machine: Machine

    init(_ type: TypeInfo, _ machine: Machine) {
        self.type = type
        self.machine = machine
    }
}

extension ProgramPreferenceKey: PreferenceKeyDefinition {
    var id: Int { type.id.index }
    var name: String { type.name }

    func defaultValue(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue {
        try machine.enter(context) { () throws(EvaluationFailure) -> Value in
            guard let member = type.lookupStatic("defaultValue").first else { return .null }
            return try member.readStatic(machine)
        }
    }

    func reduce(
        _ value: inout any ProgramValue,
        next: any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) {
        try machine.enter(context) { () throws(EvaluationFailure) in
            let next = Value(program: next)
            // Without a `reduce` of its own a key keeps the last value, as SwiftUI's default for optional values does not.
            guard case .method(let code)? = type.lookupStatic("reduce").first else {
                value = next
                return
            }
            let nextValue = FunctionValue(
                machine: machine,
                name: "nextValue",
                position: type.position,
                parameterCount: 0
            ) { _, _ in next }
            let frame = machine.makeFrame(code, [Value(program: value), .function(nextValue)], .missing, [])
            value = Value.void
            defer { value = frame.slots[0].unboxed }
            _ = try machine.run(code, frame)
        }
    }
}

extension Value: ScrollTargetResult {
    var targetRect: Rect {
        if case .native(let box) = self, case .scrollTarget(let rect, _) = box.native { return rect }
        return .zero
    }

    var targetAnchor: UnitPoint? {
        if case .native(let box) = self, case .scrollTarget(_, let anchor) = box.native { return anchor }
        return nil
    }
}

/// Alignments that the program defines by an `AlignmentID`.
enum CustomAlignment {
    /// The guide of a program's `AlignmentID`, whose default value is asked for while views are laid out.
    static func guide(_ key: Value, axis: Axis, _ call: BuiltinCall) throws(EvaluationFailure) -> AlignmentGuide {
        guard case .type(let reference) = key, case .user(let id) = reference.type else {
            return axis == .horizontal ? .horizontalCenter : .verticalCenter
        }
        let info = call.machine.types[id]
        guard case .method(let code)? = info.lookupStatic("defaultValue").first else {
            throw call.trap("'\(info.name)' has no 'defaultValue(in:)'")
        }
        let defaults = DefaultGuide(code: code, machine: call.machine)
        return AlignmentGuide(id: AlignmentGuide.firstCustomID + id.index, axis: axis) { defaults.value(in: $0) }
    }

    /// The `defaultValue(in:)` of an `AlignmentID`.
    ///
    /// `@unchecked Sendable`: a guide can be sent, as all values of layout can, but one that a program made stays with the views
    /// of that program, in the session that its machine belongs to.
    private final class DefaultGuide: @unchecked Sendable {
        private let code: FunctionCode
        private let machine: Machine
        /// True once a call has failed: the program is told once, and not run again for each view.
        private var hasFailed = false

        init(code: FunctionCode, machine: Machine) {
            self.code = code
            self.machine = machine
        }

        /// Where the guide lies in a view of a size that does not set it, in points; 0 if the program fails.
        func value(in size: Size) -> Double {
            if hasFailed { return 0 }
            let dimensions = Value.native(.dimensions(ViewDimensions(size: size)))
            let value = machine.unfailing { () throws(EvaluationFailure) in
                try machine.run(code, machine.makeFrame(code, [dimensions], .missing, []))
            }
            hasFailed = value == nil
            return value?.number ?? 0
        }
    }
}
