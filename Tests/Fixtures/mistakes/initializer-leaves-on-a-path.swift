import SwiftUI

struct Badge {
    let title: String
    init(_ number: Int) {
        if number > 9 {
            title = "9+"
        } else if number > 0 {
            title = "\(number)"
        }
    }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
