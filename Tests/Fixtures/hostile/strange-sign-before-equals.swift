import SwiftUI
struct ContentView: View {
    var size �= 3
    var body: some View { Text("a") }
}
