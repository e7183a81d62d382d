import SwiftUI

struct Base {
    var title = ""
}
class Model: Base {}  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
