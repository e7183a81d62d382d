/// Words of the language, and patterns that people write again and again.
enum CompletionWords {
    static let attributes = [
        "State", "Binding", "Environment", "Observable", "Bindable", "StateObject", "ObservedObject",
        "EnvironmentObject", "Published", "AppStorage", "SceneStorage", "FocusState", "GestureState", "ScaledMetric",
        "Namespace", "ViewBuilder", "MainActor", "main", "Entry", "escaping", "autoclosure", "discardableResult",
    ].map { word($0) }

    static let plainTypes: Set<String> = [
        "Int", "Double", "String", "Bool", "Character", "CGFloat", "Float", "Array", "Dictionary", "Set", "Optional",
        "Void", "Any", "Self",
    ]

    /// Statements of function bodies and builders.
    static let statements: [CompletionItem] =
        ["return", "break", "continue", "true", "false", "nil", "await", "try", "throw"].map { word($0) } + [
            snippet("if", "if <#condition#> {\n    <#code#>\n}"),
            snippet("if let", "if let <#name#> {\n    <#code#>\n}"),
            snippet("else", "else {\n    <#code#>\n}"),
            snippet("guard", "guard <#condition#> else { return<##> }"),
            snippet("switch", "switch <#value#> {\ncase <#pattern#>:\n    <#code#>\n}"),
            snippet("for", "for <#element#> in <#elements#> {\n    <#code#>\n}"),
            snippet("while", "while <#condition#> {\n    <#code#>\n}"),
            snippet("do", "do {\n    <#code#>\n} catch {\n    <#code#>\n}"),
            snippet("let", "let <#name#> = <#value#>"),
            snippet("var", "var <#name#> = <#value#>"),
            snippet("withAnimation", "withAnimation {\n    <#code#>\n}"),
        ]

    /// Loops of views, which no table of single initialisers has.
    static let containers = [
        snippet("ForEach", "ForEach(<#data#>) { <#element#> in\n    <#content#>\n}", kind: .view),
        snippet("ForEach", "ForEach(<#data#>, id: \\.self) { <#element#> in\n    <#content#>\n}", kind: .view),
    ]

    /// Members of types.
    static let members = [
        snippet("var body", "var body: some View {\n    <#content#>\n}"),
        snippet("@State private var", "@State private var <#name#> = <#value#>"),
        snippet("@Binding var", "@Binding var <#name#>: <#type#>"),
        snippet("@Environment", "@Environment(\\.<#key#>) private var <#name#>"),
        snippet("static let", "static let <#name#> = <#value#>"),
        snippet("init", "init(<#parameters#>) {\n    <#code#>\n}"),
        snippet("case", "case <#name#>"),
        word("private"), word("static"), word("mutating"), word("override"), word("lazy"),
    ]

    /// Declarations anywhere.
    static let declarations = [
        snippet("let", "let <#name#> = <#value#>"),
        snippet("var", "var <#name#> = <#value#>"),
        snippet("func", "func <#name#>(<#parameters#>) {\n    <#code#>\n}"),
        snippet("struct", "struct <#Name#> {\n    <#members#>\n}"),
        snippet("enum", "enum <#Name#> {\n    case <#name#>\n}"),
        snippet("class", "class <#Name#> {\n    <#members#>\n}"),
        snippet("protocol", "protocol <#Name#> {\n    <#members#>\n}"),
        snippet("extension", "extension <#Name#> {\n    <#members#>\n}"),
    ]

    /// Declarations at the top of a file.
    static let file = [
        snippet("import", "import SwiftUI"),
        snippet("struct View", "struct <#Name#>: View {\n    var body: some View {\n        <#content#>\n    }\n}"),
        snippet("#Preview", "#Preview {\n    <#content#>\n}"),
        snippet(
            "struct PreferenceKey",
            "struct <#Name#>: PreferenceKey {\n    static let defaultValue: <#Value#> = <#value#>\n    static func reduce(value: inout <#Value#>, nextValue: () -> <#Value#>) {\n        <#code#>\n    }\n}"
        ),
    ]

    private static func word(_ text: String) -> CompletionItem {
        CompletionItem(label: text, insert: text, kind: .keyword, signature: "", grade: nil, rank: 6)
    }

    private static func snippet(
        _ label: String,
        _ insert: String,
        kind: CompletionItem.Kind = .snippet
    ) -> CompletionItem {
        CompletionItem(label: label, insert: insert, kind: kind, signature: "", grade: nil, rank: kind == .view ? 4 : 6)
    }
}
