import SwiftUI

func length(_ text: String) -> Int {
    let count = text?.count  // error
    return count ?? 0
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
