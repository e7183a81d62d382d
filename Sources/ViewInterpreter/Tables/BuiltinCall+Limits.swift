/// Arguments that Swift stops a program for: lengths below zero, empty ranges, places outside of a text.
extension BuiltinCall {
    /// How many elements are meant; 1 where it is left out.
    func elementCount(_ index: Int, to action: String) throws(Failure) -> Int {
        guard let count = int(index) else { return 1 }
        guard count >= 0 else { throw trap("cannot \(action) \(count) elements: the number must not be negative") }
        return count
    }

    /// The base of a number's digits.
    func radix(_ index: Int) throws(Failure) -> Int {
        let radix = int(index) ?? 10
        guard (2...36).contains(radix) else { throw trap("radix \(radix) is not between 2 and 36") }
        return radix
    }

    /// Stops the program for a range that has nothing in it to choose from.
    func checkNotEmpty(_ index: Int) throws(Failure) {
        let range = arguments[index]
        let isEmpty: Bool =
            switch range {
            case .intRange(let lower, let upper): lower >= upper
            case .range(let bounds): !bounds.isClosed && bounds.lower != nil && bounds.lower == bounds.upper
            default: false
            }
        if isEmpty { throw trap("cannot get a random value of the empty range \(range)") }
    }

    /// The place of a text that is so many characters after the one that is given.
    func movedIndex(by distance: Int) throws(Failure) -> Value {
        let (start, count) = (int(0) ?? 0, string.count)
        let index = start.clampedSum(distance)
        guard index >= 0, index <= count else {
            let reason = "\(distance) from \(start) in a text of \(count) characters"
            throw trap("string index \(index) is out of bounds: \(reason)")
        }
        return .int(index)
    }
}
