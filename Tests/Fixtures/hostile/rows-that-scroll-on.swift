import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack {
                    ForEach(0..<100_000) { index in
                        Text("Row \(index)")
                            .id(index)
                            .onAppear { proxy.scrollTo((index * 7_919) % 100_000) }
                    }
                }
            }
        }
    }
}
