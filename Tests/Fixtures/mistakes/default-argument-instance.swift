import SwiftUI

struct ContentView: View {
    let spacing = 8.0
    func gap(_ width: Double = spacing) -> some View {  // error
        Color.clear.frame(width: width)
    }
    var body: some View {
        gap()
    }
}
