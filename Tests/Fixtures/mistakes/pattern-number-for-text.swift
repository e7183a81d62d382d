import SwiftUI

func points(_ grade: String) -> Int {
    if case 1 = grade { return 10 }  // error
    return 0
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
