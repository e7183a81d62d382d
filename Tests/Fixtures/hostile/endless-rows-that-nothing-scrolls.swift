import SwiftUI

struct ContentView: View {
    var body: some View {
        LazyVStack {
            ForEach(0..<Int.max, id: \.self) { row in
                Color.red.frame(height: 20)
            }
        }
    }
}
