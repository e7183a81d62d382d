import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Text("a")
            3  // error
        }
    }
}
