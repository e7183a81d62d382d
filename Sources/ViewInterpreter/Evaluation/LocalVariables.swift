/// The variables of one call, by the numbers that lowering gave them.
///
/// A call's frame holds one storage for as long as it lives, so reading or writing a variable is a check of its number
/// and a look at its place; an array in the frame would also have each access noted and compared with those under way,
/// which took a third of the time of a loop that adds.
struct LocalVariables {
    private final class Storage: ManagedBuffer<Int, Value> {
        deinit {
            unsafe withUnsafeMutablePointers { count, values in
                _ = unsafe values.deinitialize(count: count.pointee)
            }
        }
    }

    /// No variables.
    static var none: LocalVariables { LocalVariables(storage: nil) }

    /// `nil` for none, which needs no place.
    private let storage: ManagedBuffer<Int, Value>?

    /// How many there are.
    var count: Int { storage?.header ?? 0 }

    /// Holds missing values.
    ///
    /// - Complexity: O(*n*) in the number of variables.
    init(count: Int) {
        guard count > 0 else {
            storage = nil
            return
        }
        let storage = Storage.create(minimumCapacity: count) { _ in count }
        unsafe storage.withUnsafeMutablePointerToElements { places in
            unsafe places.initialize(repeating: .missing, count: count)
        }
        self.storage = storage
    }

    /// Holds values first, then missing ones up to `count`.
    ///
    /// - Complexity: O(*n*) in the number of variables.
    init(_ values: [Value], count: Int = 0) {
        self.init(count: max(values.count, count))
        for (number, value) in values.enumerated() { self[number] = value }
    }

    private init(storage: ManagedBuffer<Int, Value>?) { self.storage = storage }

    /// The values of the first variables.
    func first(_ count: Int) -> [Value] { (0..<count).map { self[$0] } }

    /// The variable of a number; there must be one.
    subscript(number: Int) -> Value {
        get {
            let storage = checked(number)
            return unsafe storage.withUnsafeMutablePointerToElements { places in unsafe places[number] }
        }
        nonmutating set {
            let storage = checked(number)
            unsafe storage.withUnsafeMutablePointerToElements { places in unsafe places[number] = newValue }
        }
    }

    private func checked(_ number: Int) -> ManagedBuffer<Int, Value> {
        guard let storage, number >= 0, number < storage.header else {
            preconditionFailure("no variable has the number \(number)")
        }
        return storage
    }
}
