import SwiftUI

// Every number gives all of them once more: ten thousand million elements out of a hundred thousand.
struct ContentView: View {
    private let numbers = Array(0..<100_000)

    private var pairs: [Int] {
        numbers.flatMap { _ in numbers }
    }

    var body: some View {
        Text("\(pairs.count) pairs")
    }
}
