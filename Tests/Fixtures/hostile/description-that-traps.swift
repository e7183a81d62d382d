import SwiftUI

struct Grade: CustomStringConvertible {
    let value: Int?

    var description: String { "grade \(value!)" }
}

struct ContentView: View {
    var body: some View {
        Text("\([Grade(value: 1), Grade(value: nil)])" as String)
    }
}
