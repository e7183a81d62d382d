import SwiftUI

struct Sheet {
    var cells = Array(repeating: Array(repeating: 0, count: 100_000), count: 2)
    var names: [String: [Int]] = [:]
    var pair = (first: [Int](), second: 0)

    mutating func fill() {
        for index in 0..<100_000 {
            cells[1][index] = index
            names["all", default: []].append(index)
            pair.first.append(index)
        }
    }
}

struct ContentView: View {
    private var total: Int {
        var sheet = Sheet()
        sheet.fill()
        return sheet.cells[1].count + (sheet.names["all"]?.count ?? 0) + sheet.pair.first.count
    }

    var body: some View {
        Text("\(total) cells")
    }
}
