import SwiftUI

struct Day {
    var number = 1
}
func plan() -> Int {
    let entries = [Day(): "rest"]  // error
    return entries.count
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
