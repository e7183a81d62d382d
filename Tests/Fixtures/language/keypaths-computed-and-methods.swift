// Key paths to computed properties and extension members.
struct Temperature {
    var celsius: Double
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
}

extension String {
    var shouted: String { uppercased() + "!" }
    var wordCount: Int { split(separator: " ").count }
}

extension Int {
    var isEven: Bool { self % 2 == 0 }
}

func main() {
    var value = Temperature(celsius: 100)
    let path = \Temperature.fahrenheit
    print(value[keyPath: path])
    value[keyPath: path] = 32
    print(value.celsius)
    print([Temperature(celsius: 0), value].map(\.fahrenheit))
    print(["go on", "stop"].map(\.shouted), ["a b c", ""].map(\.wordCount))
    print((1...6).filter(\.isEven), [1, 2, 3].map(\.isEven))
    print(["x", "yy"].map(\.count.isEven), [3, 1, 2].map(\.self), [1, 2].map(\.description))
}
