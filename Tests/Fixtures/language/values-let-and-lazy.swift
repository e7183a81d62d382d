// Constants assigned late, lazy and static values.
struct Report {
    static var made = 0
    static let shared = Report(title: "shared")
    let title: String
    let length: Int
    lazy var summary: String = "\(title) has \(length) letters"

    init(title: String) {
        self.title = title
        length = title.count
        Report.made += 1
    }
}

func grade(_ points: Int) -> String {
    let text: String
    if points > 80 {
        text = "great"
    } else if points > 50 {
        text = "good"
    } else {
        text = "low"
    }
    return text
}

func main() {
    var report = Report(title: "Spring")
    print(report.summary, report.length)
    print(Report.made)
    print(Report.shared.title, Report.made)
    print(Report.shared.title, Report.made)
    print(grade(90), grade(60), grade(3))
    let x, y: Int
    x = 4
    y = x * 2
    print(x, y)
}
