import SwiftUI

struct Owner {
    var name = ""
}
class Pet {
    weak var owner: Owner?  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
