// Controls have the heights of UIKit's: a slider 31, a stepper 32, segments 32, a bar of progress 4, a spinner 20. A mark of 10 points
// stands below each: 40 + 31 = 71, 81 + 32 = 113, 123 + 32 = 155, 165 + 4 = 169, 179 + 20 = 199.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   slider 0 71 400 10
//   stepper 0 113 400 10
//   segments 0 155 400 10
//   bar 0 169 400 10
//   spinner 0 199 400 10
import SwiftUI

struct Mark: View {
    let name: String

    var body: some View {
        Color.red.frame(height: 10).accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    @State private var volume = 0.5
    @State private var copies = 1
    @State private var side = "left"

    var body: some View {
        VStack(spacing: 0) {
            Slider(value: $volume, in: 0...1)
            Mark(name: "slider")
            Stepper("Copies", value: $copies, in: 1...9)
            Mark(name: "stepper")
            Picker("Side", selection: $side) {
                Text("Left").tag("left")
                Text("Right").tag("right")
            }
            .pickerStyle(.segmented)
            Mark(name: "segments")
            ProgressView(value: volume)
            Mark(name: "bar")
            ProgressView()
            Mark(name: "spinner")
            Spacer(minLength: 0)
        }
    }
}
