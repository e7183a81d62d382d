extension Prelude {
    /// Asynchronous sequences of the program and of the standard library, with what all of them have.
    static let asyncSequences =
        asyncSequenceTypes
        + ["AsyncSequence", "TaskGroup", "AsyncStream", "AsyncThrowingStream"]
        .map { "\nextension \($0) {\n\(asyncSequenceMembers)\n}" }.joined()

    private static let asyncSequenceMembers = #"""
        func map(_ transform: @escaping (Any) async throws -> Any) -> __AsyncChanged {
            __AsyncChanged(self) { [try await transform($0)] }
        }
        func compactMap(_ transform: @escaping (Any) async throws -> Any?) -> __AsyncChanged {
            __AsyncChanged(self) { element in
                guard let made = try await transform(element) else { return [] }
                return [made]
            }
        }
        func filter(_ isIncluded: @escaping (Any) async throws -> Bool) -> __AsyncChanged {
            __AsyncChanged(self) { element in
                let isKept = try await isIncluded(element)
                return isKept ? [element] : []
            }
        }
        func prefix(_ count: Int) -> __AsyncChanged { __AsyncChanged(self, most: count) { [$0] } }
        func dropFirst(_ count: Int = 1) -> __AsyncChanged { __AsyncChanged(self, skipped: count) { [$0] } }
        func reduce<R>(_ initial: R, _ next: (R, Any) async throws -> R) async rethrows -> R {
            var result = initial
            for try await element in self { result = try await next(result, element) }
            return result
        }
        func reduce<R>(into initial: R, _ update: (inout R, Any) async throws -> Void) async rethrows -> R {
            var result = initial
            for try await element in self { try await update(&result, element) }
            return result
        }
        func contains(_ wanted: Any) async rethrows -> Bool {
            for try await element in self where element == wanted { return true }
            return false
        }
        func contains(where isWanted: (Any) async throws -> Bool) async rethrows -> Bool {
            for try await element in self {
                let isFound = try await isWanted(element)
                if isFound { return true }
            }
            return false
        }
        func allSatisfy(_ isRight: (Any) async throws -> Bool) async rethrows -> Bool {
            for try await element in self {
                let isKept = try await isRight(element)
                if !isKept { return false }
            }
            return true
        }
        func first(where isWanted: (Any) async throws -> Bool) async rethrows -> Any? {
            for try await element in self {
                let isFound = try await isWanted(element)
                if isFound { return element }
            }
            return nil
        }
        """#

    private static let asyncSequenceTypes = #"""
        protocol AsyncIteratorProtocol {}
        protocol AsyncSequence {}
        struct __AsyncChanged: AsyncSequence {
            let base: Any
            var most = Int.max
            var skipped = 0
            let change: (Any) async throws -> [Any]
            init(_ base: Any, most: Int = Int.max, skipped: Int = 0, change: @escaping (Any) async throws -> [Any]) {
                self.base = base
                self.most = most
                self.skipped = skipped
                self.change = change
            }
            func makeAsyncIterator() -> __AsyncChangedIterator {
                __AsyncChangedIterator(inner: base.makeAsyncIterator(), most: most, skipped: skipped, change: change)
            }
        }
        struct __AsyncChangedIterator: AsyncIteratorProtocol {
            var inner: Any
            var most: Int
            var skipped: Int
            let change: (Any) async throws -> [Any]
            mutating func next() async throws -> Any? {
                if most == 0 { return nil }
                while true {
                    let element = try await inner.next()
                    guard let element else { return nil }
                    if skipped > 0 {
                        skipped -= 1
                        continue
                    }
                    let made = try await change(element)
                    if let first = made.first {
                        most -= 1
                        return first
                    }
                }
            }
        }
        """#

    /// Work that hears of the end of its task.
    static let cancellationHandler = #"""
        func withTaskCancellationHandler<T>(
            operation: () async throws -> T, onCancel handler: @escaping () -> Void, isolation: Any? = nil
        ) async rethrows -> T {
            let isKept = __onCancel(handler)
            defer { __endOnCancel(isKept) }
            return try await operation()
        }
        """#
}
