/// Optionals of optionals. A value that is there stands for itself; only a `nil` that is there needs a form of its own.
extension Value {
    /// The value as an optional around it.
    var inOptional: Value {
        switch self {
        case .null: .wrappedNull(1)
        case .wrappedNull(let depth): .wrappedNull(depth + 1)
        default: self
        }
    }

    /// What an optional that is not `nil` holds.
    var outOfOptional: Value {
        switch self {
        case .wrappedNull(let depth): depth == 1 ? .null : .wrappedNull(depth - 1)
        default: self
        }
    }
}

extension StaticType {
    /// How many optionals the type has around each other.
    var optionalDepth: Int {
        if case .optional(let wrapped) = self { return wrapped.optionalDepth + 1 }
        return 0
    }

    /// The optional around the type, also around one that is optional already.
    var inOptional: StaticType {
        switch self {
        case .unknown, .null: self
        default: .optional(self)
        }
    }
}
