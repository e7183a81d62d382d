import SwiftUI

struct Track {
    var title = ""
}
func ordered(_ tracks: [Track]) -> [Track] {
    tracks.sorted()  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
