/// The fonts for scripts that the text font lacks, most used first.
enum FallbackFonts {
    /// File names of Debian's `fonts-noto-core`.
    static let fileNames = [
        "NotoSansArabic-Regular.ttf",
        "NotoSansHebrew-Regular.ttf",
        "NotoSansThai-Regular.ttf",
        "NotoSansDevanagari-Regular.ttf",
        "NotoSansBengali-Regular.ttf",
        "NotoSansTamil-Regular.ttf",
        "NotoSansTelugu-Regular.ttf",
        "NotoSansKannada-Regular.ttf",
        "NotoSansMalayalam-Regular.ttf",
        "NotoSansGujarati-Regular.ttf",
        "NotoSansGurmukhi-Regular.ttf",
        "NotoSansOriya-Regular.ttf",
        "NotoSansSinhala-Regular.ttf",
        "NotoSansArmenian-Regular.ttf",
        "NotoSansGeorgian-Regular.ttf",
        "NotoSansKhmer-Regular.ttf",
        "NotoSansLao-Regular.ttf",
        "NotoSansMyanmar-Regular.ttf",
        "NotoSansEthiopic-Regular.ttf",
        "NotoSansCherokee-Regular.ttf",
        "NotoSans-Regular.ttf",
        "NotoSansSymbols-Regular.ttf",
        "NotoSansSymbols2-Regular.ttf",
        "NotoSansMath-Regular.ttf",
    ]
}
