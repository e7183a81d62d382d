import LayoutCore
import ViewRuntime

/// `searchable` and where its field stands.
extension BuiltinTable {
    mutating func addSearch() {
        for prompt in ["Text?", "LocalizedStringKey"] {
            addSearch("prompt: \(prompt)", isPromptOptional: prompt == "Text?")
        }
        let type = "SearchFieldPlacement"
        for name in ["automatic", "navigationBarDrawer", "sidebar", "toolbar", "toolbarPrincipal"] {
            let value: SearchFieldPlacement =
                name == "navigationBarDrawer" ? .drawer(isAlwaysShown: false) : .automatic
            constant(type, "\(name): \(type)") { _ in .native(.searchPlacement(value)) }
        }
        constant(type, "navigationBarDrawer(displayMode: \(type).NavigationBarDrawerDisplayMode) -> \(type)") { c in
            .native(.searchPlacement(.drawer(isAlwaysShown: c.optionName(0) == "always")))
        }
        options("\(type).NavigationBarDrawerDisplayMode", ["automatic", "always"])
    }

    private mutating func addSearch(_ prompt: String, isPromptOptional: Bool) {
        let grade = SupportGrade.approximate(
            "stands below the title, on iOS 26 too; it shows its text, and nothing can be typed"
        )
        let last = prompt + (isPromptOptional ? " = nil" : "")
        modifier("searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, \(last))", grade) {
            c throws(EvaluationFailure) in
            .searchable(try c.searchable(text: 0, placement: 1, prompt: 2))
        }
        modifier(
            "searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, \(last), suggestions: @ViewBuilder () -> View)",
            grade
        ) { c throws(EvaluationFailure) in
            .searchable(try c.searchable(text: 0, placement: 1, prompt: 2))
        }
        modifier(
            "searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, \(last))",
            grade
        ) { c throws(EvaluationFailure) in
            .searchable(try c.searchable(text: 0, placement: 2, prompt: 3))
        }
        modifier(
            "searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, \(last), suggestions: @ViewBuilder () -> View)",
            grade
        ) { c throws(EvaluationFailure) in
            .searchable(try c.searchable(text: 0, placement: 2, prompt: 3))
        }
        for presented in ["", "isPresented: Binding<Bool>, "] {
            let place = presented.isEmpty ? 2 : 3
            modifier(
                "searchable(text: Binding<String>, tokens: Binding<T>, \(presented)placement: SearchFieldPlacement = .automatic, \(last), token: @ViewBuilder (U) -> View)",
                .approximate("stands below the title without its tokens; nothing can be typed")
            ) { c throws(EvaluationFailure) in
                .searchable(try c.searchable(text: 0, placement: place, prompt: place + 1))
            }
        }
    }
}

extension BuiltinCall {
    fileprivate func searchable(text: Int, placement: Int, prompt: Int) throws(EvaluationFailure) -> SearchableValue {
        var value = SearchableValue(text: try binding(text))
        if case .searchPlacement(let place)? = native(placement) { value.placement = place }
        switch arguments[prompt] {
        case .missing, .null: break
        default: value.prompt = plainText(prompt)
        }
        return value
    }
}
