struct UndoStack<Value> {
    private var past: [Value] = [], future: [Value] = []; private(set) var present: Value; let limit: Int
    init(_ v: Value, limit: Int = .max) { present = v; self.limit = limit }
    var canUndo: Bool { !past.isEmpty }; var canRedo: Bool { !future.isEmpty }
    mutating func push(_ v: Value) {
        past.append(present); if past.count > limit { past.removeFirst(past.count - limit) }; present = v;
        future.removeAll()
    }
    @discardableResult mutating func undo() -> Value? {
        guard let p = past.popLast() else { return nil }; future.append(present); present = p; return p
    }
    @discardableResult mutating func redo() -> Value? {
        guard let f = future.popLast() else { return nil }; past.append(present); present = f; return f
    }
    mutating func modify(_ change: (inout Value) throws -> Void) rethrows { var c = present; try change(&c); push(c) }
}
extension UndoStack: CustomStringConvertible { var description: String { "\(past.count)<\(present)>\(future.count)" } }
extension UndoStack where Value: RangeReplaceableCollection {
    mutating func append(_ e: Value.Element) { modify { $0.append(e) } }
}
protocol Command { func execute(on t: inout String); func revert(on t: inout String); var title: String { get } }
extension Command { var title: String { String(describing: type(of: self)) } }
struct Insert: Command {
    let text: String; let at: Int
    func execute(on t: inout String) { t.insert(contentsOf: text, at: t.index(t.startIndex, offsetBy: at)) }
    func revert(on t: inout String) {
        let s = t.index(t.startIndex, offsetBy: at); t.removeSubrange(s..<t.index(s, offsetBy: text.count))
    }
}
struct Upper: Command {
    private let old: String; init(_ s: String) { old = s }; var title: String { "Uppercase" }
    func execute(on t: inout String) { t = t.uppercased() }; func revert(on t: inout String) { t = old }
}
final class Editor {
    private(set) var text = ""; private var done: [any Command] = []; private var undone: [any Command] = []
    func run(_ c: some Command) { c.execute(on: &text); done.append(c); undone = [] }
    func undo() { guard let c = done.popLast() else { return }; c.revert(on: &text); undone.append(c) }
    func redo() { if let c = undone.popLast() { c.execute(on: &text); done.append(c) } }
    var log: [String] { done.map(\.title) }
}
func main() {
    var s = UndoStack([Int](), limit: 3)
    for i in 1...5 { s.append(i * i) }
    print(s, s.canUndo, s.canRedo); s.undo(); s.undo(); print(s); s.redo(); print(s);
    s.modify { $0.removeAll { $0 % 2 == 0 } }; print(s)
    print(s.undo() as Any, s.undo()?.count ?? -1, s.undo() as Any)
    let e = Editor(); e.run(Insert(text: "hello", at: 0)); e.run(Insert(text: " you", at: 5)); e.run(Upper(e.text));
    print(e.text, e.log)
    e.undo(); e.undo(); print(e.text, e.log); e.redo(); print(e.text); e.undo(); e.undo(); e.undo();
    print(e.text.isEmpty)
    var names = UndoStack("a"); names.append("b"); names.append("c"); print(names, names.undo()!)
}
