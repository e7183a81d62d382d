// Closures stored in properties, arrays and dictionaries.
final class Button {
    var title: String
    var action: (() -> Void)?
    init(title: String, action: (() -> Void)? = nil) {
        self.title = title
        self.action = action
    }
    func tap() {
        guard let action else {
            print("\(title): no action")
            return
        }
        action()
    }
}

struct Row {
    let name: String
    var onTap: (String) -> Void = { _ in }
}

func main() {
    var log: [String] = []
    let save = Button(title: "Save") { log.append("saved") }
    let cancel = Button(title: "Cancel")
    save.tap()
    cancel.tap()
    cancel.action = { log.append("cancelled \(save.title)") }
    cancel.tap()
    print(log)
    var row = Row(name: "first")
    row.onTap(row.name)
    row.onTap = { log.append($0.uppercased()) }
    row.onTap(row.name)
    let operations: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }, "-": { $0 - $1 }, "max": max]
    for key in operations.keys.sorted() {
        print(key, operations[key]!(6, 4))
    }
    print(log.last ?? "")
}
