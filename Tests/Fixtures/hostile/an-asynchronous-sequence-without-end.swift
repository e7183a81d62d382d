import SwiftUI

struct Ticks: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int

    func makeAsyncIterator() -> Ticks { self }

    mutating func next() async -> Int? { 1 }
}

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .task {
                for await tick in Ticks() { count += tick }
            }
    }
}
