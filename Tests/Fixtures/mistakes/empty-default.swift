import SwiftUI

func tell(_ number: Int) {
    switch number {
    case 1: print("one")
    default:  // error
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
