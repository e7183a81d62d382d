import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("a").font(.huge)  // error
    }
}
