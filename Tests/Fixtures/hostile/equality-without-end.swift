import SwiftUI

final class Link: Equatable {
    var other: Link?

    static func == (left: Link, right: Link) -> Bool {
        left.other == right.other
    }
}

struct ContentView: View {
    var body: some View {
        Text(areSame ? "same" : "different")
    }

    private var areSame: Bool {
        let one = Link()
        let another = Link()
        one.other = another
        another.other = one
        return one == another
    }
}
