import SwiftUI

struct ContentView: View {
    private let numbers = Array(0..<1_000_000_000)

    var body: some View {
        Text("\(numbers.count)")
    }
}
