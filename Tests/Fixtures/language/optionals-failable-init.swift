// Initialisers that may give nil.
struct Percentage {
    let value: Int
    init?(_ value: Int) {
        guard (0...100).contains(value) else { return nil }
        self.value = value
    }
    init?(text: String) {
        guard text.hasSuffix("%"), let number = Int(text.dropLast()) else { return nil }
        self.init(number)
    }
}

final class Account {
    let name: String
    let pin: String
    init?(name: String, pin: String) {
        if name.isEmpty { return nil }
        self.name = name
        guard pin.count == 4, pin.allSatisfy({ $0.isNumber }) else { return nil }
        self.pin = pin
    }
    convenience init?(pair: String) {
        let parts = pair.split(separator: ":").map(String.init)
        guard parts.count == 2 else { return nil }
        self.init(name: parts[0], pin: parts[1])
    }
}

enum Level: Int {
    case low = 1, high = 2
    init?(name: String) {
        switch name {
        case "low": self = .low
        case "high": self = .high
        default: return nil
        }
    }
}

func main() {
    print(Percentage(40)?.value ?? -1, Percentage(140)?.value ?? -1)
    print(Percentage(text: "75%")?.value ?? -1, Percentage(text: "75")?.value ?? -1, Percentage(text: "175%") == nil)
    print(Account(name: "", pin: "1234") == nil, Account(name: "a", pin: "12x4") == nil)
    print(Account(pair: "zed:0000")?.name ?? "none", Account(pair: "zed")?.name ?? "none")
    print(Level(name: "high")?.rawValue ?? 0, Level(name: "mid") == nil, Level(rawValue: 1)!)
    print(["5%", "x", "100%"].compactMap(Percentage.init(text:)).map(\.value))
}
