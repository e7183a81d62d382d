// Errors that pass through functions, closures and loops.
struct ParseError: Error, CustomStringConvertible {
    let line: Int
    let message: String
    var description: String { "line \(line): \(message)" }
}

func parse(_ text: String, line: Int) throws -> (key: String, value: Int) {
    let parts = text.split(separator: "=")
    guard parts.count == 2 else { throw ParseError(line: line, message: "no '='") }
    guard let value = Int(parts[1]) else { throw ParseError(line: line, message: "'\(parts[1])' is no number") }
    return (String(parts[0]), value)
}

func parseAll(_ lines: [String]) throws -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
        let (key, value) = try parse(line, line: index + 1)
        result[key] = value
    }
    return result
}

func main() {
    for source in [["a=1", "b=2"], ["a=1", "bad"], ["a=x"]] {
        do {
            let table = try parseAll(source)
            print(table.keys.sorted(), table.values.reduce(0, +))
        } catch let error as ParseError {
            print(error, error.line)
        } catch {
            print("other", error)
        }
    }
    let mapped = try? ["x=1", "y=2"].map { try parse($0, line: 0).value }
    let failed = try? ["x=1", "y"].map { try parse($0, line: 0).value }
    print(mapped ?? [], failed ?? [])
}
