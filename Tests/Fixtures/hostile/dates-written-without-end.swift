import SwiftUI

struct ContentView: View {
    private var letters: Int {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, d MMMM yyyy"
        var count = 0
        for day in 0..<1_000_000 {
            count += formatter.string(from: Date(timeIntervalSince1970: Double(day) * 86_400)).count
        }
        return count
    }

    var body: some View {
        Text("\(letters) letters")
    }
}
