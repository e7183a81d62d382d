import SwiftUI

final class Model {
    var count = 0
}

struct ContentView: View {
    @StateObject private var model = Model()  // error
    var body: some View { Text("\(model.count)") }
}
