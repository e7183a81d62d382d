"""Firefox without a driver beside it: takes Selenium's commands over Marionette, the protocol that Firefox itself speaks.

A message is its length in bytes, a colon, and JSON: `[0, id, name, parameters]` to Firefox, `[1, id, error, result]` back.
Marionette's commands are those of WebDriver, so what is left to do is to give each its name.
"""

import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

from selenium.webdriver.remote.command import Command

# What is asked of Firefox, by Selenium's name for it.
NAMES = {
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.QUIT: "Marionette:Quit",
    Command.GET: "WebDriver:Navigate",
    Command.GET_CURRENT_URL: "WebDriver:GetCurrentURL",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.W3C_EXECUTE_SCRIPT_ASYNC: "WebDriver:ExecuteAsyncScript",
    Command.FIND_ELEMENT: "WebDriver:FindElement",
    Command.FIND_ELEMENTS: "WebDriver:FindElements",
    Command.FIND_CHILD_ELEMENT: "WebDriver:FindElement",
    Command.FIND_CHILD_ELEMENTS: "WebDriver:FindElements",
    Command.CLICK_ELEMENT: "WebDriver:ElementClick",
    Command.SEND_KEYS_TO_ELEMENT: "WebDriver:ElementSendKeys",
    Command.GET_ELEMENT_ATTRIBUTE: "WebDriver:GetElementAttribute",
    Command.IS_ELEMENT_ENABLED: "WebDriver:IsElementEnabled",
    Command.IS_ELEMENT_SELECTED: "WebDriver:IsElementSelected",
    Command.GET_ELEMENT_TEXT: "WebDriver:GetElementText",
    Command.GET_ELEMENT_TAG_NAME: "WebDriver:GetElementTagName",
    Command.GET_ELEMENT_RECT: "WebDriver:GetElementRect",
    Command.GET_ELEMENT_PROPERTY: "WebDriver:GetElementProperty",
    Command.W3C_ACTIONS: "WebDriver:PerformActions",
    Command.W3C_CLEAR_ACTIONS: "WebDriver:ReleaseActions",
    Command.SET_WINDOW_RECT: "WebDriver:SetWindowRect",
    Command.GET_WINDOW_RECT: "WebDriver:GetWindowRect",
    Command.SCREENSHOT: "WebDriver:TakeScreenshot",
}
# Seconds until Firefox has to listen.
PATIENCE = 60
PREFERENCES = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.disabledForTesting": True,
}


class Marionette:
    """A Firefox with a profile of its own, as Selenium's `command_executor`."""

    def __init__(self):
        # Firefox's helpers may write a moment longer than it runs.
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folder = pathlib.Path(self.profile.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("".join(lines))
        # The last flag lets a test change what a person changes in the browser's menus.
        flags = ["--headless", "--marionette", "--no-remote", "--remote-allow-system-access"]
        command = [shutil.which("firefox-esr") or "firefox", *flags, "--profile", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = socket.create_connection(("127.0.0.1", self._port(folder / "MarionetteActivePort")))
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self._receive()  # The greeting: what speaks, and its protocol.

    def execute(self, command, params):
        """Selenium's entry; the answer is in the form that its error handler reads."""
        params = {name: value for name, value in params.items() if name != "sessionId"}
        if command == Command.NEW_SESSION:
            params = params["capabilities"]["alwaysMatch"] if "capabilities" in params else {}
        if command in (Command.FIND_CHILD_ELEMENT, Command.FIND_CHILD_ELEMENTS):
            params["element"] = params.pop("id")
        if command == Command.QUIT:
            params = {"flags": ["eForceQuit"]}
        error, result = self._ask(NAMES[command], params)
        if error is not None:
            return {"status": 500, "value": json.dumps({"value": error})}
        holds_value = isinstance(result, dict) and result.keys() == {"value"}
        return {"value": result["value"] if holds_value else result}

    def in_the_browser(self, script, *values):
        """Runs a script with the rights of the browser itself, outside of the page."""
        error, _ = self._ask("Marionette:SetContext", {"value": "chrome"})
        if error is None:
            error, _ = self._ask("WebDriver:ExecuteScript", {"script": script, "args": list(values)})
        self._ask("Marionette:SetContext", {"value": "content"})
        if error is not None:
            raise RuntimeError(error["message"])

    def close(self):
        """Waits for the end of the process; Selenium calls it after `quit`."""
        self.stream.close()
        self.socket.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()

    def _ask(self, name, params):
        self.count += 1
        text = json.dumps([0, self.count, name, params]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._receive()
        return error, result

    def _receive(self):
        digits = b""
        while (character := self.stream.read(1)) != b":":
            if character == b"":
                raise ConnectionError("Firefox has closed the connection")
            digits += character
        return json.loads(self.stream.read(int(digits)))

    def _port(self, file):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            if file.exists() and (text := file.read_text().strip()):
                return int(text)
            time.sleep(0.05)
        raise ConnectionError("Firefox does not listen")
