import SwiftUI

struct Row: View {
    let isOn: Bool
    func icon() -> some View {  // error
        if isOn { return Text("on") }
        return Color.red
    }
    var body: some View { icon() }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
