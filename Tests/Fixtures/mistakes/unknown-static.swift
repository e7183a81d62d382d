import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("a").foregroundStyle(Color.redd)  // error
    }
}
