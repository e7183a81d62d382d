import SwiftUI

protocol Watched: AnyObject {}
struct Settings: Watched {  // error
    var volume = 0.5
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
