/// What `--help` prints.
enum Help {
    static let overview = """
        Overscroll runs SwiftUI scroll screens without a Mac.

        usage: overscroll SUBCOMMAND …

          serve    serves the page and the socket
          check    prints what is wrong with a program, as swiftc would
          trace    runs a program and prints what it shows, one frame a line

        overscroll SUBCOMMAND --help tells more; overscroll --version prints the version.

        """

    static let serve = """
        usage: overscroll serve [--host HOST] [--port PORT] [--public DIR] [--origin URL] [--log FORMAT]
                                [--log-level LEVEL]

        Serves the page and the socket until SIGTERM or SIGINT, then closes all connections and ends with status 0.
        Prints one line, "listening on http://HOST:PORT", when it is ready. Logs to standard error.

          --host HOST        the address to listen on (default 127.0.0.1)
          --port PORT        the port to listen on; 0 picks a free one (default 8080)
          --public DIR       the folder with the page (default: the one that came with the program)
          --origin URL       a site whose pages may connect beside this server's own, such as https://example.org
          --log FORMAT       plain or json (default plain)
          --log-level LEVEL  error, warning, notice or debug (default notice)

        """

    static let check = """
        usage: overscroll check PROGRAM.swift

        Prints what is wrong with a program, one line each: FILE:LINE:COLUMN: error: MESSAGE (or warning:, note:).
        "-" reads the program from standard input.
        The status is 0 without errors, 1 with errors, 2 for wrong usage.

        """

    static let trace = """
        usage: overscroll trace PROGRAM.swift [--gesture FILE.json] [--device ID] [--os VERSION]
                                [--dynamic-type SIZE] [--color-scheme SCHEME] [--layout-direction DIRECTION]
                                [--locale LOCALE] [--root VIEW | --preview NAME]

        Runs a program on the manual clock and prints a "frame" message a line: one for the start and one for each
        message of the gesture. "-" reads the program from standard input. What is wrong with the program goes to
        standard error.

          --gesture FILE.json      a JSON list of touch, wheel, scroll, advance and set messages
          --device ID              such as iphone-16 (the default), iphone-se-3 or iphone-16-pro-landscape
          --os VERSION             18 (the default) or 26
          --dynamic-type SIZE      xSmall, small, medium, large (the default), xLarge, xxLarge, xxxLarge,
                                   accessibility1 … accessibility5
          --color-scheme SCHEME    light (the default) or dark
          --layout-direction DIR   leftToRight (the default) or rightToLeft
          --locale LOCALE          such as en_US (the default)
          --root VIEW              the view to show, by the name of its type
          --preview NAME           the preview to show, by its name or its place among all, from 0

        The status is 0; 1 if the program has errors; 2 for wrong usage or a gesture that cannot be done.

        """
}
