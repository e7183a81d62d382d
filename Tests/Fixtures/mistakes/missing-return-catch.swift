import SwiftUI

func load(_ text: String) throws -> Int { text.count }
func size(_ text: String) -> Int {
    do {
        return try load(text)
    } catch {
        print(error)
    }
}  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
