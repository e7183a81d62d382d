import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("abc‮def⁦ghi​́́́")
            .pad​ding()
    }
}
