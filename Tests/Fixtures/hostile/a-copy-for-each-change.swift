import SwiftUI

// What something else holds as well is copied to be changed.
struct ContentView: View {
    private var answer: Int {
        let list = Array(0..<1_000_000)
        var sum = 0
        for i in 0..<1_000_000 { var copy = list; copy[0] = i; sum &+= copy[0] }
        return sum
    }

    var body: some View {
        Text("\(answer)")
    }
}
