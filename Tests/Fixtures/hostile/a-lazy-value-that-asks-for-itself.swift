import SwiftUI

final class Balance {
    lazy var debit: Int = credit
    lazy var credit: Int = debit
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        "\(Balance().debit) left"
    }
}
