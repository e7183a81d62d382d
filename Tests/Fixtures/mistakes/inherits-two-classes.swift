import SwiftUI

class Player {}
class Recorder {}
class Deck: Player, Recorder {}  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
