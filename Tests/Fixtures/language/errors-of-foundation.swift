import Foundation

// Errors by domain and number, and operators beside the built-in ones.

enum Trouble: LocalizedError {
    case offline
    case status(Int)
    var errorDescription: String? {
        if case .status(let code) = self { return "status \(code)" }
        return nil
    }
}

struct Check<Value> {
    let problems: (Value) -> [String]
    static func && (first: Check, second: Check) -> Check {
        Check { first.problems($0) + second.problems($0) }
    }
}
extension Check where Value == String {
    static var filled: Check { Check { $0.isEmpty ? ["empty"] : [] } }
    static func atLeast(_ count: Int) -> Check { Check { $0.count < count ? ["short of \(count)"] : [] } }
}

func load(_ number: Int) throws {
    switch number {
    case 0: throw NSError(domain: "shop", code: 7, userInfo: [NSLocalizedDescriptionKey: "sold out"])
    case 1: throw Trouble.status(404)
    case 2: throw Trouble.offline
    default: return
    }
}

func main() {
    for number in 0..<4 {
        do {
            try load(number)
            print("fine")
        } catch let error as Trouble {
            print("trouble", error.localizedDescription.hasPrefix("status"))
        } catch let error as NSError {
            print(error.domain, error.code, error.localizedDescription)
        }
    }
    let rules: [(String, Check<String>)] = [
        ("", .filled && .atLeast(2)), ("ab", .filled && .atLeast(3) && .atLeast(9)),
    ]
    print(rules.map { text, rule in rule.problems(text) })
    let both = Check.filled && .atLeast(1)
    print(both.problems(""), true && both.problems("a").isEmpty)
}
