import SwiftUI

struct ContentView: View {
    @State private var sum = 0

    var body: some View {
        Text("\(sum)")
            .task {
                sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
                    while sum < 1 { group.addTask { 1 } }
                    return 1
                }
            }
    }
}
