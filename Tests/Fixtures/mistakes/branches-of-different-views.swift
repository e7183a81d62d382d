import SwiftUI

struct Row: View {
    let isOn: Bool
    var icon: some View {
        if isOn { Text("on") } else { Color.gray }  // error
    }
    var body: some View { icon }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
