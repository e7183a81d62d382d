import SwiftUI

func total(_ numbers: [Int]) -> Int {
    var sum: Int
    for number in numbers {
        sum += number  // error
    }
    return 0
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
