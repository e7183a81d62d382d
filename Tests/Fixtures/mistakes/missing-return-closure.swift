import SwiftUI

let grade = { (points: Int) -> String in
    if points > 50 {
        return "passed"
    }
}  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
