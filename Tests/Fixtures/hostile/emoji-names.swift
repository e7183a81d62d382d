import SwiftUI
let 🍎 = 3
struct 🐶View: View {
    let 数 = 4
    var body: some View { Text("\(🍎 + 数)") }
}
