import SwiftUI

func total(_ pairs: [(String, Int)]) -> Int {
    var sum = 0
    for (_, count, price) in pairs {  // error
        sum += count * price
    }
    return sum
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
