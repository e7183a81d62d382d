import SwiftUI

func cache() {
    let images = [:]  // error
    print(images.count)
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
