import SwiftUI

func total(_ rows: [Int]) -> Int {
    func tax(_ value: Int) -> Int {
        if value > 100 { return value / 10 }
    }  // error
    return rows.map(tax).reduce(0, +)
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
