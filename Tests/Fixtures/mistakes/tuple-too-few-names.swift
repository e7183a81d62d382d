import SwiftUI

func sizes() -> Int {
    let (width, height) = (10, 20, 30)  // error
    return width + height
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
