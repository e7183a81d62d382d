import SwiftUI

struct Cart {
    func total(of prices: [Int]) -> Int { prices.count }
    func total(of numbers: [Int]) -> Int { numbers.count }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
