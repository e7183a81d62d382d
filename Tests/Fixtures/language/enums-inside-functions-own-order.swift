// Enums inside functions that bring their own `<`, `==` or description: the library's calls ask them, of literals as well.
func order() {
    enum Tide: Comparable {
        case low, half, high

        static func < (left: Tide, right: Tide) -> Bool { left.depth > right.depth }

        var depth: Int {
            switch self {
            case .low: 1
            case .half: 5
            case .high: 9
            }
        }
    }
    print([Tide.low, .high, .half].sorted().map { "\($0)" })
    print([Tide.low, .high].min()!, [Tide.low, .high].max()!, max(Tide.half, .high), min(Tide.half, .high))
    print([Tide.low, .half].lexicographicallyPrecedes([Tide.high]), Tide.high < .low)
}

func rawOrder() {
    enum Level: Int, Comparable {
        case calm = 1, loud = 2

        static func < (left: Level, right: Level) -> Bool { left.rawValue > right.rawValue }
    }
    print([Level.calm, .loud].sorted().map(\.rawValue), [Level.calm, .loud].max()!.rawValue)
}

func equality() {
    enum Mood: Equatable {
        case glad, happy, sad

        static func == (left: Mood, right: Mood) -> Bool { left.isGood == right.isGood }

        var isGood: Bool {
            if case .sad = self { false } else { true }
        }
    }
    print([Mood.glad].contains(.happy), [Mood.glad].contains(.sad), [Mood.sad, .glad].firstIndex(of: .happy)!)
    print([Mood.glad, .sad].elementsEqual([.happy, .sad]), [Mood.glad, .sad].starts(with: [Mood.happy]))
}

func text() {
    enum Sign: CustomStringConvertible, CaseIterable {
        case plus, minus

        var description: String { self == .plus ? "+" : "-" }
    }
    print([Sign.plus, .minus].description, String(describing: Sign.minus), Sign.allCases.count)
}

func main() {
    order()
    rawOrder()
    equality()
    text()
}
