import SwiftUI

struct ContentView: View {
    private var letters: Int {
        var count = 0
        for cents in 0..<1_000_000 {
            count += (Double(cents) / 100).formatted(.currency(code: "EUR")).count
        }
        return count
    }

    var body: some View {
        Text("\(letters) letters")
    }
}
