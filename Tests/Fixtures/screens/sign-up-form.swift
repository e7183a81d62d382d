// shows: Create account | Email | Password | Use eight letters or more | Sign up
import SwiftUI

@Observable
final class SignUpForm {
    var email = ""
    var password = "secret"
    var repeated = ""
    var accepts = false

    var problems: [String] {
        var found: [String] = []
        if !email.contains("@") { found.append("The address needs an @") }
        if password.count < 8 { found.append("Use eight letters or more") }
        if password != repeated { found.append("The passwords differ") }
        return found
    }
    var isReady: Bool { problems.isEmpty && accepts }
}

struct FieldBox: ViewModifier {
    var isWrong: Bool
    func body(content: Content) -> some View {
        content
            .textFieldStyle(PlainTextFieldStyle())
            .padding(12)
            .background(.fill.tertiary, in: .rect(cornerRadius: 10))
            .overlay { if isWrong { RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 1) } }
    }
}

struct SignUpScreen: View {
    @State private var form = SignUpForm()
    @FocusState private var field: Field?
    private enum Field: Hashable { case email, password, repeated }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Create account").font(.largeTitle.weight(.bold))
                TextField("Email", text: $form.email, onCommit: { field = .password })
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .focused($field, equals: .email)
                    .modifier(FieldBox(isWrong: !form.email.contains("@")))
                SecureField(text: $form.repeated) { Text("Password") }
                    .focused($field, equals: .repeated)
                    .modifier(FieldBox(isWrong: form.password != form.repeated))
                Text("Password").font(.caption)
                Text("Email").font(.caption)
                ForEach(form.problems, id: \.self) { Label($0, systemImage: "exclamationmark.triangle") }
                    .font(.footnote)
                    .foregroundStyle(.red)
                Toggle("I accept the terms", isOn: $form.accepts)
                Button {
                    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                } label: {
                    Text("Sign up").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .disabled(!form.isReady)
            }
            .padding()
        }
        .scrollDismissesKeyboard(.interactively)
        .onSubmit { field = nil }
    }
}
