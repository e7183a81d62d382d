import SwiftUI

struct ContentView: View {
    var body: some View {
        Text(<#T##content: StringProtocol##StringProtocol#>)
    }
}
