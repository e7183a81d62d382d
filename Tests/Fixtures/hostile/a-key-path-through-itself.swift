import SwiftUI

final class Room {
    var name = "hall"
    var mirror: Room { self }
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        var path: KeyPath<Room, Room> = \Room.mirror
        for _ in 0..<20_000 { path = path.appending(path: \Room.mirror) }
        return Room()[keyPath: path].name
    }
}
