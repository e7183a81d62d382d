extension Prelude {
    // What styles of the program are given to make a control of.

    static let toggleStyle = """
        struct ToggleStyleConfiguration {
            @Binding var isOn: Bool
            let label: AnyView
            let isMixed: Bool
        }
        """

    static let groupBoxStyle = """
        struct GroupBoxStyleConfiguration {
            let label: AnyView
            let content: AnyView
        }
        """

    static let disclosureGroupStyle = """
        struct DisclosureGroupStyleConfiguration {
            @Binding var isExpanded: Bool
            let label: AnyView
            let content: AnyView
        }
        """

    static let progressViewStyle = """
        struct ProgressViewStyleConfiguration {
            let fractionCompleted: Double?
            let label: AnyView?
            let currentValueLabel: AnyView?
        }
        """
}
