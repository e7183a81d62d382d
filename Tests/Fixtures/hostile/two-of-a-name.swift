import SwiftUI

struct ContentView: View {
    var body: some View { Text("first") }
}

struct ContentView: View {
    var body: some View { Text("second") }
}
