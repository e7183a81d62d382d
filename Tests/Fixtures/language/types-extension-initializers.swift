// Initialisers in extensions of built-in types, beside those that the types have.
extension String {
    init(padded number: Int, to length: Int) {
        let digits = String(number)
        let missing = length > digits.count ? length - digits.count : 0
        self = String(repeating: "0", count: missing) + digits
    }

    init(twice text: String) {
        self.init(repeating: text, count: 2)
    }
}

extension Int {
    init?(roman text: String) {
        let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50]
        var total = 0
        var last = 0
        for letter in text.reversed() {
            guard let value = values[letter] else { return nil }
            total += value < last ? -value : value
            last = value
        }
        self = total
    }

    init(tens: Int, ones: Int) {
        self.init(tens * 10 + ones)
    }
}

extension Double {
    init(percent: Int) {
        self.init(percent)
        self /= 100
    }
}

func main() {
    print(String(padded: 7, to: 3), String(padded: 1234, to: 2), String(twice: "ab"), String(42))
    print(Int(roman: "XLIV") ?? 0, Int(roman: "VII")!, Int(roman: "Q") as Any, Int("12") ?? 0)
    print(Int(tens: 4, ones: 2), Double(percent: 25), Double(3))
    print([1, 2].map { String(padded: $0, to: 2) }.joined(separator: "-"))
}
