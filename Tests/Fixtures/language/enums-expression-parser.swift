enum Token: Equatable, CustomStringConvertible {
    case number(Double), op(Character), left, right, name(String)
    var description: String {
        switch self {
        case .number(let n): "\(n)";
        case .op(let c): String(c);
        case .left: "(";
        case .right: ")";
        case .name(let s): s
        }
    }
}
enum ParseError: Error, CustomStringConvertible {
    case unexpected(Character, at: Int), missing(String), unknown(name: String)
    var description: String {
        switch self {
        case let .unexpected(c, at): "unexpected '\(c)' at \(at)";
        case .missing(let s): "missing \(s)";
        case .unknown(name: let n): "unknown \(n)"
        }
    }
}
struct Lexer: Sequence, IteratorProtocol {
    private let text: [Character]; private var i = 0
    init(_ s: String) { text = Array(s) }
    mutating func next() -> Result<Token, ParseError>? {
        while i < text.count, text[i].isWhitespace { i += 1 }
        guard i < text.count else { return nil }
        let c = text[i]
        switch c {
        case "0"..."9", ".":
            var s = ""; while i < text.count, text[i].isNumber || text[i] == "." { s.append(text[i]); i += 1 };
            return .success(.number(Double(s) ?? 0))
        case "+", "-", "*", "/", "^": i += 1; return .success(.op(c))
        case "(": i += 1; return .success(.left)
        case ")": i += 1; return .success(.right)
        case _ where c.isLetter:
            var s = ""; while i < text.count, text[i].isLetter { s.append(text[i]); i += 1 }; return .success(.name(s))
        default: defer { i += 1 }; return .failure(.unexpected(c, at: i))
        }
    }
}
indirect enum Expr {
    case num(Double), bin(Expr, Character, Expr), neg(Expr), call(String, Expr)
    func eval() throws -> Double {
        switch self {
        case .num(let n): return n
        case .neg(let e): return try -e.eval()
        case let .bin(a, op, b):
            let (x, y) = (try a.eval(), try b.eval());
            switch op {
            case "+": return x + y;
            case "-": return x - y;
            case "*": return x * y;
            case "/": return x / y;
            default: var r = 1.0; for _ in 0..<Int(y) { r *= x }; return r
            }
        case .call("sqrt", let e): return try e.eval().squareRoot()
        case .call("abs", let e): return abs(try e.eval())
        case .call(let n, _): throw ParseError.unknown(name: n)
        }
    }
}
struct Parser {
    var tokens: [Token]; var pos = 0
    static let powers: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
    init(_ s: String) throws { tokens = try Lexer(s).map { try $0.get() } }
    var peek: Token? { pos < tokens.count ? tokens[pos] : nil }
    mutating func primary() throws -> Expr {
        guard let t = peek else { throw ParseError.missing("operand") }; pos += 1
        switch t {
        case .number(let n): return .num(n)
        case .op("-"): return .neg(try primary())
        case .left: let e = try expr(0); guard peek == .right else { throw ParseError.missing(")") }; pos += 1; return e
        case .name(let n): return .call(n, try primary())
        default: throw ParseError.missing("operand before \(t)")
        }
    }
    mutating func expr(_ least: Int) throws -> Expr {
        var left = try primary()
        while case .op(let c)? = peek, let p = Self.powers[c], p >= least {
            pos += 1; left = .bin(left, c, try expr(c == "^" ? p : p + 1))
        }
        return left
    }
}
func main() {
    for s in [
        "1 + 2 * 3", "(1+2)*3", "2^3^2", "-4 + sqrt 16", "10/4-1", "3 + ", "2 $ 3", "foo 3", "(1", "abs(-3.5) * 2",
    ] {
        do { var p = try Parser(s); print(s, "=", try p.expr(0).eval()) } catch let e as ParseError {
            print(s, "->", e)
        } catch { print("?") }
    }
}
