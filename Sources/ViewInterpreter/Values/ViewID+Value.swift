import ViewRuntime

extension ViewID {
    /// The identity that a value of the program gives; equal values give equal identities.
    init(_ value: Value) {
        switch value {
        case .int(let number): self.init(AnyHashable(number))
        case .string(let text): self.init(AnyHashable(text))
        default: self.init(AnyHashable(value))
        }
    }
}

extension Value {
    /// The value that an identity was made from.
    init(id: ViewID) {
        if let value = id.key.base as? Value {
            self = value
        } else if let number = id.key.base as? Int {
            self = .int(number)
        } else if let text = id.key.base as? String {
            self = .string(text)
        } else {
            self = .void
        }
    }
}
