import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Spacer  // error
            Text("a")
        }
    }
}
