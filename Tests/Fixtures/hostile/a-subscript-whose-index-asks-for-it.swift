import SwiftUI

struct Shelf {
    subscript(place: Int = Shelf()[]) -> Int { place }
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        "place \(Shelf()[])"
    }
}
