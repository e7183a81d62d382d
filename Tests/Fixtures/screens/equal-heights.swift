// shows: Free | Pro | €9
import SwiftUI

private struct MaxHeightKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        guard let next = nextValue() else { return }
        value = max(value ?? 0, next)
    }
}

extension View {
    func readHeight(_ perform: @escaping (CGFloat?) -> Void) -> some View {
        background(GeometryReader { Color.clear.preference(key: MaxHeightKey.self, value: $0.size.height) })
            .onPreferenceChange(MaxHeightKey.self, perform: perform)
    }
}

struct PlanPicker: View {
    struct Plan: Identifiable { let id: String; let price: String; let points: [String] }
    @State private var height: CGFloat?
    let plans: [Plan] = [
        .init(id: "Free", price: "€0", points: ["One project"]),
        .init(id: "Pro", price: "€9", points: ["Ten projects", "Priority support", "Custom domain"]),
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            ForEach(plans) { plan in
                VStack(alignment: .leading, spacing: 8) {
                    Text(plan.id).font(.headline)
                    Text(plan.price).font(.largeTitle.bold())
                    ForEach(plan.points, id: \.self) { point in
                        Label(point, systemImage: "checkmark.circle").labelStyle(.titleAndIcon)
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, minHeight: height, alignment: .topLeading)
                .background(RoundedRectangle(cornerRadius: 16).stroke(Color.secondary.opacity(0.4), lineWidth: 1))
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: MaxHeightKey.self, value: proxy.size.height)
                    }
                )
            }
        }
        .padding()
        .onPreferenceChange(MaxHeightKey.self) { height = $0 }
    }
}
