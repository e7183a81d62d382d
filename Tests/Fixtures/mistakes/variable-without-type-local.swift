import SwiftUI

func pick(_ isLarge: Bool) -> Int {
    let size  // error
    if isLarge { size = 20 } else { size = 10 }
    return size
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
