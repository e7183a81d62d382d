import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("a")
            .padding  // error
            .background(.red)
    }
}
