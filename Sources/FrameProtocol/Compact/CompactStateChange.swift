/// How the values that a program keeps differ from those of the last frame.
struct CompactStateChange {
    /// True if they are other values than before, so that all have to be told anew.
    var isAnew = false
    /// Places of values, from 0, that differ and stand in no callback.
    var texts: [Int] = []
    /// Places of values, from 0, that differ, and the callbacks of this frame that were given them, from 0.
    var callbacks: [(place: Int, callback: Int)] = []

    init(from old: [StateRecord], to new: [StateRecord], callbacks called: [CallbackRecord]) {
        guard old != new else { return }
        let areSame =
            new.count == old.count
            && zip(new, old).allSatisfy { ($0.name, $0.view, $0.line) == ($1.name, $1.view, $1.line) }
        guard areSame else {
            isAnew = true
            return
        }
        for place in new.indices where old[place].value != new[place].value {
            if let callback = called.firstIndex(where: { $0.new == new[place].value }) {
                callbacks.append((place, callback))
            } else {
                texts.append(place)
            }
        }
    }
}

/// Numbers that stand for the texts that Swift prints of them.
enum CompactNumber {
    /// Bytes of a number; a text of fewer is written as it is.
    private static let byteCount = 8

    /// The number whose printed form a text is, if it takes fewer bytes than the text.
    static func number(printedAs text: String) -> Double? {
        guard text.utf8.count >= byteCount, let number = Double(text), number.description == text else { return nil }
        return number
    }
}
