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
    #if os (macOS) || DEBUG && !os(iOS) || swift(<4)
    print("other")
    #else
    print("phone or server")
    #endif
}
