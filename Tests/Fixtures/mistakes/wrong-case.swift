import SwiftUI

enum Hue { case red, green }
func name(_ h: Hue) -> String { "x" }
struct ContentView: View {
    var body: some View {
        Text(name(.purple))  // error
    }
}
