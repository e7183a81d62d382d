// Property wrappers of the program's own, with projected values.
@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Value> { range }
}

@propertyWrapper
struct Logged {
    private(set) var projectedValue: [String] = []
    var wrappedValue: Int {
        didSet { projectedValue.append("\(oldValue)→\(wrappedValue)") }
    }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
final class Shared<T> {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    var projectedValue: Shared<T> { self }
}

struct Player {
    @Clamped(0...100) var health = 150
    @Clamped(wrappedValue: 0.5, 0...1) var volume: Double
    @Logged var points = 0
    @Trimmed var name: String = "  Zed "
    @Shared var lives = 3
}

func main() {
    var player = Player()
    print(player.health, player.volume, player.name)
    player.health -= 200
    player.volume = 1.5
    print(player.health, player.volume, player.$health, player.$volume.upperBound)
    player.points += 5
    player.points *= 2
    print(player.points, player.$points)
    let copy = player
    copy.$lives.wrappedValue -= 1
    print(player.lives, copy.lives, player.$lives === copy.$lives)
    player.name = "   Ann  B "
    print("[\(player.name)]", copy.name)
}
