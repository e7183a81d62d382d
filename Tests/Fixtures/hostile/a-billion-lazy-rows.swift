import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<1_000_000_000) { row in
                    Text("Row \(row)")
                }
            }
        }
    }
}
