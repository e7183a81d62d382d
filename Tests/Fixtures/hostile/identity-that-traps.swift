import SwiftUI

struct Row: Identifiable {
    let number: Int

    var id: String { ["first", "second"][number] }
}

struct ContentView: View {
    let rows = [Row(number: 0), Row(number: 1), Row(number: 2)]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(rows) { row in Text("Row \(row.number)") }
            }
        }
    }
}
