// Memberwise, custom, delegating and extension initialisers.
struct Color: Equatable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha = 1.0
}

extension Color {
    init(gray: Int) { self.init(red: gray, green: gray, blue: gray) }
    init?(hex: String) {
        guard hex.count == 6, let value = Int(hex, radix: 16) else { return nil }
        self.init(red: value >> 16 & 0xFF, green: value >> 8 & 0xFF, blue: value & 0xFF)
    }
    static let black = Color(gray: 0)
}

struct Ring {
    let radius: Double
    let color: Color
    init(radius: Double, color: Color = .black) {
        self.radius = max(radius, 0)
        self.color = color
    }
    init(diameter: Double) { self.init(radius: diameter / 2) }
}

struct Team {
    let names: [String]
    var captain: String
    init(_ names: [String], captain: String? = nil) {
        self.names = names.sorted()
        self.captain = captain ?? self.names.first ?? "nobody"
    }
}

func main() {
    print(Color(red: 1, green: 2, blue: 3), Color(gray: 9).green)
    print(Color(hex: "FF8000")!, Color(hex: "xyz") == nil, Color(hex: "GGGGGG") == nil)
    print(Ring(radius: -4).radius, Ring(diameter: 9).radius, Ring(radius: 1).color == .black)
    print(Team(["b", "a"]).captain, Team([]).captain, Team(["x"], captain: "y").captain)
    let make: (Int) -> Color = Color.init(gray:)
    print([1, 2].map(make).map(\.blue))
}
