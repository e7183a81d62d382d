struct Edge<N: Hashable> { let to: N; let cost: Int }
struct Graph<N: Hashable & Comparable> {
    private var edges: [N: [Edge<N>]] = [:]
    mutating func connect(_ a: N, _ b: N, _ c: Int = 1, both: Bool = true) {
        edges[a, default: []].append(Edge(to: b, cost: c));
        if both { edges[b, default: []].append(.init(to: a, cost: c)) }
    }
    func bfs(_ s: N) -> [N] {
        var seen: Set = [s], queue = [s], out: [N] = [];
        while !queue.isEmpty {
            let n = queue.removeFirst(); out.append(n);
            for e in (edges[n] ?? []).sorted(by: { $0.to < $1.to }) where seen.insert(e.to).inserted {
                queue.append(e.to)
            }
        }; return out
    }
    func shortest(_ s: N, _ t: N) -> (cost: Int, path: [N])? {
        var best: [N: Int] = [s: 0], prev: [N: N] = [:], open: Set<N> = [s]
        while let n = open.min(by: { (best[$0]!, $0) < (best[$1]!, $1) }) {
            open.remove(n); if n == t { break }
            for e in edges[n] ?? [] {
                let c = best[n]! + e.cost;
                if c < best[e.to, default: .max] { best[e.to] = c; prev[e.to] = n; open.insert(e.to) }
            }
        }
        guard let c = best[t] else { return nil }; return (c, Array(sequence(first: t) { prev[$0] }).reversed())
    }
    func topological() -> [N]? {
        var deg: [N: Int] = [:];
        for (n, es) in edges { deg[n, default: 0] += 0; es.forEach { deg[$0.to, default: 0] += 1 } }
        var ready = deg.filter { $0.value == 0 }.keys.sorted(), out: [N] = []
        while let n = ready.first {
            ready.removeFirst(); out.append(n);
            for e in edges[n] ?? [] { deg[e.to]! -= 1; if deg[e.to] == 0 { ready.append(e.to); ready.sort() } }
        }
        return out.count == deg.count ? out : nil
    }
}
final class TreeNode<T> {
    var value: T; weak var parent: TreeNode?; private(set) var children: [TreeNode] = []
    init(_ v: T) { value = v }
    @discardableResult func add(_ v: T) -> TreeNode {
        let n = TreeNode(v); n.parent = self; children.append(n); return n
    }
    var depth: Int { (parent?.depth ?? -1) + 1 }
    func walk(_ f: (TreeNode) throws -> Void) rethrows { try f(self); for c in children { try c.walk(f) } }
    func fold<R>(_ f: (T, [R]) -> R) -> R { f(value, children.map { $0.fold(f) }) }
}
func main() {
    var g = Graph<String>(); g.connect("a", "b", 4); g.connect("a", "c", 1); g.connect("c", "b", 2);
    g.connect("b", "d", 5)
    print(g.bfs("a"), g.shortest("a", "d")!, g.shortest("a", "z") == nil)
    var d = Graph<Int>(); d.connect(1, 2, both: false); d.connect(2, 3, both: false); d.connect(1, 3, both: false);
    print(d.topological()!); d.connect(3, 1, both: false); print(d.topological() as Any)
    let r = TreeNode("root"); let x = r.add("x"); x.add("y"); r.add("z"); var lines: [String] = [];
    r.walk { lines.append(String(repeating: " ", count: $0.depth) + $0.value) }; print(lines)
    print(r.fold { (v: String, c: [Int]) in v.count + c.reduce(0, +) }, x.children[0].parent === x, r.parent == nil)
}
