import SwiftUI

struct Item {
    var name = ""
}
func place(_ items: [Item], _ item: Item) -> Int? {
    items.firstIndex(of: item)  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
