/// A style of controls, as a modifier of the program has put it into the environment.
package protocol ControlStyle: ProgramValue {
    /// What a button looks like around its label; `nil` for the plain look.
    func body(
        of label: ViewContent,
        isDestructive: Bool,
        in environment: EnvironmentValues,
        source: SourcePosition
    ) -> ViewContent?

    /// What a button is that runs its action by itself, a `PrimitiveButtonStyle`; `nil` for one that a tap runs.
    func primitiveBody(
        of label: ViewContent,
        isDestructive: Bool,
        action: any ProgramFunction,
        source: SourcePosition
    ) -> ViewContent?

    /// What a toggle looks like; `nil` for a switch.
    func toggleBody(
        label: ViewContent,
        isOn: any ProgramBinding,
        source: SourcePosition
    ) -> ViewContent?

    /// What a label makes of its title and its icon; `nil` for both side by side.
    func labelBody(title: ViewContent, icon: ViewContent, source: SourcePosition) -> ViewContent?

    /// What a text field looks like around its line; `nil` for the line alone.
    func fieldBody(of line: ViewValue, source: SourcePosition) -> ViewContent?

    /// The name of a style of the system; `nil` for one of the program.
    var styleName: String? { get }
}

/// Where styles stand among the custom values of the environment; the program's own keys are not negative.
package enum ControlStyleKey {
    package static let button = -2
    package static let label = -8
    package static let toggle = -9
    package static let textField = -13
}
