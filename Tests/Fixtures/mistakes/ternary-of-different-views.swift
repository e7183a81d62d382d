import SwiftUI

struct Row: View {
    let isOn: Bool
    var body: some View {
        VStack {
            isOn ? Text("on") : Image("off")  // error
        }
    }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
