import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("a").frame(widht: 4)  // error
    }
}
