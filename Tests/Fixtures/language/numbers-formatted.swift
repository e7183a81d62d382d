import Foundation
func main() {
    let us = Locale(identifier: "en_US")
    print(1234567.formatted(.number.locale(us)), 3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
    print(
        0.256.formatted(.percent.locale(us)),
        1234.5.formatted(.currency(code: "USD").locale(us)),
        99.formatted(.currency(code: "EUR").locale(us))
    )
    print(
        0.5.formatted(.percent.precision(.fractionLength(1)).locale(us)),
        1500.formatted(.number.notation(.compactName).locale(us))
    )
    print(
        1234.formatted(.number.grouping(.never).locale(us)),
        12.formatted(.number.precision(.integerLength(4)).locale(us))
    )
    print(
        2.5.formatted(.number.precision(.significantDigits(3)).locale(us)),
        (-3.2).formatted(.number.sign(strategy: .always()).locale(us))
    )
    print(
        1234567.891.formatted(.number.precision(.fractionLength(0...2)).locale(us)),
        7.0.formatted(.number.locale(us))
    )
    print(["a", "b", "c"].formatted(.list(type: .and).locale(us)), ["a", "b"].formatted(.list(type: .or).locale(us)))
    let n = NumberFormatter(); n.numberStyle = .decimal; n.locale = us
    print(n.string(from: NSNumber(value: 1234567.891))!, n.string(from: 12)!)
    n.maximumFractionDigits = 1; n.minimumFractionDigits = 1; print(n.string(from: 2)!)
    n.numberStyle = .currency; n.currencyCode = "USD"; n.minimumFractionDigits = 2; n.maximumFractionDigits = 2;
    print(n.string(from: 5)!)
    n.numberStyle = .percent; n.maximumFractionDigits = 0; n.minimumFractionDigits = 0; print(n.string(from: 0.42)!)
    let d = Date(timeIntervalSince1970: 1_700_000_000);
    var st = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: us);
    st.timeZone = TimeZone(secondsFromGMT: 0)!
    print(d.formatted(st))
}
