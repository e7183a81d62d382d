import SwiftUI

func options() -> Int {
    let values = ["size": 12, "name": "body"]  // error
    return values.count
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
