import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("after a byte order mark")
    }
}
