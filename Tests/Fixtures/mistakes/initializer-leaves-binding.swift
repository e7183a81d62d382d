import SwiftUI

struct Dial: View {
    @Binding var angle: Double
    var step: Double
    init(angle: Binding<Double>, step: Double) {
        self.step = step
    }  // error
    var body: some View { Text("\(angle)") }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
