// @ts-check
import { byteOfCharacter, characterOfByte } from "../model/source-place.js";
import { CodeHints } from "./code-hints.js";
import { make } from "./dom.js";
import { FindBar } from "./find-bar.js";

/**
 * @typedef {object} EditorHandlers
 * @property {() => void} typed the text has changed
 * @property {(place: Place) => void} moved a person has put the cursor somewhere
 * @property {(line: number | null) => void} pointed a person points at a line
 * @property {() => void} format
 * @property {() => void} leave the keyboard's way out
 * @property {() => readonly Diagnostic[]} diagnostics
 * @property {Ask} ask
 */

/** What an example says about itself, at its beginning. */
const HEAD = /^(?:\/\/ (?:title|summary|look for|order): .*\n)+/;

/** The source in a CodeMirror: marks, completion, signatures, find. */
export class CodeEditor {
  #editor;
  #library;
  #isShowing = false;
  /** @type {Map<string, unknown>} the lines that are marked, by kind */
  #lines = new Map();

  /**
   * @param {any} library
   * @param {HTMLTextAreaElement} area is replaced
   * @param {EditorHandlers} handlers
   */
  constructor(library, area, handlers) {
    this.#library = library;
    const editor = library.fromTextArea(area, {
      mode: "swift",
      theme: "overscroll",
      lineNumbers: true,
      // Screen readers read real text better than the hidden text area that is the default.
      inputStyle: "contenteditable",
      indentUnit: 4,
      matchBrackets: true,
      autoCloseBrackets: true,
      styleActiveLine: { nonEmpty: true },
      gutters: ["CodeMirror-lint-markers", "CodeMirror-linenumbers"],
      // The library asks for marks before it has given its editor back.
      lint: { getAnnotations: (/** @type {string} */ _, /** @type {object} */ options, /** @type {any} */ editor) => handlers.diagnostics().flatMap((each) => this.#annotation(editor, each)), lintOnChange: false },
    });
    this.#editor = editor;
    const hints = new CodeHints(library, editor, handlers.ask);
    const find = new FindBar(editor);
    editor.setOption("extraKeys", {
      Tab: () => {
        if (hints.goToPlaceholder()) return;
        if (editor.somethingSelected()) editor.indentSelection("add");
        else editor.execCommand("insertSoftTab");
      },
      "Shift-Tab": "indentLess",
      "Ctrl-Space": () => hints.complete(),
      // Tab indents, so this is the keyboard's way out of the editor.
      Esc: () => hints.hide() || handlers.leave(),
      "Shift-Alt-F": () => handlers.format(),
      ...Object.fromEntries(["Ctrl", "Cmd"].flatMap((key) => [[`${key}-/`, "toggleComment"], [`${key}-F`, () => find.open()]])),
    });
    const field = editor.getInputField();
    const attributes = { "aria-label": "SwiftUI source. Escape leaves the editor.", role: "textbox", "aria-multiline": "true" };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    editor.on("change", () => !this.#isShowing && handlers.typed());
    editor.on("cursorActivity", () => {
      const { line, ch } = editor.getCursor();
      if (!this.#isShowing) handlers.moved({ line: line + 1, column: byteOfCharacter(editor.getLine(line), ch) });
    });
    this.#foldHead(editor.getValue());
    const wrapper = editor.getWrapperElement();
    wrapper.addEventListener("mousemove", (/** @type {MouseEvent} */ event) => {
      if (event.buttons !== 0) return;
      const line = editor.lineAtHeight(event.clientY, "window");
      handlers.pointed(event.clientY > editor.charCoords({ line, ch: 0 }, "window").bottom ? null : line + 1);
    });
    wrapper.addEventListener("mouseleave", () => handlers.pointed(null));
  }

  get text() {
    return this.#editor.getValue();
  }

  /** Whether a list of completions is open: what is typed is not meant to stay. */
  get isCompleting() {
    return Boolean(this.#editor.state.completionActive?.widget);
  }

  focus() {
    this.#editor.focus();
  }

  /** Measures again after the room for the editor has changed. */
  refresh() {
    this.#editor.refresh();
    if (this.#editor.hasFocus()) this.#editor.scrollIntoView(null, 24);
  }

  /** Shows another text; the undo history begins anew. */
  show(/** @type {string} */ text) {
    this.#isShowing = true;
    this.#editor.setValue(text);
    this.#editor.clearHistory();
    this.#foldHead(text);
    this.#isShowing = false;
  }

  /**
   * Folds the comment that an example begins with: the gallery has said it already.
   *
   * @param {string} text
   */
  #foldHead(text) {
    const head = HEAD.exec(text)?.[0];
    if (head === undefined) return;
    const lines = head.trimEnd().split("\n");
    const fold = make(this.#editor.getWrapperElement().ownerDocument, "button", { type: "button", class: "fold", tabindex: "-1" }, "About this example");
    const mark = this.#editor.markText({ line: 0, ch: 0 }, { line: lines.length - 1, ch: lines[lines.length - 1].length }, { replacedWith: fold, clearOnEnter: true });
    fold.addEventListener("click", () => mark.clear());
    this.#editor.setCursor(lines.length, 0);
  }

  /** Puts a text in the place of what is there, as an edit that can be undone; the cursor stays in its line. */
  replace(/** @type {string} */ text) {
    const cursor = this.#editor.getCursor();
    const last = this.#editor.lastLine();
    this.#editor.replaceRange(text, { line: 0, ch: 0 }, { line: last, ch: this.#editor.getLine(last).length });
    this.#editor.setCursor(cursor);
  }

  mark() {
    this.#editor.performLint();
    this.refresh();
  }

  goTo(/** @type {Place} */ { line, column }) {
    this.#editor.focus();
    this.#isShowing = true;
    this.#editor.setCursor(line - 1, characterOfByte(this.#editor.getLine(line - 1) ?? "", column));
    this.#isShowing = false;
    this.#editor.scrollIntoView(null, 80);
  }

  /**
   * Marks one line, for as long as no other is.
   *
   * @param {"lit-line" | "chosen-line"} kind what the pointer points at, or the chosen view's
   * @param {number | null} line counted from 1
   */
  markLine(kind, line) {
    const before = this.#lines.get(kind);
    if (before !== undefined && line !== null && this.#editor.getLineNumber(before) === line - 1) return;
    if (before !== undefined) this.#editor.removeLineClass(before, "background", kind);
    this.#lines.delete(kind);
    if (line === null) return;
    this.#lines.set(kind, this.#editor.addLineClass(line - 1, "background", kind));
    if (kind === "chosen-line" && !this.#editor.hasFocus()) this.#editor.scrollIntoView({ line: line - 1, ch: 0 }, 80);
  }

  /**
   * @param {any} editor
   * @param {Diagnostic} diagnostic
   */
  #annotation(editor, { severity, line, column, message }) {
    if (line < 1 || column < 1) return [];
    const text = editor.getLine(line - 1) ?? "";
    const start = characterOfByte(text, column);
    const length = Math.max(1, /^[\w.]*/.exec(text.slice(start))?.[0].length ?? 1);
    const [from, to] = [start, start + length].map((place) => this.#library.Pos(line - 1, place));
    return [{ from, to, severity: severity === "error" ? "error" : "warning", message }];
  }
}
