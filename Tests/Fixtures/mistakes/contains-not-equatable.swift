import SwiftUI

struct Item {
    var name = ""
}
func has(_ items: [Item], _ item: Item) -> Bool {
    items.contains(item)  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
