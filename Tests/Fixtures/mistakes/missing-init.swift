import SwiftUI

class Model {  // error
    var n: Int
}
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
