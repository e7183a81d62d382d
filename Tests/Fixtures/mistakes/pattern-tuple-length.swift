import SwiftUI

func quadrant(_ point: (Int, Int)) -> Int {
    switch point {
    case (0, 0, 0): return 0  // error
    default: return 1
    }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
