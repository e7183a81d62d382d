// Multi-line literals: indentation, escapes, interpolation.
func main() {
    let poem = """
        Waves
          rise, "high"
        and \
        fall
        """
    print(poem)
    print(poem.split(separator: "\n").count)
    let value = 4
    let report = """
        Value: \(value)
        Twice: \(value * 2)

        End\tTab
        """
    print(report)
    for (number, line) in report.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        print(number, line.isEmpty ? "(empty)" : String(line))
    }
    let raw = #"""
        \n stays \#(value)
        """#
    print(raw)
    print("one\ntwo".count, """
        x
        """.count)
}
