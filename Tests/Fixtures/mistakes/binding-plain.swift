import SwiftUI

struct ContentView: View {
    var on = false
    var body: some View {
        Toggle("a", isOn: $on)  // error
    }
}
