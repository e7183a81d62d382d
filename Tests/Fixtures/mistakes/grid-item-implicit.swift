import SwiftUI

struct ContentView: View {
    var body: some View {
        LazyVGrid(columns: [
            .flexible(),  // error
            GridItem(.flexible()),
        ]) {
            Text("x")
        }
    }
}
