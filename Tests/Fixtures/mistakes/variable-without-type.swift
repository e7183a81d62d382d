import SwiftUI

struct ContentView: View {
    @State private var name  // error
    var body: some View {
        Text("x")
    }
}
