import LayoutCore
import ViewRuntime

/// Forms of views and modifiers from before iOS 16 that people still write.
extension BuiltinTable {
    mutating func addOlderForms() {
        addTitles()
        addOlderFields()
        addOlderLinks()
        addErrorDescription()
        addTransfer()
    }

    private mutating func addTitles() {
        let mode = "displayMode: NavigationBarItem.TitleDisplayMode"
        for title in ["LocalizedStringKey", "Text"] {
            transform("navigationBarTitle(_ title: \(title))") { c, view in
                view.modified(.navigationTitle(c.textValue(0)), source: c.position)
            }
            transform("navigationBarTitle(_ title: \(title), \(mode))") { c, view in
                view
                    .modified(.navigationTitle(c.textValue(0)), source: c.position)
                    .modified(.navigationBarTitleDisplayMode(c.titleDisplayMode(1)), source: c.position)
            }
        }
    }

    private mutating func addOlderFields() {
        let edited = "onEditingChanged: (Bool) -> Void = { _ in }"
        let commit = "onCommit: () -> Void = { }"
        for (name, rest) in [
            ("TextField", "\(edited), \(commit)"), ("TextField", edited), ("TextField", commit),
            ("SecureField", commit),
        ] {
            view("\(name)(_ title: LocalizedStringKey, text: Binding<String>, \(rest))", .likeAField) {
                c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
            }
        }
        view("SecureField(text: Binding<String>, prompt: Text? = nil, label: @ViewBuilder () -> View)", .likeAField) {
            c throws(Failure) in
            let prompt = c.native(1) == nil ? "" : c.plainText(1)
            return .textField(TextFieldValue(prompt: prompt, text: try c.binding(0)))
        }
        view(
            "TextField(_ title: LocalizedStringKey, value: Binding<T>, formatter: U, \(edited), \(commit))",
            .likeAField
        ) { c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.textBinding(1))) }
        for style in ["CircularProgressViewStyle", "LinearProgressViewStyle"] {
            let name = style.hasPrefix("Circular") ? "circular" : "linear"
            initializer("\(style)(tint: Color) -> ProgressViewStyle", .approximate("drawn in the tint around it")) {
                _ in
                .native(.option(type: "ProgressViewStyle", name: name))
            }
        }
        ignore(["actionSheet"], "it would have presented something over the screen")
    }

    private mutating func addOlderLinks() {
        let chosen = "tag: T, selection: Binding<U>"
        view("NavigationLink(destination: View, \(chosen), label: @ViewBuilder () -> View)", .presentsNothing) {
            c throws(Failure) in .button(ButtonValue(action: c.nothing, label: try c.content(3)))
        }
        view(
            "NavigationLink(\(chosen), destination: @ViewBuilder () -> View, label: @ViewBuilder () -> View)",
            .presentsNothing
        ) {
            c throws(Failure) in .button(ButtonValue(action: c.nothing, label: try c.content(3)))
        }
        view("NavigationLink(_ title: LocalizedStringKey, destination: View, \(chosen))", .presentsNothing) { c in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view(
            "NavigationLink(isActive: Binding<Bool>, destination: @ViewBuilder () -> View, label: @ViewBuilder () -> View)",
            .presentsNothing
        ) { c throws(Failure) in .button(ButtonValue(action: c.nothing, label: try c.content(2))) }
        let preview = "subject: Text? = nil, message: Text? = nil, preview: SharePreview"
        view("ShareLink(item: T, \(preview))", .presentsNothing) { c in c.shareButton }
        view("ShareLink(_ title: LocalizedStringKey, item: T, \(preview))", .presentsNothing) { c in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("ShareLink(item: T, \(preview), label: @ViewBuilder () -> View)", .presentsNothing) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(4)))
        }
        view("ShareLink(items: T, subject: Text? = nil, message: Text? = nil)", .presentsNothing) { c in c.shareButton }
        for rest in ["", ", image: T", ", icon: T", ", image: T, icon: U"] {
            initializer("SharePreview(_ title: LocalizedStringKey\(rest)) -> SharePreview") { _ in
                .native(.option(type: "SharePreview", name: "preview"))
            }
        }
    }

    /// What a program says of how its values are dragged and pasted; nothing asks for it.
    mutating func addTransfer() {
        options(
            "UTType",
            [
                "data", "json", "text", "plainText", "utf8PlainText", "url", "image", "png", "jpeg", "pdf", "movie",
                "item",
                "content", "fileURL", "rtf", "html", "audio", "folder",
            ]
        )
        for form in ["_ identifier: String", "exportedAs: String", "importedAs: String", "filenameExtension: String"] {
            initializer("UTType(\(form)) -> UTType") { _ in .native(.option(type: "UTType", name: "data")) }
        }
        for form in [
            "CodableRepresentation(contentType: UTType)", "CodableRepresentation(for: T, contentType: UTType)",
            "ProxyRepresentation(exporting: T)", "ProxyRepresentation(exporting: T, importing: U)",
            "ProxyRepresentation(_ path: T)", "DataRepresentation(contentType: UTType, exporting: T, importing: U)",
            "DataRepresentation(exportedContentType: UTType, exporting: T)",
        ] {
            initializer("\(form) -> TransferRepresentation") { _ in
                .native(.option(type: "TransferRepresentation", name: "none"))
            }
        }
    }

    private mutating func addErrorDescription() {
        member("Error", "localizedDescription: String", isPure: false) { c throws(Failure) in
            try DynamicMember.localizedDescription(c.receiver, c.machine)
        }
    }
}

extension BuiltinCall {
    func titleDisplayMode(_ index: Int) -> TitleDisplayMode {
        switch optionName(index) {
        case "inline", "inlineLarge": .inline
        case "large": .large
        default: .automatic
        }
    }

    /// The button that a `ShareLink` without a label of its own shows.
    var shareButton: ViewValue.Kind {
        let title = ViewValue(.text(TextValue("Share…")), source: position)
        let icon = ViewValue(.image(ImageValue(source: .symbol("square.and.arrow.up"))), source: position)
        let label = ViewValue(.label(title: .value(title), icon: .value(icon)), source: position)
        return .button(ButtonValue(action: nothing, label: .value(label)))
    }
}
