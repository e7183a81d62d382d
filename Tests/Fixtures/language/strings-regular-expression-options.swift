import Foundation

/// Options that are turned on and off, and expressions over several lines that are given options.
func main() {
    let spaced = #/
        (a+)   # some letters
        \ (b)  # and one more
        /#
    print("xaa by".firstMatch(of: spaced)?.1 ?? "none", "XAA BY".firstMatch(of: spaced) == nil)
    print("XAA BY".firstMatch(of: spaced.ignoresCase())?.2 ?? "none")
    let either = #/abc/#.ignoresCase()
    print("xABC".contains(either), "xABC".contains(either.ignoresCase(false)), "xabc".contains(either.ignoresCase(false)))
    print("one\ntwo".matches(of: #/^\w+$/#.anchorsMatchLineEndings()).map { String($0.output) })
    print("one\ntwo".firstMatch(of: #/o.*o/#.dotMatchesNewlines())?.output ?? "none")
    print("aaab".wholeMatch(of: #/(a*)*b/#)?.1 == "")
    var rounds = #/q/#
    for index in 0..<21 { rounds = rounds.ignoresCase(index % 2 == 0) }
    print("Q".contains(rounds), "q".contains(rounds))
    do {
        _ = try Regex("a\\u{41")
        print("read")
    } catch {
        print("thrown")
    }
}
