import SwiftUI

func greet(_ names: [String], _ isLoud: Bool) {
    for name in names {
        guard !name.isEmpty else {
            if isLoud { continue }
        }  // error
        print(name)
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
