import Foundation

class Marker {
    var name = "plain"
    var weight = 1
}

extension Marker {
    convenience init(name: String) {
        self.init()
        self.name = name
    }
    convenience init(heavy name: String) {
        self.init(name: name)
        weight = 9
    }
}

extension DateFormatter {
    convenience init(pattern: String) {
        self.init()
        dateFormat = pattern
        timeZone = TimeZone(secondsFromGMT: 0)
    }
    static let clock: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()
}

func main() {
    for marker in [Marker(), Marker(name: "thin"), Marker(heavy: "lead")] { print(marker.name, marker.weight) }
    let noon = Date(timeIntervalSince1970: 43_200)
    print(DateFormatter(pattern: "yyyy/MM/dd").string(from: noon), DateFormatter.clock.string(from: noon))
}
