import SwiftUI

struct Swipe: Gesture {
    var body: some Gesture { Swipe() }
}

struct ContentView: View {
    var body: some View {
        Text("card").gesture(Swipe())
    }
}
