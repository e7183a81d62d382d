// Extensions for one type of elements: numbers that are written out are what the elements are.

extension Array where Element == Double {
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
    func scaled(by factor: Double) -> [Double] { map { $0 * factor } }
    mutating func normalise() {
        guard let largest = self.max(), largest > 0 else { return }
        for index in indices { self[index] /= largest }
    }
}
extension Collection where Element == Int {
    var total: Int { reduce(0, +) }
    var mean: Double { isEmpty ? 0 : Double(total) / Double(count) }
}
extension Dictionary where Value == Double {
    var sum: Double { values.reduce(0, +) }
}
extension Sequence where Element == String {
    var longest: String { reduce("") { $1.count > $0.count ? $1 : $0 } }
}
extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}

enum Trouble: Error { case offline, status(Int), several([String]) }

func explain(_ result: Result<[Double], Trouble>) -> String {
    switch result {
    case .success(let values) where values.isEmpty: "nothing"
    case .success(let values): "mean \(values.mean)"
    case .failure(.status(let code)) where code >= 500: "server \(code)"
    case .failure(.status(404)), .failure(.status(410)): "gone"
    case .failure(.several(let names)): names.joined(separator: "+")
    case .failure: "other"
    }
}

func main() {
    print([1, 2, 4].mean, [2.5, 3.5].mean, [Double]().mean)
    print([1.5, 2].scaled(by: 2))
    var values = [2.0, 4, 8]
    values.normalise()
    print(values)
    print([1, 2, 3].total, Set([4, 4, 5]).total, (1...4).mean)
    print(["a": 1, "b": 2.5].sum)
    print(["fig", "cherry", "pear"].longest, Set(["one", "three"]).longest)
    let name: String? = nil
    print(name.orEmpty.isEmpty)
    print(explain(.success([])), explain(.success([1, 2])), explain(.failure(.status(503))))
    print(explain(.failure(.status(404))), explain(.failure(.several(["a", "b"]))), explain(.failure(.offline)))
}
