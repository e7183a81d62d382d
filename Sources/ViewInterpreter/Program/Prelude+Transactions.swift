extension Prelude {
    /// What a change of state says of its animation.
    static let transaction = """
        struct Transaction {
            var animation: Animation?
            var disablesAnimations = false
            var isContinuous = false
            var tracksVelocity = false
            init(animation: Animation? = nil) { self.animation = animation }
        }
        func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
            try __changing(transaction.disablesAnimations ? nil : transaction.animation, body)
        }
        func withTransaction<Value, Result>(
            _ path: WritableKeyPath<Transaction, Value>,
            _ value: Value,
            _ body: () throws -> Result
        ) rethrows -> Result {
            var transaction = Transaction()
            transaction[keyPath: path] = value
            return try withTransaction(transaction, body)
        }
        """
}
