// shows: Settings | Account | Notifications | Theme | Copies: 2 | Sign out
import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
    case system = "System", light = "Light", dark = "Dark"
    var id: Self { self }
}

struct SettingsView: View {
    @AppStorage("notifications") private var notifications = true
    @AppStorage("username") var username: String = "guest"
    @State private var theme: Theme = .system
    @State private var volume = 0.4
    @State private var copies = 2
    @State private var date = Date()
    @State private var accent = Color.blue

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("User name", text: $username)
                    Toggle("Notifications", isOn: $notifications)
                } header: {
                    Text("Account")
                } footer: {
                    Text("You can change this at any time.")
                }
                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                    ColorPicker("Accent", selection: $accent)
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    Stepper("Copies: \(copies)", value: $copies, in: 1...10)
                    DatePicker("Birthday", selection: $date, displayedComponents: .date)
                }
                Section {
                    LabeledContent("Version", value: "1.4.2")
                    LabeledContent {
                        Text("2.1 GB")
                    } label: {
                        Text("Storage")
                    }
                    NavigationLink("Licences") { Text("None") }
                }
                Button("Sign out", role: .destructive) {}
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.large)
        }
    }
}
