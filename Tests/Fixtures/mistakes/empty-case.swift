import SwiftUI

func describe(_ number: Int) -> String {
    switch number {
    case 0:  // error
    case 1: return "one"
    default: return "many"
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
