import SwiftUI

struct Grade: Equatable {
    let value: Int

    static func == (left: Grade, right: Grade) -> Bool {
        ["low", "high"][left.value] == ["low", "high"][right.value]
    }
}

struct ContentView: View {
    var body: some View {
        Text([Grade(value: 5)].contains(Grade(value: 1)) ? "there" : "not there")
    }
}
