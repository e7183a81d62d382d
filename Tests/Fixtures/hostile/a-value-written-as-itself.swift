import Foundation
import SwiftUI

struct Looking: Encodable {
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

struct ContentView: View {
    var body: some View {
        let written = try? JSONEncoder().encode(Looking())
        Text("\(written?.count ?? 0) bytes")
    }
}
