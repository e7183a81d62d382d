// shows: 4 parcels | Nothing sent yet | Depot
import SwiftUI
import UIKit

// What a whole project gives to a screen, and a pasted screen comes without: stored settings, the window, colours of the
// asset catalogue, types of SwiftUI that only matter to gestures and alerts.

struct Parcel: Identifiable {
    let id: String
    var weight: Double
}

struct DropTarget: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.location.x > 0 }
}

struct ContentView: View {
    @State private var selection: Parcel.ID?
    @State private var position = ScrollPosition(idType: Parcel.ID.self)
    @State private var mode: EditMode = .inactive
    @State private var problem: Alert?

    private func stored() -> [Parcel] {
        guard let data = UserDefaults.standard.data(forKey: "parcels"),
            let weights = try? JSONDecoder().decode([Double].self, from: data)
        else { return [] }
        return weights.map { Parcel(id: "\($0)", weight: $0) }
    }

    private func keyWindowWidth() -> Double? {
        if let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow, selection == nil {
            return window.bounds.width
        }
        return nil
    }

    private func lost(_ name: String) -> Alert { Alert(title: Text("\(name) is lost")) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Depot").foregroundStyle(.depotInk)
                Text(stored().isEmpty ? "Nothing sent yet" : "Sent")
                ForEach(0..<4) { index in
                    Color.cardboard.frame(width: keyWindowWidth() ?? 120, height: 20 + CGFloat(index))
                }
                Text("4 parcels").padding().background(Color(.labelPaper)).overlay(Capsule().stroke(.tape))
            }
        }
        .scrollPosition($position)
    }
}
