// Property wrappers of one's own.
@propertyWrapper
struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>
    private(set) var projectedValue = false

    var wrappedValue: Int {
        get { value }
        set {
            value = min(max(newValue, range.lowerBound), range.upperBound)
            projectedValue = value != newValue
        }
    }

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.filter { $0 != " " } }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

struct Settings {
    @Clamped(0...10) var volume = 5
    @Trimmed var name: String = " a b "
}

func main() {
    var settings = Settings()
    print(settings.volume, settings.$volume, settings.name)
    settings.volume = 50
    print(settings.volume, settings.$volume)
    settings.volume -= 3
    print(settings.volume, settings.$volume)
    settings.name = " c d"
    print(settings.name, settings.name.count)
}
