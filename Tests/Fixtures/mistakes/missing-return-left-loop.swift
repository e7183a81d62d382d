import SwiftUI

func search(_ numbers: [Int]) -> Int {
    var index = 0
    while true {
        if index == numbers.count { break }
        if numbers[index] > 3 { return index }
        index += 1
    }
}  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
