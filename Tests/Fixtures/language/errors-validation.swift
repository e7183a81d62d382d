// A form that collects errors.
enum Rule {
    case notEmpty, minimum(Int), contains(Character)

    func check(_ text: String) throws {
        switch self {
        case .notEmpty: if text.isEmpty { throw Invalid(reason: "required") }
        case .minimum(let count) where text.count < count: throw Invalid(reason: "needs \(count)")
        case .contains(let character) where !text.contains(character): throw Invalid(reason: "no \(character)")
        default: break
        }
    }
}

struct Invalid: Error { let reason: String }

struct Field {
    let name: String
    let rules: [Rule]
    var value = ""

    var problems: [String] {
        rules.compactMap { rule in
            do {
                try rule.check(value)
                return nil
            } catch {
                return (error as? Invalid)?.reason
            }
        }
    }
    var isValid: Bool { problems.isEmpty }
}

func main() {
    var mail = Field(name: "mail", rules: [.notEmpty, .minimum(5), .contains("@")])
    print(mail.problems)
    mail.value = "a@b"
    print(mail.problems, mail.isValid)
    mail.value = "ann@home"
    print(mail.problems, mail.isValid)
    let form = [mail, Field(name: "name", rules: [.notEmpty])]
    print(form.filter { !$0.isValid }.map(\.name), form.allSatisfy(\.isValid))
}
