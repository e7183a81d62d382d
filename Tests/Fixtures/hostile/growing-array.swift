import SwiftUI

func grow() -> Int {
    var numbers = [1]
    while numbers.count > 0 {
        numbers = numbers + numbers
    }
    return numbers.count
}

struct ContentView: View {
    var body: some View {
        Text("\(grow())")
    }
}
