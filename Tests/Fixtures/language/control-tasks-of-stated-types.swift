import Foundation
struct Failed: Error {}
func main() async {
    let a = Task<Int, Error> { 3 }
    do { print(try await a.value) } catch { print(error) }
    let b = Task<Data, any Error> { throw Failed() }
    do { _ = try await b.value } catch { print("failed", error) }
    let c = Task<Double, Never> { 4 }
    print(await c.value)
    let r = await a.result
    switch r {
    case .success(let v): print("ok", v);
    case .failure(let e): print(e)
    }
}
