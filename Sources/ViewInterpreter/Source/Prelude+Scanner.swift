extension Prelude {
    /// `Scanner`, with which pasted code reads colours that are written in hexadecimal digits, and other small formats.
    static let scanner = #"""
        class Scanner {
            enum NumberRepresentation { case decimal, hexadecimal }
            let string: String
            var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
            var caseSensitive = false
            var locale: Any? = nil
            private let characters: [Character]
            private var place = 0
            init(string: String) {
                self.string = string
                characters = Array(string)
            }
            var scanLocation: Int {
                get { place }
                set { place = min(max(newValue, 0), characters.count) }
            }
            var currentIndex: Int {
                get { place }
                set { scanLocation = newValue }
            }
            private func isSkipped(_ character: Character) -> Bool {
                guard let skipped = charactersToBeSkipped else { return false }
                return character.unicodeScalars.allSatisfy { skipped.contains($0) }
            }
            private func start() -> Int {
                var index = place
                while index < characters.count, isSkipped(characters[index]) { index += 1 }
                return index
            }
            var isAtEnd: Bool { start() == characters.count }
            private func digits(_ first: Int, _ base: Int) -> (value: Double, end: Int) {
                var index = first
                var value = 0.0
                while index < characters.count, let digit = characters[index].hexDigitValue, digit < base {
                    value = value * Double(base) + Double(digit)
                    index += 1
                }
                return (value, index)
            }
            private func sign(_ index: Int) -> Int {
                index < characters.count && (characters[index] == "-" || characters[index] == "+") ? 1 : 0
            }
            private func hexadecimal() -> String? {
                var first = start()
                if first + 2 < characters.count, characters[first] == "0", characters[first + 1] == "x" || characters[first + 1] == "X",
                    characters[first + 2].hexDigitValue != nil
                {
                    first += 2
                }
                let end = digits(first, 16).end
                guard end > first else { return nil }
                place = end
                return String(characters[first..<end])
            }
            @discardableResult
            func scanHexInt64(_ result: inout UInt64) -> Bool {
                guard let text = hexadecimal() else { return false }
                result = UInt64(text, radix: 16) ?? UInt64.max
                return true
            }
            @discardableResult
            func scanHexInt32(_ result: inout UInt32) -> Bool {
                guard let text = hexadecimal() else { return false }
                result = UInt32(text, radix: 16) ?? UInt32.max
                return true
            }
            private func decimal() -> String? {
                let first = start()
                let from = first + sign(first)
                let end = digits(from, 10).end
                guard end > from else { return nil }
                place = end
                return String(characters[(characters[first] == "+" ? from : first)..<end])
            }
            func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
                if representation == .hexadecimal { return hexadecimal().map { Int($0, radix: 16) ?? Int.max } }
                return decimal().map { Int($0) ?? ($0.hasPrefix("-") ? Int.min : Int.max) }
            }
            func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
                scanInt(representation: representation).map { Int64($0) }
            }
            func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
                if representation == .hexadecimal { return hexadecimal().map { UInt64($0, radix: 16) ?? UInt64.max } }
                return decimal().map { UInt64($0) ?? UInt64.max }
            }
            @discardableResult
            func scanInt(_ result: inout Int) -> Bool {
                guard let number = scanInt() else { return false }
                result = number
                return true
            }
            func scanDouble() -> Double? {
                let first = start()
                let from = first + sign(first)
                var end = digits(from, 10).end
                var count = end - from
                if end < characters.count, characters[end] == "." {
                    let fraction = digits(end + 1, 10).end
                    count += fraction - end - 1
                    if count > 0 { end = fraction }
                }
                guard count > 0 else { return nil }
                if end < characters.count, characters[end] == "e" || characters[end] == "E" {
                    let exponent = end + 1 + sign(end + 1)
                    let last = digits(exponent, 10).end
                    if last > exponent { end = last }
                }
                place = end
                var text = String(characters[from..<end])
                if text.hasPrefix(".") { text = "0" + text }
                if text.hasSuffix(".") { text += "0" }
                return Double(text).map { characters[first] == "-" ? -$0 : $0 }
            }
            @discardableResult
            func scanDouble(_ result: inout Double) -> Bool {
                guard let number = scanDouble() else { return false }
                result = number
                return true
            }
            func scanCharacter() -> Character? {
                let first = start()
                guard first < characters.count else { return nil }
                place = first + 1
                return characters[first]
            }
            private func matches(_ wanted: [Character], _ index: Int) -> Bool {
                guard index + wanted.count <= characters.count else { return false }
                for offset in 0..<wanted.count {
                    let (a, b) = (characters[index + offset], wanted[offset])
                    if a != b, caseSensitive || a.lowercased() != b.lowercased() { return false }
                }
                return true
            }
            @discardableResult
            func scanString(_ text: String) -> String? {
                let wanted = Array(text)
                let first = start()
                guard !wanted.isEmpty, matches(wanted, first) else { return nil }
                place = first + wanted.count
                return String(characters[first..<place])
            }
            func scanUpToString(_ text: String) -> String? {
                let wanted = Array(text)
                let first = start()
                var end = first
                while end < characters.count, !matches(wanted, end) { end += 1 }
                guard end > first else { return nil }
                place = end
                return String(characters[first..<end])
            }
            private func scan(_ isTaken: (Character) -> Bool) -> String? {
                let first = start()
                var end = first
                while end < characters.count, isTaken(characters[end]) { end += 1 }
                guard end > first else { return nil }
                place = end
                return String(characters[first..<end])
            }
            func scanCharacters(from set: CharacterSet) -> String? {
                scan { $0.unicodeScalars.allSatisfy { set.contains($0) } }
            }
            func scanUpToCharacters(from set: CharacterSet) -> String? {
                scan { !$0.unicodeScalars.allSatisfy { set.contains($0) } }
            }
        }
        """#
}
