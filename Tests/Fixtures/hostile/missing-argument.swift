import SwiftUI

struct ContentView: View {
    var body: some View {
        ForEach { row in Text("one") }
    }
}
