import SwiftUI

struct P {}
struct ContentView: View {
    func f<T: Comparable>(_ a: T) -> T { a }
    var body: some View {
        Text("\(f(P()))")  // error
    }
}
