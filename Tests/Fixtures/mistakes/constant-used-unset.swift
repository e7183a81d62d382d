import SwiftUI

func sign(_ number: Int) -> String {
    let text: String
    if number > 0 {
        text = "positive"
    } else if number < 0 {
        text = "negative"
    }
    return text  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
