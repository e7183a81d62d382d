import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("\(99999999999999999999999999999999999999)")
    }
}
