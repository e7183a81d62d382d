import SwiftUI

func greet(_ name: String?) {
    guard let name else {
        print("nobody")
    }  // error
    print(name)
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
