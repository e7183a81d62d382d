import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100_000) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<2_000) { column in
                            Text("\(row) \(column)")
                        }
                    }
                }
            }
        }
    }
}
