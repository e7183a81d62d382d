import ViewInterpreter

/// The page that tells people what a program may use, made from the interpreter's tables.
struct SupportedPage {
    let views: [SupportEntry]
    let modifiers: [SupportEntry]
    let typeNames: [String]

    static var current: SupportedPage {
        SupportedPage(
            views: SupportTable.views,
            modifiers: SupportTable.modifiers,
            typeNames: SupportTable.typeNames
        )
    }

    /// The page as Markdown.
    var text: String {
        let ignored = modifiers.filter { Self.isIgnored($0.grade) }
        let working = modifiers.filter { !Self.isIgnored($0.grade) }
        return Self.head
            + Self.section("Views", Self.table(views))
            + Self.section("Modifiers", Self.table(working))
            + Self.section("Modifiers without effect", Self.ignoredList(ignored))
            + Self.section("Other types", Self.typesIntroduction + Self.wrapped(typeNames) + "\n")
    }

    private static let head = """
        # What a program may use

        Written by `scripts/record-golden` from the interpreter's own tables; a test fails when it is out of date.

        | grade | means |
        |---|---|
        | exact | layout, geometry and what the program can observe follow SwiftUI's rules, as far as [fidelity.md](fidelity.md) knows them |
        | approximate | it works, but for what the note says |
        | no effect | it is accepted, and a program with it runs as if it were not there |

        A view that is not on this page is shown as a labelled box, a modifier that is not on it is left out, and the program gets a warning with the
        line; the rest runs. A wrong label or argument of one that is on it is an error, as it is to the Swift compiler.

        Behind `exact` stands what no row can tell apart: text is set in Inter, so that widths are a few per cent from San Francisco's, and a line may
        break one word earlier or later; symbols are pictures of another icon font; colours and pictures of an asset catalogue are not there;
        materials are a tint without blur; continuous corners are drawn round. `ForEach` over a range, an array or identifiable data is the language's
        own and exact; in a lazy container its rows are made as they are needed.

        The language around them is Swift's: structures, classes, enumerations, protocols, generics, extensions, closures, optionals, patterns, errors,
        key paths, `async` functions that sleep, string interpolation, and the property wrappers `@State`, `@Binding`, `@Environment`, `@StateObject`,
        `@ObservedObject`, `@EnvironmentObject`, `@Published`, `@Bindable`, `@ScaledMetric`, `@GestureState`, `@Namespace`, `@Observable`, and wrappers of the
        program's own. Of Combine what view models use runs too: subjects, publishers of `@Published` properties and timers, their everyday operators,
        `sink`, `assign` and `store(in:)`, on the scene's clock.


        """

    private static let typesIntroduction = """
        Values, styles and the parts of the standard library that the tables know; each with the members that programs usually need.


        """

    private static func section(_ title: String, _ body: String) -> String { "## \(title)\n\n\(body)\n" }

    /// One row a form; the name of each group is the form's own.
    private static func table(_ entries: [SupportEntry]) -> String {
        var text = "| form | grade | note |\n|---|---|---|\n"
        for entry in entries {
            let (grade, note) = words(entry.grade)
            text += "| `\(entry.form.replacing("|", with: "\\|"))` | \(grade) | \(note) |\n"
        }
        return text
    }

    /// Names under the reason that they share.
    private static func ignoredList(_ entries: [SupportEntry]) -> String {
        var order: [String] = []
        var names: [String: [String]] = [:]
        for entry in entries {
            let reason = words(entry.grade).note
            if names[reason] == nil { order.append(reason) }
            let name = entry.form.hasSuffix("(...)") ? entry.name : entry.form
            names[reason, default: []].append(name)
        }
        return order.sorted().map { reason in
            let title = reason.isEmpty ? "Silently, since nothing on the screen would change" : capitalized(reason)
            return "\(title):\n\n\(wrapped(names[reason] ?? []))\n"
        }
        .joined(separator: "\n")
    }

    private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    private static func wrapped(_ names: [String]) -> String {
        var lines: [String] = []
        var line = ""
        for (index, name) in names.enumerated() {
            let word = "`\(name)`" + (index == names.count - 1 ? "" : ",")
            if !line.isEmpty, line.count + word.count >= 120 {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    private static func words(_ grade: SupportGrade) -> (grade: String, note: String) {
        switch grade {
        case .exact: ("exact", "")
        case .approximate(let reason): ("approximate", reason)
        case .ignored(let reason), .unseen(let reason): ("no effect", reason)
        }
    }

    private static func isIgnored(_ grade: SupportGrade) -> Bool {
        grade.isWithoutEffect
    }
}
