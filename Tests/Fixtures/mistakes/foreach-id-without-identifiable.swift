import SwiftUI

struct Fruit {
    let id = 1
    var name = ""
}
struct ContentView: View {
    let fruits = [Fruit(name: "Plum")]
    var body: some View {
        ForEach(fruits) { fruit in  // error
            Text(fruit.name)
        }
    }
}
