import SwiftUI

struct Room {
    var name = "hall"
    var mirror: Room {
        get { self }
        set { name = newValue.name }
    }
}

struct ContentView: View {
    @State private var room = Room()

    var body: some View {
        Text(words)
    }

    private var words: String {
        var seen = $room
        for _ in 0..<20_000 { seen = seen.mirror }
        return seen.wrappedValue.name
    }
}
