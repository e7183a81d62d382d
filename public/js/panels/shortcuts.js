// @ts-check
import { byId, make } from "./dom.js";

/** What the command key is called here. */
const COMMAND = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl";
/** @type {readonly [string, [string[], string][]][]} the keys and what they do */
const KEYS = [
  ["Everywhere", [
    [["?"], "Show these keys"],
    [["/"], "Open the examples"],
    [["E"], "Go to the editor"],
    [["O"], "Overlays on and off"],
    [["Space"], "Play the recording"],
    [["Alt", "click"], "Choose the view under the pointer"],
  ]],
  ["On the screen", [
    [["↑", "↓"], "Scroll"],
    [["Page ↑", "Page ↓"], "Scroll by a page; Space too"],
    [["Home", "End"], "To the top, to the end"],
  ]],
  ["In the editor", [
    [["Ctrl", "Space"], "Complete code"],
    [["Tab"], "Next placeholder, or indent"],
    [[COMMAND, "F"], "Find"],
    [[COMMAND, "Z"], "Undo; with Shift, redo"],
    [[COMMAND, "/"], "Comment or uncomment lines"],
    [["Shift", "Alt", "F"], "Format the program"],
    [["Esc"], "Leave the editor"],
  ]],
];

/** Keys that work everywhere but where one types. */
export class Shortcuts {
  #dialog;
  #actions;

  /**
   * @param {Document} document
   * @param {{examples: () => void, editor: () => void, overlays: () => void, play: () => void}} actions
   */
  constructor(document, actions) {
    this.#actions = actions;
    this.#dialog = byId(document, "shortcuts", HTMLDialogElement);
    const groups = KEYS.map(([title, rows]) => {
      const terms = rows.flatMap(([keys, words]) => [
        make(document, "dt", {}, ...keys.map((key) => make(document, "kbd", {}, key))),
        make(document, "dd", {}, words),
      ]);
      return make(document, "section", {}, make(document, "h3", {}, title), make(document, "dl", {}, ...terms));
    });
    byId(document, "shortcut-list", HTMLElement).append(...groups);
    byId(document, "help", HTMLElement).addEventListener("click", () => this.#dialog.showModal());
    byId(document, "shortcuts-close", HTMLElement).addEventListener("click", () => this.#dialog.close());
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || this.#dialog.open) return;
    const action = this.#actionFor(event);
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  /** @param {KeyboardEvent} event */
  #actionFor(event) {
    const target = event.target;
    if (isTyping(target)) return undefined;
    switch (event.key) {
      case "?":
        return () => this.#dialog.showModal();
      case "/":
        return this.#actions.examples;
      case "e":
      case "E":
        return this.#actions.editor;
      case "o":
      case "O":
        return this.#actions.overlays;
      case " ":
        // A control that has the focus takes its own space.
        return target instanceof HTMLElement && target.matches("button, input, select, [role]") ? undefined : this.#actions.play;
      default:
        return undefined;
    }
  }
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  if (!(target instanceof HTMLElement)) return false;
  const isTextField = target instanceof HTMLInputElement && target.type === "text";
  return isTextField || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
