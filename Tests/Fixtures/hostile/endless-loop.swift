import SwiftUI

func neverEnds() -> Int {
    var count = 0
    while true {
        count += 1
    }
    return count
}

struct ContentView: View {
    var body: some View {
        Text("\(neverEnds())")
    }
}
