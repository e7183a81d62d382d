/// The variables of one call, by the numbers that lowering gave them.
///
/// A call's frame owns them for as long as it lives, so reading or writing one is a check of its number and a look at its
/// place. In an array, each access would also be noted and compared with those under way, which took a third of the time
/// of a loop that adds.
@safe struct LocalVariables: ~Copyable {
    private let places: UnsafeMutableBufferPointer<Value>

    /// How many there are.
    var count: Int { unsafe places.count }

    /// No variables.
    static var none: LocalVariables { LocalVariables(count: 0) }

    /// Holds missing values.
    ///
    /// - Complexity: O(*n*) in the number of variables.
    init(count: Int) {
        unsafe places = count > 0 ? .allocate(capacity: count) : UnsafeMutableBufferPointer(start: nil, count: 0)
        unsafe places.initialize(repeating: .missing)
    }

    /// Holds values first, then missing ones up to `count`.
    ///
    /// - Complexity: O(*n*) in the number of variables.
    init(_ values: [Value], count: Int = 0) {
        self.init(count: max(values.count, count))
        for (number, value) in values.enumerated() { self[number] = value }
    }

    deinit {
        unsafe places.deinitialize()
        unsafe places.deallocate()
    }

    /// The values of the first variables.
    borrowing func first(_ count: Int) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for number in 0..<count { values.append(self[number]) }
        return values
    }

    /// The variable of a number; there must be one.
    subscript(number: Int) -> Value {
        get {
            check(number)
            return unsafe places[number]
        }
        nonmutating set {
            check(number)
            unsafe places[number] = newValue
        }
    }

    private borrowing func check(_ number: Int) {
        precondition(number >= 0 && number < count, "no variable has this number")
    }
}
