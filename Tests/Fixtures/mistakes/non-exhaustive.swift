import SwiftUI

enum Hue { case red, green }
struct ContentView: View {
    let h = Hue.red
    var body: some View {
        switch h {  // error
        case .red: Text("r")
        }
    }
}
