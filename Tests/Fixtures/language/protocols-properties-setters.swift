// Requirements with setters, static requirements and initialisers.
protocol Configurable {
    static var typeName: String { get }
    var isOn: Bool { get set }
    init(isOn: Bool)
    mutating func toggle()
}

extension Configurable {
    mutating func toggle() { isOn.toggle() }
    static func make() -> Self { Self(isOn: true) }
}

struct Wifi: Configurable {
    static let typeName = "Wi-Fi"
    var isOn: Bool
}

final class Radio: Configurable {
    static var typeName: String { "Radio" }
    var isOn: Bool
    var changes = 0
    init(isOn: Bool) { self.isOn = isOn }
    func toggle() {
        isOn = !isOn
        changes += 1
    }
}

func main() {
    var wifi = Wifi(isOn: false)
    wifi.toggle()
    print(wifi.isOn, Wifi.typeName)
    let radio = Radio(isOn: true)
    radio.toggle()
    radio.toggle()
    print(radio.isOn, radio.changes)
    print(Wifi.make().isOn, Radio.make().isOn)
    var any: any Configurable = wifi
    any.isOn = false
    any.toggle()
    print(any.isOn, wifi.isOn, type(of: any).typeName)
}
