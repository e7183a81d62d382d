import SwiftUI

enum Step {
    case first, second, last
    var title: String {
        switch self {
        case .first: return "First"
        case .second: return "Second"
        case .last: break
        }
    }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
