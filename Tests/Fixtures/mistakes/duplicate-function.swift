import SwiftUI

func title() -> String { "a" }
func title() -> String { "b" }  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
