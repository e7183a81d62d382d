import SwiftUI

struct Grade: Comparable {
    let value: Int

    static func < (left: Grade, right: Grade) -> Bool {
        100 / left.value < 100 / right.value
    }
}

struct ContentView: View {
    var body: some View {
        Text("\([Grade(value: 3), Grade(value: 0)].sorted().count) grades")
    }
}
