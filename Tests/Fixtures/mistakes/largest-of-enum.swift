import SwiftUI

enum Priority { case low, high }
func top(_ list: [Priority]) -> Priority? {
    list.max()  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
