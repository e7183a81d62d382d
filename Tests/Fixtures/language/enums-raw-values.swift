// Raw values of strings and integers.
enum Tab: String, CaseIterable {
    case home, search
    case profile = "me"
    var title: String { rawValue.capitalizedFirst }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

enum Weekday: Int, CaseIterable {
    case monday = 1, tuesday, wednesday
    case saturday = 6, sunday
    var isWeekend: Bool { rawValue > 5 }
}

func main() {
    print(Tab.allCases.map(\.rawValue), Tab.allCases.count)
    print(Tab.allCases.map(\.title))
    print(Tab(rawValue: "me") == .profile, Tab(rawValue: "profile") as Any)
    if let tab = Tab(rawValue: "search") { print("found", tab) }
    for day in Weekday.allCases where day.isWeekend {
        print(day, day.rawValue)
    }
    print(Weekday(rawValue: 3)!, Weekday(rawValue: 4) == nil)
    print(Weekday.allCases.firstIndex(of: .saturday)!)
    let next = Weekday(rawValue: Weekday.monday.rawValue + 1) ?? .monday
    print("next is \(next)")
}
