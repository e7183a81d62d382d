import SwiftUI

struct ContentView: View {
    var body: View {  // error
        Text("a")
    }
}
