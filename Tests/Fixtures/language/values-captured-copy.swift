// What a value holds when it is stored, passed or captured.
struct Settings {
    var size = 12
    var isBold = false
}

struct Label {
    let text: String
    let settings: Settings
    func describe() -> String { "\(text) \(settings.size)\(settings.isBold ? " bold" : "")" }
}

func main() {
    var settings = Settings()
    let first = Label(text: "one", settings: settings)
    settings.size = 20
    settings.isBold = true
    let second = Label(text: "two", settings: settings)
    print(first.describe())
    print(second.describe())
    let describe = first.describe
    let frozen = { [settings] in settings.size }
    let live = { settings.size }
    settings.size = 99
    print(describe(), frozen(), live())
    var labels = [first]
    labels.append(Label(text: "three", settings: settings))
    settings = Settings()
    print(labels.map { $0.describe() })
}
