extension Prelude {
    /// Foundation's errors by domain and number.
    static let errors = #"""
        let NSLocalizedDescriptionKey = "NSLocalizedDescription"
        let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
        let NSUnderlyingErrorKey = "NSUnderlyingError"
        class NSError: Error, CustomStringConvertible {
            let domain: String
            let code: Int
            let userInfo: [String: Any]
            init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
                self.domain = domain
                self.code = code
                self.userInfo = userInfo ?? [:]
            }
            var localizedDescription: String {
                if let words = userInfo[NSLocalizedDescriptionKey] as? String { return words }
                return "The operation couldn’t be completed. (\(domain) error \(code).)"
            }
            var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
            var description: String { "Error Domain=\(domain) Code=\(code) \"\(userInfo[NSLocalizedDescriptionKey] ?? "(null)")\"" }
        }
        """#
}
