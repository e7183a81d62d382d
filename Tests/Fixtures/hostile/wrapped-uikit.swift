import SwiftUI
import UIKit

struct Wrapped: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct ContentView: View {
    var body: some View { Wrapped() }
}
