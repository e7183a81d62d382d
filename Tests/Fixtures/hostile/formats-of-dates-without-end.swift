import SwiftUI

struct ContentView: View {
    private var letters: Int {
        let formatter = DateFormatter()
        var count = 0
        for day in 0..<100_000 {
            formatter.dateFormat = "EEEE, d MMMM yyyy '\(day)'"
            count += formatter.string(from: .now).count
        }
        return count
    }

    var body: some View {
        Text("\(letters) letters")
    }
}
