import ViewRuntime

/// What the JSON coders of the prelude ask for.
extension BuiltinTable {
    mutating func addJSON() {
        options("String.Encoding", ["utf8", "ascii", "utf16", "unicode", "isoLatin1"])
        function("__decodeJSON(_ type: T, _ text: String, _ isSnakeCase: Bool, _ dates: String) -> U", isPure: false) {
            c throws(Failure) in
            let decoding = JSONDecoding(
                machine: c.machine,
                position: c.position,
                isSnakeCase: c.bool(2) == true,
                dates: c.string(3) ?? ""
            )
            guard case .type(let reference) = c.arguments[0] else { throw c.trap("'decode' needs a type") }
            let json: Value
            do throws(JSONReader.Mistake) {
                json = try JSONReader.value(c.string(1) ?? "")
            } catch {
                throw decoding.mistake("dataCorrupted", error.message)
            }
            return try decoding.value(json, as: reference.type, "the value")
        }
        function("__encodeJSON(_ value: T, _ isPretty: Bool, _ sortsKeys: Bool) -> String", isPure: false) {
            c throws(Failure) in
            let writer = JSONWriter(isPretty: c.bool(1) == true, sortsKeys: c.bool(2) == true)
            let text: String
            do throws(JSONReader.Mistake) {
                text = try writer.text(c.arguments[0])
            } catch {
                throw c.trap(error.message)
            }
            return try c.made(text)
        }
    }
}
