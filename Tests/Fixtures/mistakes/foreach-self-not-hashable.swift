import SwiftUI

struct Fruit {
    var name = ""
}
struct ContentView: View {
    let fruits = [Fruit(name: "Plum")]
    var body: some View {
        ForEach(fruits, id: \.self) { fruit in  // error
            Text(fruit.name)
        }
    }
}
