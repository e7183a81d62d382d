import SwiftSyntax
import ViewRuntime

/// `access(keyPath:)` and `withMutation(keyPath:_:)`, which every observable class has.
///
/// A computed property calls them that keeps its value outside of the object, as in `UserDefaults`.
extension Lowering {
    /// A call of one of the two inside an observable class; `nil` for other calls.
    func callObservation(
        _ name: String,
        _ arguments: Arguments,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered? {
        guard ["access", "withMutation"].contains(name), let info = currentType, info.isObservable, !isStatic,
            let argument = arguments.inside.first, argument.label == "keyPath"
        else { return nil }
        let root = StaticType.FunctionType(parameters: [.user(info.id)], result: .unknown)
        let path = lower(argument.expression, .function(root))
        guard case .keyPath(let keyPath)? = path.constant, let property = keyPath.components.first?.name else {
            return path.isFailed ? path : failed("'\(name)' needs a key path of '\(info.name)'", at: call)
        }
        scope?.usedFields = nil
        if name == "access", arguments.inside.count == 1, arguments.trailing.isEmpty {
            return Lowered(.void, position(call)) { frame in
                if case .object(let object) = frame.selfValue { object.noteAccess(to: property, frame.machine) }
                return .void
            }
        }
        guard name == "withMutation", let body = (arguments.trailing + arguments.inside.dropFirst()).first else {
            return failed("'\(name)' takes other arguments. It takes: \(Self.observationForms)", at: call)
        }
        let change = lower(body.expression, .function(StaticType.FunctionType(parameters: [], result: expected)))
        let code = change.code
        return Lowered(change.type.functionType?.result ?? .unknown, position(call)) { frame throws(Failure) in
            guard case .function(let function) = try code(frame) else { return .void }
            let result = try frame.machine.call(function, [])
            if case .object(let object) = frame.selfValue { object.noteMutation(of: property, frame.machine) }
            return result
        }
    }

    private static let observationForms = "access(keyPath:), withMutation(keyPath:_:)"
}
