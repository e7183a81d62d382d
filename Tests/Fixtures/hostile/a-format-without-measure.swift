import SwiftUI

struct ContentView: View {
    private let far = Double.infinity

    var body: some View {
        Text(0.5.formatted(.number.scale(far)))
    }
}
