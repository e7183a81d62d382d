import SwiftUI

struct Grid {
    var cells = [1, 2, 3]
    subscript(place: Int) -> Int {
        get {
            if place < cells.count { return cells[place] }
        }  // error
        set { cells[place] = newValue }
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
