import Foundation
enum NetworkError: LocalizedError, Equatable {
    case offline, status(Int), decoding(field: String)
    var errorDescription: String? {
        switch self {
        case .offline: "No connection";
        case .status(let c): "Status \(c)";
        case .decoding(let f): "Bad \(f)"
        }
    }
}
protocol Service: Sendable { func fetch(_ page: Int) async throws -> [String] }
struct Mock: Service {
    var fail: Set<Int> = [];
    func fetch(_ page: Int) async throws -> [String] {
        await Task.yield(); if fail.contains(page) { throw NetworkError.status(500 + page) };
        return page > 3 ? [] : (1...2).map { "p\(page)-\($0)" }
    }
}
@MainActor final class ListModel {
    enum Phase: Equatable { case idle, loading, loaded(Int), failed(String) }
    private(set) var items: [String] = []; private(set) var phase = Phase.idle { didSet { log.append(phase) } };
    private(set) var log: [Phase] = []; private var page = 1; let service: any Service
    init(_ s: any Service) { service = s }
    func loadMore() async {
        guard phase != .loading else { return }; phase = .loading
        do { let new = try await service.fetch(page); page += 1; items += new; phase = .loaded(items.count) } catch let
            e as NetworkError
        { phase = .failed(e.localizedDescription) } catch { phase = .failed("?") }
    }
    func loadAll() async {
        repeat { let before = items.count; await loadMore(); if items.count == before { break } } while true
    }
}
func retry<T>(_ n: Int, _ op: (Int) async throws -> T) async throws -> T {
    for i in 1..<n { do { return try await op(i) } catch { print("try", i, error.localizedDescription) } };
    return try await op(n)
}
func main() async {
    let m = await ListModel(Mock()); await m.loadMore(); print(await m.items, await m.phase); await m.loadAll();
    print(await m.items.count, await m.log.count)
    let bad = await ListModel(Mock(fail: [1])); await bad.loadMore(); print(await bad.phase, await bad.log)
    let v = try? await retry(3) { i in
        if i < 3 { throw NetworkError.status(i) }; return "ok\(i)"
    }; print(v ?? "none")
    do { _ = try await retry(1) { _ -> Int in throw NetworkError.offline } } catch {
        print("gave up:", error, error as? NetworkError == .offline)
    }
    let results = await withTaskGroup(of: (Int, String).self) { g in
        for i in 1...4 {
            g.addTask { (i, ((try? await Mock(fail: [2]).fetch(i)) ?? ["failed"]).joined(separator: "+")) }
        }; var all: [Int: String] = [:]; for await (i, s) in g { all[i] = s }; return all
    }
    for k in results.keys.sorted() { print(k, results[k]!) }
    async let a = Mock().fetch(1), b = Mock().fetch(2); print((try? await a + b) ?? [])
    let clock = Task { () -> Int in
        var n = 0;
        while !Task.isCancelled { n += 1; if n == 3 { break }; try? await Task.sleep(for: .milliseconds(5)) }; return n
    }
    print(await clock.value)
}
