import SwiftUI

enum Hue { case red, green }
struct ContentView: View {
    let h = Hue.red
    var body: some View {
        switch h {
        case .red: Text("r")
        case .gren: Text("g")  // error
        default: Text("d")
        }
    }
}
