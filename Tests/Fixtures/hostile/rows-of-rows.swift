import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            ForEach(0..<20_000) { row in
                HStack {
                    ForEach(0..<20_000) { column in
                        Text("\(row) \(column)")
                    }
                }
            }
        }
    }
}
