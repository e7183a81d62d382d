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

    static let buttonStyle = """
        struct ButtonStyleConfiguration {
            let role: ButtonRole?
            let label: AnyView
            let isPressed: Bool
        }
        """

    static let primitiveButtonStyle = """
        struct PrimitiveButtonStyleConfiguration {
            let role: ButtonRole?
            let label: AnyView
            let action: () -> Void
            func trigger() { action() }
        }
        """

    static let gaugeStyle = """
        struct GaugeStyleConfiguration {
            let value: Double
            let label: AnyView
            let currentValueLabel: AnyView?
            let minimumValueLabel: AnyView?
            let maximumValueLabel: AnyView?
        }
        """

    static let labelStyle = """
        struct LabelStyleConfiguration {
            let title: AnyView
            let icon: AnyView
        }
        """

    static let labeledContentStyle = """
        struct LabeledContentStyleConfiguration {
            let label: AnyView
            let content: AnyView
        }
        """

    static let menuStyle = """
        struct MenuStyleConfiguration {
            let label: AnyView
            let content: AnyView
        }
        """

    static let controlGroupStyle = """
        struct ControlGroupStyleConfiguration {
            let content: AnyView
            let label: AnyView
        }
        """

    static let datePickerStyle = """
        struct DatePickerStyleConfiguration {
            let label: AnyView
            @Binding var selection: Date
            let minimumDate: Date?
            let maximumDate: Date?
            let displayedComponents: DatePickerComponents
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
