import SwiftUI

enum Direction { case up, down }
enum Axis2 { case up, across }
func isUp(_ direction: Direction) -> Bool {
    switch direction {
    case Axis2.up: return true  // error
    default: return false
    }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
