// shows: Settings | Ada Lane | Notifications | Volume | Version | 2.1
import SwiftUI

enum Accent: String, CaseIterable, Identifiable {
    case sea, moss, rust
    var id: Self { self }
    var color: Color {
        switch self {
        case .sea: .teal
        case .moss: .green
        case .rust: .orange
        }
    }
}

struct SettingsScreen: View {
    @AppStorage("notifies") private var notifies = true
    @AppStorage("volume") private var volume = 0.4
    @State private var accent = Accent.sea
    @State private var reminders = 2
    @State private var asksToReset = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack {
                        Image(.portrait).resizable().frame(width: 48, height: 48).clipShape(.circle)
                        VStack(alignment: .leading) {
                            Text("Ada Lane").font(.headline)
                            Text("ada@example.org").font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }
                Section {
                    Toggle("Notifications", isOn: $notifies)
                    if notifies { Stepper("Reminders: \(reminders)", value: $reminders, in: 0...9) }
                } header: {
                    Text("General")
                } footer: {
                    Text("Reminders come in the evening.")
                }
                Section("Sound") {
                    HStack {
                        Text("Volume")
                        Slider(value: $volume)
                    }
                }
                Picker("Accent", selection: $accent) {
                    ForEach(Accent.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.menu)
                LabeledContent("Version", value: "2.1")
                Button("Reset", role: .destructive) { asksToReset = true }
                    .confirmationDialog("Reset all?", isPresented: $asksToReset, titleVisibility: .visible) {
                        Button("Reset", role: .destructive) { reminders = 0 }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("This cannot be undone.")
                    }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(id: "done", placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
            .tint(accent.color)
        }
    }
}
