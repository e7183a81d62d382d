import SwiftUI

func has(_ pairs: [(Int, Int)]) -> Bool {
    pairs.contains((1, 2))  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
