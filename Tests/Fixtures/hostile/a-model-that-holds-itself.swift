import SwiftUI

final class Folder: ObservableObject {
    @Published var folders: [Folder] = [Folder()]
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        "\(Folder().folders.count) folders"
    }
}
