import SwiftUI

struct Shelf {
    var boxes: [Int] = []
    func first(over limit: Int) -> Int {
        for (index, box) in boxes.enumerated() {
            let isOver = box > limit
            if isOver { return box + index }
        }
    }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
