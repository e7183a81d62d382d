// Typed throws, localised errors, throwing initialisers and properties.
import Foundation

enum FormError: LocalizedError {
    case empty(field: String)
    case tooLong(Int)
    var errorDescription: String? {
        switch self {
        case .empty(let field): "\(field) is empty"
        case .tooLong(let count): "\(count) characters too many"
        }
    }
}

struct Nickname {
    let text: String
    init(_ text: String) throws {
        guard !text.isEmpty else { throw FormError.empty(field: "Nickname") }
        guard text.count <= 5 else { throw FormError.tooLong(text.count - 5) }
        self.text = text
    }
    var initial: Character {
        get throws {
            guard let first = text.first, first.isLetter else { throw FormError.empty(field: "Initial") }
            return first
        }
    }
}

enum Small: Error { case negative }
func root(_ value: Int) throws(Small) -> Int {
    if value < 0 { throw .negative }
    return Int(Double(value).squareRoot())
}

func main() {
    for text in ["kim", "", "bartholomew", "1st"] {
        do {
            let nickname = try Nickname(text)
            print(nickname.text, try nickname.initial)
        } catch {
            print(error.localizedDescription)
        }
    }
    do {
        print(try root(17))
        print(try root(-1))
    } catch {
        switch error {
        case .negative: print("negative")
        }
    }
}
