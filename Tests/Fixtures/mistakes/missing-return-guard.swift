import SwiftUI

func initial(_ name: String?) -> String {
    guard let name else { return "" }
    print(name)
}  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
