import Foundation

func main() {
    let page = URL(string: "https://reader:x@example.org:8080/shelf/blue%20book.epub?page=3&mark=9#top")!
    print(page.scheme ?? "none", page.host ?? "none", page.lastPathComponent.count, page.pathExtension)
    print(page.query ?? "none", page.fragment ?? "none", page.absoluteString)
    let base = URL(string: "https://example.org/api/")!
    print(base.appendingPathComponent("items").absoluteString, base.appendingPathComponent("v2/users").path)
    print(base.appendingPathComponent("a.json").deletingLastPathComponent().absoluteString, base.lastPathComponent)
    print(URL(string: "") == nil, URL(string: "mailto:someone@example.org")?.scheme ?? "none")
    print(URL(string: "https://example.org")!.path.isEmpty, URL(string: "https://example.org")!.host ?? "none")
    print(URL(string: "https://example.org/list")!.appending(path: "one").lastPathComponent)
    do {
        print(try String(contentsOf: URL(fileURLWithPath: "/nowhere/at-all.txt"), encoding: .utf8))
    } catch {
        print("not there")
    }
    print((try? Data(contentsOf: URL(fileURLWithPath: "/nowhere/at-all.bin"))) == nil)
    let german = Locale(identifier: "de_DE")
    print(german.identifier, Locale(identifier: "en_US").currency?.identifier ?? "none")
    let keys: [ObjectIdentifier: String] = [ObjectIdentifier(Int.self): "whole", ObjectIdentifier(String.self): "text"]
    print(keys[ObjectIdentifier(Int.self)] ?? "none", keys[ObjectIdentifier(Double.self)] ?? "none")
    let turned = CGPoint(x: 2, y: 0).applying(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5))
    print(turned.x, turned.y)
    let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1))
    let there = CGPoint(x: 5, y: 6).applying(both)
    print(there.x, there.y, there.applying(both.inverted()).x)
    let box = CGRect(x: 0, y: 0, width: 10, height: 4).applying(CGAffineTransform(scaleX: 0.5, y: 2))
    print(box.width, box.height, CGSize(width: 3, height: 4).applying(both).width)
    #if os (macOS) || DEBUG && !os(iOS) || swift(<4)
    print("other")
    #else
    print("phone or server")
    #endif
}
