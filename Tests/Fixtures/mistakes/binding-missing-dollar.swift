import SwiftUI

struct ContentView: View {
    @State private var on = false
    var body: some View {
        Toggle("a", isOn: on)  // error
    }
}
