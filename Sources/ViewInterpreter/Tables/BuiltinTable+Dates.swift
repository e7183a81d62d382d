import ViewRuntime

/// What the dates of the prelude ask of the scene.
extension BuiltinTable {
    /// Where dates begin: Monday, 15 September 2025, 9:41 in the morning, Greenwich time, in seconds since 2001.
    private static let start = 779_622_060.0

    mutating func addDates() {
        function("__sceneDate() -> Double", isPure: false) { c in .double(Self.start + c.machine.context.requests.time)
        }
        function("__runAgain(_ wait: Double?, _ followsFrames: Bool)", isPure: false) { c in
            if let wait = c.double(0) {
                c.machine.context.runAgain(after: wait, followsFrames: c.bool(1) ?? false)
            }
            return .void
        }
        options("Text.DateStyle", ["time", "date", "relative", "offset", "timer"])
    }
}
