import ViewRuntime

/// `Locale` and its parts, each told by its identifier.
extension BuiltinTable {
    mutating func addLocales() {
        for name in ["current", "autoupdatingCurrent"] {
            constant("Locale", "\(name): Locale", isPure: false) { c in
                .native(.option(type: "Locale", name: c.machine.context.readDeviceLocale()))
            }
        }
        initializer("Locale(identifier: String) -> Locale") { Self.part("Locale", $0.string(0) ?? "") }
        initializer("Locale(languageCode: Locale.LanguageCode?, languageRegion: Locale.Region? = nil) -> Locale") { c in
            let parts = [c.optionName(0), c.optionName(1)].filter { !$0.isEmpty }
            return Self.part("Locale", parts.joined(separator: "_"))
        }
        member("Locale", "description: String") { .string($0.receiver.optionName) }
        options("Locale.IdentifierType", ["icu", "bcp47", "cldr"])
        member("Locale", "identifier(_ type: Locale.IdentifierType) -> String", isPure: false) { c in
            .string(c.optionName(0) == "icu" ? c.receiver.optionName : c.localeFact(.languageTag) ?? "")
        }
        constant("Locale", "preferredLanguages: [String]", isPure: false) { c in
            .array([.string(c.machine.context.readDeviceLocale().replacing("_", with: "-"))])
        }
        for label in ["forRegionCode", "forLanguageCode", "forCurrencyCode", "forIdentifier"] {
            let reason = "codes are not translated"
            member("Locale", "localizedString(\(label): String) -> String?", .approximate(reason)) { $0.arguments[0] }
        }
        addLocaleFacts()
        addLocaleParts()
    }

    private mutating func addLocaleFacts() {
        let facts: [LocaleFact] = [
            .languageCode, .regionCode, .currencyCode, .currencySymbol, .decimalSeparator, .groupingSeparator,
        ]
        for fact in facts {
            member("Locale", "\(fact.rawValue): String?", isPure: false) { c in
                c.localeFact(fact).map { .string($0) } ?? .null
            }
        }
        member("Locale", "usesMetricSystem: Bool", isPure: false) { .bool($0.localeFact(.measurementSystem) != "us") }
        options("Locale.MeasurementSystem", ["metric", "us", "uk"])
        member("Locale", "measurementSystem: Locale.MeasurementSystem", isPure: false) { c in
            Self.part("Locale.MeasurementSystem", c.localeFact(.measurementSystem) ?? "metric")
        }
        function("__firstWeekday(_ locale: Locale) -> Int", isPure: false) { c in
            .int(c.localeFact(.firstWeekday, of: c.optionName(0)).flatMap { Int($0) } ?? 1)
        }
    }

    private mutating func addLocaleParts() {
        for type in ["Currency", "Region", "LanguageCode", "Language"].map({ "Locale." + $0 }) {
            initializer("\(type)(_ identifier: String) -> \(type)") { Self.part(type, $0.string(0) ?? "") }
            initializer("\(type)(identifier: String) -> \(type)") { Self.part(type, $0.string(0) ?? "") }
            member(type, "identifier: String") { .string($0.receiver.optionName) }
        }
        member("Locale", "identifier: String") { .string($0.receiver.optionName) }
        member("Locale", "language: Locale.Language") { Self.part("Locale.Language", $0.receiver.optionName) }
        for owner in ["Locale", "Locale.Language"] {
            member(owner, "region: Locale.Region?", isPure: false) { c in
                c.localeFact(.regionCode).map { Self.part("Locale.Region", $0) } ?? .null
            }
        }
        member("Locale", "currency: Locale.Currency?", isPure: false) { c in
            c.localeFact(.currencyCode).map { Self.part("Locale.Currency", $0) } ?? .null
        }
        member("Locale.Language", "languageCode: Locale.LanguageCode?", isPure: false) { c in
            c.localeFact(.languageCode).map { Self.part("Locale.LanguageCode", $0) } ?? .null
        }
    }

    private static func part(_ type: String, _ identifier: String) -> Value {
        .native(.option(type: type, name: identifier))
    }
}

extension BuiltinCall {
    /// What the locale that a member is read from says about itself.
    fileprivate func localeFact(_ fact: LocaleFact) -> String? { localeFact(fact, of: receiver.optionName) }

    fileprivate func localeFact(_ fact: LocaleFact, of identifier: String) -> String? {
        machine.context.environment.formatting.fact(fact, of: identifier)
    }
}
