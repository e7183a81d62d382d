import SwiftUI
struct ContentView: View {
    let size =� 3
    var body: some View { Text("a") }
}
v �= 