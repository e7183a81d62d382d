import Foundation
@available(iOS 15, macOS 12, *)
struct Modern { var value = 1 }
@MainActor final class Store {
    private(set) var items: [Int] = []; nonisolated let id = 7; nonisolated init() {};
    func add(_ n: Int) { items.append(n) }; nonisolated func tag() -> String { "tag" }
}
struct Box: Sendable { fileprivate(set) var n = 1; mutating func up() { n += 1 } }
func run(_ body: @escaping @Sendable () -> Int) -> Int { body() }
func take(_ box: consuming Box) -> Int { box.n }
func look(_ box: borrowing Box) -> Int { box.n + 1 }
enum ParseError: Error { case empty, odd(Int) }
func parse(_ s: String) throws(ParseError) -> Int {
    guard let n = Int(s) else { throw .empty }; if n % 2 == 1 { throw .odd(n) }; return n
}
protocol P { var n: Int { get } }
struct P1: P { var n = 1 }
struct P2: P { var n = 2 }
func all(_ list: [any P]) -> Int { list.map(\.n).reduce(0, +) }
@discardableResult func noisy() -> Int { print("noisy"); return 1 }
@inlinable public func pub() -> Int { 3 }
@frozen public enum E1 { case a }
#if DEBUG
let mode = "debug"
#else
let mode = "debug"
#endif
#if os(iOS) || os(Linux)
let system = "known"
#elseif os(macOS)
let system = "mac"
#endif
#if canImport(NoSuchThing)
import NoSuchThing
let has = true
#else
let has = false
#endif
#if compiler(>=5.0) && !os(Windows)
let newer = 1
#else
let newer = 0
#endif
func main() {
    if #available(iOS 17, macOS 14, *) { print("new") } else { print("old") }
    guard #available(iOS 16, *) else { return }
    print(Modern().value, run { 4 }, take(Box()), look(Box()), all([P1(), P2()]))
    for s in ["4", "3", "x"] {
        do { print(try parse(s)) } catch ParseError.empty { print("empty") } catch ParseError.odd(let n) {
            print("odd", n)
        } catch { print("never") }
    }
    do throws(ParseError) { _ = try parse("9") } catch {
        switch error {
        case .empty: print("e");
        case .odd(let n): print("o", n)
        }
    }
    noisy()
    var b = Box(); b.up(); print(b.n, pub(), mode, system, has, newer)
    let s: any P = P2(); print(s.n, s is P2, type(of: s))
    #if DEBUG
    print("x")
    #else
    print("x")
    #endif
}
