/// Looks how much a value is before it is printed: one that holds another twice, and so on for forty levels, is a text without
/// end, and one that nests a million deep ends the thread's stack.
enum PrintedSize {
    /// What stands in the place of a value that is too large.
    static let tooLarge = "…"
    /// The most values inside a value; the text of more is over the limit of every program.
    private static let mostParts = 1_000_000
    /// So many bytes of text count as another value.
    private static let bytesOfAPart = 4
    /// The most levels of values inside values.
    private static let mostLevels = 500

    /// Says whether a value can be printed.
    ///
    /// - Complexity: O(*n*) in the values inside, of which those that are held several times count as often.
    static func fits(_ value: Value) -> Bool {
        var parts: [Value] = []
        addParts(of: value, to: &parts)
        if parts.isEmpty { return true }
        var (count, level) = (0, 1)
        while !parts.isEmpty {
            count += parts.count
            level += 1
            guard count <= mostParts, level <= mostLevels else { return false }
            var next: [Value] = []
            for part in parts {
                if case .string(let text) = part { count += text.utf8.count / bytesOfAPart }
                addParts(of: part, to: &next)
                if count + next.count > mostParts { return false }
            }
            parts = next
        }
        return true
    }

    /// Adds the values that are printed for a value.
    private static func addParts(of value: Value, to parts: inout [Value]) {
        switch value {
        case .array(let values): parts += values
        case .slice(let slice): parts += slice.values
        case .set(let table): parts += table.keys
        case .dictionary(let table): parts += table.keys + table.values
        case .tuple(let tuple): parts += tuple.values
        case .structure(let instance) where !instance.type.describesItself: parts += instance.fields
        case .enumeration(let item) where !item.enumCase.type.describesItself: parts += item.payload
        case .box(let box): parts.append(box.value)
        default: return
        }
    }
}

extension TypeInfo {
    /// True if the program says how values of the type are printed.
    fileprivate var describesItself: Bool { !lookup("description").isEmpty }
}
