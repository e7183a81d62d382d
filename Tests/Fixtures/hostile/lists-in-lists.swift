import SwiftUI

// Each list holds the one before, and the last one lets go of all of them.
struct ContentView: View {
    private var answer: Int {
        var list: [Any] = []
        for _ in 0..<11_000_000 { list = [list] }
        return list.count
    }

    var body: some View {
        Text("\(answer)")
    }
}
