// shows: Checkbox | Airplane | Bluetooth | Wi-Fi | Tinted
import SwiftUI

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

struct ContentView: View {
    @State private var a = true
    @State private var options: [String: Bool] = ["Wi-Fi": true, "Bluetooth": false]
    var body: some View {
        List {
            Toggle("Checkbox", isOn: $a).toggleStyle(CheckStyle())
            Toggle(isOn: $a) { Label("Airplane", systemImage: "airplane") }
            ForEach(options.keys.sorted(), id: \.self) { key in
                Toggle(key, isOn: Binding(get: { options[key] ?? false }, set: { options[key] = $0 }))
            }
            Toggle("Tinted", isOn: $a).tint(.purple).disabled(!a)
        }
    }
}
