import SwiftUI

func price(_ isMember: Bool) -> Int {
    let price: Int
    price = 10
    if isMember {
        price = 8  // error
    }
    return price
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
