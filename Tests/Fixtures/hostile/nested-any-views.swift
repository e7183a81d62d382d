import SwiftUI

struct ContentView: View {
    var body: some View {
        nested()
    }

    private func nested() -> AnyView {
        var view = AnyView(Text("inside"))
        for _ in 0..<100_000 {
            view = AnyView(view.padding(1))
        }
        return view
    }
}
