import SwiftUI

struct Badge {
    let title: String
    init(_ name: String?) {
        guard let name else {
            return  // error
        }
        title = name
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
