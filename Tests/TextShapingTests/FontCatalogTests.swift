import Testing
@testable import TextShaping

@Suite("FontCatalog")
struct FontCatalogTests {
    @Test func `names the file that it misses`() {
        #expect(throws: FontCatalogError.unreadable(path: "/nowhere/Inter-Thin.otf")) {
            try FontCatalog(textDirectory: "/nowhere")
        }
    }
}
