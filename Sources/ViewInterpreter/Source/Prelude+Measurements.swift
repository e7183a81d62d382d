extension Prelude {
    /// `Measurement`, its units, and what writes them, in English as in the United States.
    ///
    /// All units are of one class: names of units are unique in Foundation, and what a measurement holds is known by its unit.
    /// Factors are those of Foundation, which rounds some of them: a mile is 1609.34 meters.
    static let measurements = #"""
        final class Dimension: Hashable, CustomStringConvertible {
            let symbol: String
            let __name: String
            let __kind: String
            let __factor: Double
            let __start: Double
            init(symbol: String) {
                self.symbol = symbol
                __name = symbol
                __kind = symbol
                __factor = 1
                __start = 0
            }
            init(_ kind: String, _ symbol: String, _ name: String, _ factor: Double, _ start: Double = 0) {
                __kind = kind
                self.symbol = symbol
                __name = name
                __factor = factor
                __start = start
            }
            var description: String { symbol }
            static func == (a: Dimension, b: Dimension) -> Bool { a.__kind == b.__kind && a.symbol == b.symbol }
            func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
            static let megameters = Dimension("length", "Mm", "megameter", 1000000)
            static let kilometers = Dimension("length", "km", "kilometer", 1000)
            static let hectometers = Dimension("length", "hm", "hectometer", 100)
            static let decameters = Dimension("length", "dam", "decameter", 10)
            static let meters = Dimension("length", "m", "meter", 1)
            static let decimeters = Dimension("length", "dm", "decimeter", 0.1)
            static let centimeters = Dimension("length", "cm", "centimeter", 0.01)
            static let millimeters = Dimension("length", "mm", "millimeter", 0.001)
            static let micrometers = Dimension("length", "µm", "micrometer", 0.000001)
            static let nanometers = Dimension("length", "nm", "nanometer", 0.000000001)
            static let inches = Dimension("length", "in", "inch", 0.0254)
            static let feet = Dimension("length", "ft", "foot", 0.3048)
            static let yards = Dimension("length", "yd", "yard", 0.9144)
            static let miles = Dimension("length", "mi", "mile", 1609.34)
            static let nauticalMiles = Dimension("length", "nmi", "nautical mile", 1852)
            static let astronomicalUnits = Dimension("length", "au", "astronomical unit", 149600000000)
            static let lightyears = Dimension("length", "ly", "light year", 9461000000000000)
            static let kilograms = Dimension("mass", "kg", "kilogram", 1)
            static let grams = Dimension("mass", "g", "gram", 0.001)
            static let milligrams = Dimension("mass", "mg", "milligram", 0.000001)
            static let metricTons = Dimension("mass", "t", "metric ton", 1000)
            static let pounds = Dimension("mass", "lb", "pound", 0.453592)
            static let ounces = Dimension("mass", "oz", "ounce", 0.0283495)
            static let stones = Dimension("mass", "st", "stone", 6.35029)
            static let shortTons = Dimension("mass", "ton", "ton", 907.185)
            static let carats = Dimension("mass", "ct", "carat", 0.0002)
            static let kelvin = Dimension("temperature", "K", "kelvin", 1)
            static let celsius = Dimension("temperature", "°C", "degree Celsius", 1, 273.15)
            static let fahrenheit = Dimension("temperature", "°F", "degree Fahrenheit", 0.55555555555556, 255.37222222222428)
            static let hours = Dimension("duration", "hr", "hour", 3600)
            static let minutes = Dimension("duration", "min", "minute", 60)
            static let seconds = Dimension("duration", "s", "second", 1)
            static let milliseconds = Dimension("duration", "ms", "millisecond", 0.001)
            static let metersPerSecond = Dimension("speed", "m/s", "meter per second", 1)
            static let kilometersPerHour = Dimension("speed", "km/h", "kilometer per hour", 0.277778)
            static let milesPerHour = Dimension("speed", "mph", "mile per hour", 0.44704)
            static let knots = Dimension("speed", "kn", "knot", 0.514444)
            static let squareMeters = Dimension("area", "m²", "square meter", 1)
            static let squareKilometers = Dimension("area", "km²", "square kilometer", 1000000)
            static let squareCentimeters = Dimension("area", "cm²", "square centimeter", 0.0001)
            static let squareFeet = Dimension("area", "ft²", "square foot", 0.092903)
            static let squareInches = Dimension("area", "in²", "square inch", 0.00064516)
            static let squareMiles = Dimension("area", "mi²", "square mile", 2590000)
            static let acres = Dimension("area", "ac", "acre", 4046.86)
            static let hectares = Dimension("area", "ha", "hectare", 10000)
            static let liters = Dimension("volume", "L", "liter", 1)
            static let milliliters = Dimension("volume", "mL", "milliliter", 0.001)
            static let cubicMeters = Dimension("volume", "m³", "cubic meter", 1000)
            static let gallons = Dimension("volume", "gal", "gallon", 3.78541)
            static let quarts = Dimension("volume", "qt", "quart", 0.946353)
            static let pints = Dimension("volume", "pt", "pint", 0.473176)
            static let cups = Dimension("volume", "c", "cup", 0.24)
            static let fluidOunces = Dimension("volume", "fl oz", "fluid ounce", 0.0295735)
            static let tablespoons = Dimension("volume", "tbsp", "tablespoon", 0.0147868)
            static let teaspoons = Dimension("volume", "tsp", "teaspoon", 0.00492892)
            static let degrees = Dimension("angle", "°", "degree", 1)
            static let radians = Dimension("angle", "rad", "radian", 57.29577951308232)
            static let joules = Dimension("energy", "J", "joule", 1)
            static let kilojoules = Dimension("energy", "kJ", "kilojoule", 1000)
            static let calories = Dimension("energy", "cal", "calorie", 4.184)
            static let kilocalories = Dimension("energy", "kcal", "kilocalorie", 4184)
            static let kilowattHours = Dimension("energy", "kWh", "kilowatt-hour", 3600000)
            static let watts = Dimension("power", "W", "watt", 1)
            static let kilowatts = Dimension("power", "kW", "kilowatt", 1000)
            static let horsepower = Dimension("power", "hp", "horsepower", 745.7)
            static let hertz = Dimension("frequency", "Hz", "hertz", 1)
            static let kilohertz = Dimension("frequency", "kHz", "kilohertz", 1000)
            static let megahertz = Dimension("frequency", "MHz", "megahertz", 1000000)
            static let hectopascals = Dimension("pressure", "hPa", "hectopascal", 100)
            static let bars = Dimension("pressure", "bar", "bar", 100000)
            static let inchesOfMercury = Dimension("pressure", "inHg", "inch of mercury", 3386.39)
            static let poundsForcePerSquareInch = Dimension("pressure", "psi", "pound-force per square inch", 6894.76)
            static let bits = Dimension("storage", "bit", "bit", 1)
            static let bytes = Dimension("storage", "byte", "byte", 8)
            static let kilobytes = Dimension("storage", "kB", "kilobyte", 8000)
            static let megabytes = Dimension("storage", "MB", "megabyte", 8000000)
            static let gigabytes = Dimension("storage", "GB", "gigabyte", 8000000000)
            static let terabytes = Dimension("storage", "TB", "terabyte", 8000000000000)
        }
        typealias Unit = Dimension
        typealias UnitLength = Dimension
        typealias UnitMass = Dimension
        typealias UnitTemperature = Dimension
        typealias UnitDuration = Dimension
        typealias UnitSpeed = Dimension
        typealias UnitArea = Dimension
        typealias UnitVolume = Dimension
        typealias UnitAngle = Dimension
        typealias UnitEnergy = Dimension
        typealias UnitPower = Dimension
        typealias UnitFrequency = Dimension
        typealias UnitPressure = Dimension
        typealias UnitInformationStorage = Dimension
        struct Measurement: Hashable, Comparable, CustomStringConvertible {
            var value: Double
            private(set) var unit: Dimension
            init(value: Double, unit: Dimension) {
                self.value = value
                self.unit = unit
            }
            var description: String { "\(value) \(unit.symbol)" }
            private var __base: Double { value * unit.__factor + unit.__start }
            func converted(to other: Dimension) -> Measurement {
                if unit == other { return self }
                return Measurement(value: (__base - other.__start) / other.__factor, unit: other)
            }
            mutating func convert(to other: Dimension) { self = converted(to: other) }
            static func == (a: Measurement, b: Measurement) -> Bool {
                a.unit == b.unit ? a.value == b.value : a.unit.__kind == b.unit.__kind && a.__base == b.__base
            }
            static func < (a: Measurement, b: Measurement) -> Bool {
                a.unit == b.unit ? a.value < b.value : a.__base < b.__base
            }
            static func + (a: Measurement, b: Measurement) -> Measurement {
                a.unit == b.unit
                    ? Measurement(value: a.value + b.value, unit: a.unit)
                    : Measurement(value: (a.__base + b.__base) / a.unit.__factor, unit: a.unit)
            }
            static func - (a: Measurement, b: Measurement) -> Measurement {
                Measurement(value: a.value - b.converted(to: a.unit).value, unit: a.unit)
            }
            static func * (a: Measurement, b: Double) -> Measurement { Measurement(value: a.value * b, unit: a.unit) }
            static func * (a: Double, b: Measurement) -> Measurement { Measurement(value: a * b.value, unit: b.unit) }
            static func / (a: Measurement, b: Double) -> Measurement { Measurement(value: a.value / b, unit: a.unit) }
            func formatted() -> String { formatted(MeasurementFormatStyle()) }
            func formatted(_ style: MeasurementFormatStyle) -> String { style.format(self) }
            /// In the unit that people in the United States use for it.
            func __local(isPerson: Bool) -> Measurement {
                switch unit.__kind {
                case "length":
                    let miles = converted(to: .miles)
                    if isPerson { return converted(to: .inches) }
                    if abs(miles.value) >= 0.5 { return miles }
                    let feet = converted(to: .feet)
                    return abs(feet.value) >= 1 ? feet : converted(to: .inches)
                case "temperature": return converted(to: .fahrenheit)
                case "speed": return converted(to: .milesPerHour)
                case "mass":
                    let pounds = converted(to: .pounds)
                    return abs(pounds.value) >= 1 || isPerson ? pounds : converted(to: .ounces)
                case "area":
                    let miles = converted(to: .squareMiles)
                    return abs(miles.value) >= 1 ? miles : converted(to: .squareFeet)
                default: return self
                }
            }
        }
        struct MeasurementFormatStyle {
            enum Width { case abbreviated, narrow, wide }
            enum Usage { case general, asProvided, road, person, personHeight, personWeight, weather, food, workout, rainfall, snowfall, wind, focalLength, visibility, vehicle }
            var width: Width = .abbreviated
            var usage: Usage = .general
            var number: FormatStyle? = nil
            static func measurement(
                width: Width = .abbreviated, usage: Usage = .general, numberFormatStyle: FormatStyle? = nil
            ) -> MeasurementFormatStyle {
                MeasurementFormatStyle(width: width, usage: usage, number: numberFormatStyle)
            }
            func locale(_ locale: Locale) -> MeasurementFormatStyle { self }
            func format(_ measurement: Measurement) -> String {
                var shown = measurement
                if usage != .asProvided {
                    shown = measurement.__local(isPerson: usage == .person || usage == .personHeight || usage == .personWeight)
                }
                var text = ""
                if let number {
                    text = shown.value.formatted(number)
                } else if usage == .asProvided {
                    text = shown.value.formatted(.number.precision(.fractionLength(0...3)))
                } else {
                    // To whole numbers, and small ones to two digits.
                    text = abs(shown.value) < 10
                        ? shown.value.formatted(.number.precision(.significantDigits(1...2))) : shown.value.rounded().formatted()
                }
                return __unit(shown.unit, text, isWide: width == .wide, isNarrow: width == .narrow)
            }
        }
        func __unit(_ unit: Dimension, _ text: String, isWide: Bool, isNarrow: Bool) -> String {
            if isWide {
                if text == "1" { return text + " " + unit.__name }
                if unit.__name == "foot" { return text + " feet" }
                if unit.__name == "inch" { return text + " inches" }
                if unit.__name == "kelvin" { return text + " kelvins" }
                if unit.__name == "hertz" || unit.__name == "horsepower" { return text + " " + unit.__name }
                for mark in [" per ", " of "] {
                    let parts = unit.__name.components(separatedBy: mark)
                    if parts.count == 2 { return text + " " + parts[0] + (parts[0] == "inch" ? "es" : "s") + mark + parts[1] }
                }
                if unit.__name.hasPrefix("degree ") { return text + " degrees" + unit.__name.dropFirst(6) }
                if unit.__name == "square foot" { return text + " square feet" }
                return text + " " + unit.__name + "s"
            }
            if unit.__kind == "angle", unit.symbol == "°" { return text + (isNarrow ? "°" : " deg") }
            if unit.__kind == "temperature", unit.symbol.hasPrefix("°") {
                return text + (isNarrow ? "°" : unit.symbol)
            }
            if isNarrow, unit.symbol == "ft" { return text + "′" }
            if isNarrow, unit.symbol == "in" { return text + "″" }
            if isNarrow, unit.symbol == "lb" { return text + "#" }
            return text + (isNarrow ? "" : " ") + unit.symbol
        }
        extension Text {
            init(_ measurement: Measurement, format: MeasurementFormatStyle) {
                self = Text(verbatim: measurement.formatted(format))
            }
        }
        class MeasurementFormatter {
            struct UnitOptions: OptionSet {
                let rawValue: Int
                static let providedUnit = UnitOptions(rawValue: 1)
                static let naturalScale = UnitOptions(rawValue: 2)
                static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
            }
            enum UnitStyle { case short, medium, long }
            var unitOptions: UnitOptions = []
            var unitStyle: UnitStyle = .medium
            var locale: Locale? = Locale.current
            var numberFormatter: NumberFormatter? = NumberFormatter()
            init() { numberFormatter?.numberStyle = .decimal }
            func string(from measurement: Measurement) -> String {
                let isProvided = unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale)
                let shown = isProvided ? measurement : measurement.__local(isPerson: false)
                let text = numberFormatter?.string(for: shown.value) ?? ""
                if unitOptions.contains(.temperatureWithoutUnit), shown.unit.__kind == "temperature" { return text + "°" }
                return __unit(shown.unit, text, isWide: unitStyle == .long, isNarrow: unitStyle == .short)
            }
            func string(from unit: Dimension) -> String { unitStyle == .long ? unit.__name + "s" : unit.symbol }
        }
        class LengthFormatter {
            enum Unit { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
            var unitStyle: __UnitStyle = .medium
            var isForPersonHeightUse = false
            var numberFormatter = NumberFormatter()
            init() { numberFormatter.numberStyle = .decimal }
            private func dimension(_ unit: Unit) -> Dimension {
                switch unit {
                case .millimeter: return .millimeters
                case .centimeter: return .centimeters
                case .meter: return .meters
                case .kilometer: return .kilometers
                case .inch: return .inches
                case .foot: return .feet
                case .yard: return .yards
                case .mile: return .miles
                }
            }
            func string(fromValue value: Double, unit: Unit) -> String {
                let text = numberFormatter.string(for: value) ?? ""
                return __unit(dimension(unit), text, isWide: unitStyle == .long, isNarrow: unitStyle == .short)
            }
            func unitString(fromValue value: Double, unit: Unit) -> String {
                unitStyle == .long ? dimension(unit).__name + (value == 1 ? "" : "s") : dimension(unit).symbol
            }
            func string(fromMeters meters: Double) -> String {
                let shown = Measurement(value: meters, unit: .meters).__local(isPerson: isForPersonHeightUse)
                let text = numberFormatter.string(for: shown.value) ?? ""
                return __unit(shown.unit, text, isWide: unitStyle == .long, isNarrow: unitStyle == .short)
            }
        }
        enum __UnitStyle { case short, medium, long }
        class MassFormatter {
            enum Unit { case gram, kilogram, ounce, pound, stone }
            var unitStyle: __UnitStyle = .medium
            var isForPersonMassUse = false
            var numberFormatter = NumberFormatter()
            init() { numberFormatter.numberStyle = .decimal }
            func string(fromValue value: Double, unit: Unit) -> String {
                let units: [Unit: Dimension] = [
                    .gram: .grams, .kilogram: .kilograms, .ounce: .ounces, .pound: .pounds, .stone: .stones,
                ]
                let text = numberFormatter.string(for: value) ?? ""
                return __unit(units[unit] ?? .kilograms, text, isWide: unitStyle == .long, isNarrow: unitStyle == .short)
            }
            func string(fromKilograms value: Double) -> String { string(fromValue: value * 2.2046226218487757, unit: .pound) }
        }
        """#
}
