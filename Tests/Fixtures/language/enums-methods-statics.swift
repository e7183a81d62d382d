// Computed properties, methods, statics and initialisers of enums.
enum Theme: String, CaseIterable, Identifiable {
    case light, dark, sepia

    static let standard = Theme.light
    static var count: Int { allCases.count }

    var id: String { rawValue }
    var isDark: Bool { self == .dark }
    var background: String {
        switch self {
        case .light: "white"
        case .dark: "black"
        case .sepia: "cream"
        }
    }

    init(isNight: Bool) {
        self = isNight ? .dark : .light
    }

    func next() -> Theme {
        let all = Self.allCases
        let index = all.firstIndex(of: self)!
        return all[(index + 1) % all.count]
    }
}

func main() {
    var theme = Theme.standard
    for _ in 0..<4 {
        print(theme.id, theme.background, theme.isDark)
        theme = theme.next()
    }
    print(Theme(isNight: true), Theme.count)
    print(Theme.allCases.map { $0.background })
    print(Theme.allCases.filter { !$0.isDark }.map(\.id))
}
