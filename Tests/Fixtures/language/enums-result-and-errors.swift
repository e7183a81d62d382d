// Result, typed throws and errors with values.
enum ParseError: Error, Equatable, CustomStringConvertible {
    case empty
    case badCharacter(Character, at: Int)
    case tooLong(limit: Int)
    var description: String {
        switch self {
        case .empty: "nothing to parse"
        case .badCharacter(let c, let at): "bad '\(c)' at \(at)"
        case .tooLong(let limit): "longer than \(limit)"
        }
    }
}

func parse(_ text: String) throws(ParseError) -> Int {
    guard !text.isEmpty else { throw .empty }
    guard text.count <= 5 else { throw ParseError.tooLong(limit: 5) }
    var value = 0
    for (index, character) in text.enumerated() {
        guard let digit = character.wholeNumberValue else { throw .badCharacter(character, at: index) }
        value = value * 10 + digit
    }
    return value
}

func load(_ text: String) -> Result<Int, ParseError> {
    do { return .success(try parse(text)) } catch { return .failure(error) }
}

struct Wrapper: Error { let code: Int }

func risky(_ n: Int) throws -> String {
    defer { print("checked", n) }
    if n > 2 { throw Wrapper(code: n) }
    return "ok \(n)"
}

func twice(_ n: Int, _ work: (Int) throws -> String) rethrows -> [String] { [try work(n), try work(n + 1)] }

func main() {
    for text in ["42", "", "4x", "123456"] {
        switch load(text) {
        case .success(let value) where value > 40: print("big", value)
        case .success(let value): print(value)
        case .failure(.empty): print("empty")
        case .failure(let error): print(error)
        }
    }
    let result = load("7").map { $0 * 2 }
    print(result, (try? result.get()) ?? 0)
    print(load("a").mapError { Wrapper(code: "\($0)".count) })
    print(load("3").flatMap { $0 > 2 ? .failure(ParseError.tooLong(limit: 2)) : .success($0) })
    do {
        print(try risky(1))
        print(try risky(3))
    } catch let error as Wrapper where error.code > 5 {
        print("never")
    } catch let error as Wrapper {
        print("wrapper", error.code)
    } catch {
        print("other", error)
    }
    print((try? twice(1, risky)) ?? [], (try? twice(2, risky)) as Any)
    print(Result { try parse("x") })
    do {
        _ = try parse("99x")
    } catch ParseError.badCharacter(let character, _) {
        print("character", character)
    } catch {
        print(error)
    }
    do { _ = try parse("") } catch .empty { print("was empty") } catch { print("else") }
    let values = ["1", "b", "3"].map { text in Result { try parse(text) } }
    print(values.compactMap { try? $0.get() })
    print(ParseError.empty == .empty, ParseError.badCharacter("a", at: 1) == .badCharacter("a", at: 2))
}
