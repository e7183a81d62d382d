import SwiftUI

protocol Themed {
    var tint: Color { get }
    func badge() -> String { "new" }  // error
}
struct ContentView: View {
    var body: some View {
        Text("Theme")
    }
}
