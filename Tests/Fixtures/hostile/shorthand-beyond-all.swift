import SwiftUI
struct ContentView: View {
    let lengths = ["a", "bb"].reduce(into: [:]) { $0[$11111111111111111, default: 0] += 1 }
    let sizes = [1, 2].map { $0 + $9223372036854775807 }
    var body: some View { Text("\(sizes.count)") }
}
