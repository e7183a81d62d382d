enum Level: Int, Comparable {
    case low, mid, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
func main() { print(Level.low < .high, [Level.high, .low, .mid].sorted(), max(Level.low, .mid)) }
