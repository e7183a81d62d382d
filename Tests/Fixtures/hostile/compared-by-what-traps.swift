import SwiftUI

struct Grade: Equatable {
    let value: Int

    static func == (left: Grade, right: Grade) -> Bool {
        [1, 2][left.value] == [1, 2][right.value]
    }
}

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        Text("count \(count)")
            .onAppear { count += 1 }
            .onChange(of: Grade(value: count + 4)) { count += 1 }
    }
}
