// shows: Basket | Tea | $13.50 | Total | $24.25 | Pay
import SwiftUI

// 3 × 4.50 + 1 × 10.75 = 24.25
struct Article: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Double
}

final class Basket: ObservableObject {
    @Published private(set) var counts: [Article: Int] = [:]

    var lines: [(article: Article, count: Int)] {
        counts.map { (article: $0.key, count: $0.value) }.sorted { $0.article.id < $1.article.id }
    }
    var total: Double { counts.reduce(0) { $0 + $1.key.price * Double($1.value) } }

    func change(_ article: Article, by amount: Int) {
        let next = counts[article, default: 0] + amount
        if next > 0 { counts[article] = next } else { counts.removeValue(forKey: article) }
    }
}

struct BasketLine: View {
    let article: Article
    let count: Int
    @EnvironmentObject private var basket: Basket

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(article.name).font(.headline)
                Text(article.price * Double(count), format: .currency(code: "USD")).foregroundColor(.secondary)
            }
            Spacer()
            Stepper("", value: Binding(get: { count }, set: { basket.change(article, by: $0 - count) }), in: 0...20)
                .labelsHidden()
        }
        .swipeActions { Button("Remove", role: .destructive) { basket.change(article, by: -count) } }
    }
}

struct BasketScreen: View {
    @StateObject private var basket = Basket()
    @State private var isPaying = false

    var body: some View {
        NavigationView {
            List {
                ForEach(basket.lines, id: \.article.id) { line in
                    BasketLine(article: line.article, count: line.count)
                }
                Section {
                    LabeledContent("Total", value: basket.total, format: .currency(code: "USD"))
                }
            }
            .navigationBarTitle(Text("Basket"), displayMode: .inline)
            .navigationBarItems(trailing: Button("Clear") {})
            .safeAreaInset(edge: .bottom) {
                Button("Pay") { isPaying = true }
                    .buttonStyle(.borderedProminent)
                    .disabled(basket.total == 0)
            }
            .alert(isPresented: $isPaying) {
                Alert(title: Text("Thank you"), message: nil, dismissButton: .default(Text("Close")))
            }
        }
        .environmentObject(basket)
        .onAppear {
            basket.change(Article(id: 1, name: "Tea", price: 4.5), by: 3)
            basket.change(Article(id: 2, name: "Honey", price: 10.75), by: 1)
        }
    }
}

struct BasketScreen_Previews: PreviewProvider {
    static var previews: some View { BasketScreen() }
}
