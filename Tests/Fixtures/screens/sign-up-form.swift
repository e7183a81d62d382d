// shows: Sign up | Account | Create account | Country | France
import SwiftUI

struct SignUpForm: View {
    enum Field: Hashable { case email, password }
    @State private var email = ""
    @State private var password = ""
    @State private var agreed = false
    @State private var showsAlert = false
    @State private var country = "France"
    @FocusState private var focus: Field?
    @Environment(\.colorScheme) var colorScheme

    private var isValid: Bool { email.contains("@") && password.count >= 8 && agreed }
    let countries = ["France", "Italy", "Japan", "Peru"]

    var body: some View {
        NavigationStack {
            Form {
                Section(header: Text("Account"), footer: Text(password.isEmpty ? "" : "At least 8 characters").foregroundColor(.red)) {
                    TextField("Email", text: $email)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { focus = .password }
                    SecureField("Password", text: $password)
                        .focused($focus, equals: .password)
                }
                Section {
                    Picker(selection: $country) {
                        ForEach(countries, id: \.self, content: Text.init)
                    } label: {
                        Text("Country")
                    }
                    Toggle(isOn: $agreed.animation()) {
                        Text("I agree")
                    }
                    .toggleStyle(SwitchToggleStyle(tint: .green))
                }
                Section {
                    Button(action: { showsAlert = true }) {
                        HStack { Spacer(); Text("Create account").bold(); Spacer() }
                    }
                    .disabled(!isValid)
                    .listRowBackground(isValid ? Color.blue : Color.gray)
                    .foregroundStyle(.white)
                }
            }
            .navigationTitle(Text("Sign up"))
            .alert(isPresented: $showsAlert) {
                Alert(title: Text("Done"), message: Text("Welcome"), dismissButton: .default(Text("OK")))
            }
            .onAppear { focus = .email }
        }
    }
}
