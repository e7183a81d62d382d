import SwiftUI

struct ContentView: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<Int.max, id: \.self) { row in
                Color.red.frame(height: 20)
            }
            ForEach(0..<Int.max, id: \.self) { row in
                Color.blue.frame(height: 20)
            }
        }
    }
}
