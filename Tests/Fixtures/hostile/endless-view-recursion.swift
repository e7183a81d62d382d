import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Text("again")
            ContentView()
        }
    }
}
