import SwiftUI

func deeper(_ level: Int) -> Int {
    deeper(level + 1) + 1
}

struct ContentView: View {
    var body: some View {
        Text("\(deeper(0))")
    }
}
