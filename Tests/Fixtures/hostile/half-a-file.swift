import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<20) { row in
                    Text("Row \(row
