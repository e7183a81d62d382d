// @ts-check
import { loadCodeMirror } from "./code-mirror.js";
import { byId, make } from "./dom.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../types.js").Diagnostic} Diagnostic */

/** The program is sent when nobody has typed for this long, in milliseconds. */
const TYPING_PAUSE_MILLISECONDS = 150;

/** The source: a CodeMirror with lint marks, or the plain text area; the list of problems below. */
export class EditorPanel {
  #document;
  #store;
  #onEdit;
  #area;
  #problems;
  #count;
  /** @type {any} the CodeMirror editor, once it is there */
  #editor = null;
  /** @type {unknown} */
  #timer = null;
  #timers;
  #isShowing = false;
  /** @type {string | undefined} the example that was last shown */
  #preset = undefined;
  /** @type {unknown} */
  #litLine = null;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {(program: string) => void} onEdit
   * @param {{schedule: (action: () => void, milliseconds: number) => unknown, unschedule: (timer: any) => void}} timers
   */
  constructor(document, store, onEdit, timers) {
    this.#document = document;
    this.#store = store;
    this.#onEdit = onEdit;
    this.#timers = timers;
    this.#area = byId(document, "source", HTMLTextAreaElement);
    this.#problems = byId(document, "problems", HTMLUListElement);
    this.#count = byId(document, "problem-count", HTMLButtonElement);
    this.#area.addEventListener("input", () => this.#typed());
    this.#count.addEventListener("click", () => this.#goTo(this.#store.state.diagnostics[0]));
    store.subscribe(["scene"], () => this.#showProgram());
    store.subscribe(["diagnostics"], () => this.#showDiagnostics());
    store.subscribe(["sourceLine"], ({ sourceLine }) => this.#light(sourceLine));
  }

  /** Puts CodeMirror in the place of the text area, if the server has it. */
  async upgrade() {
    const library = await loadCodeMirror(this.#document);
    if (library === null) return;
    const hadFocus = this.#document.activeElement === this.#area;
    const editor = library.fromTextArea(this.#area, {
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
      lint: { getAnnotations: () => this.#annotations(library), lintOnChange: false },
      extraKeys: {
        Tab: (/** @type {any} */ cm) => (cm.somethingSelected() ? cm.indentSelection("add") : cm.execCommand("insertSoftTab")),
        "Shift-Tab": "indentLess",
        "Cmd-/": "toggleComment",
        "Ctrl-/": "toggleComment",
        // Tab indents, so this is the keyboard's way out of the editor.
        Esc: () => byId(this.#document, "stage", HTMLElement).focus(),
      },
    });
    const field = editor.getInputField();
    field.setAttribute("aria-label", "SwiftUI source. Escape leaves the editor.");
    field.setAttribute("role", "textbox");
    field.setAttribute("aria-multiline", "true");
    editor.on("change", () => this.#typed());
    this.#editor = editor;
    this.#showDiagnostics();
    if (hadFocus) editor.focus();
  }

  focus() {
    if (this.#editor === null) this.#area.focus();
    else this.#editor.focus();
  }

  /** Measures again after the pane was hidden. */
  refresh() {
    this.#editor?.refresh();
  }

  /** @param {{line: number, column: number} | undefined} place counted from 1 */
  goTo(place) {
    this.#goTo(place);
  }

  get #text() {
    return this.#editor === null ? this.#area.value : this.#editor.getValue();
  }

  #typed() {
    if (this.#isShowing) return;
    this.#stopTyping();
    this.#timer = this.#timers.schedule(() => {
      this.#timer = null;
      this.#onEdit(this.#text);
    }, TYPING_PAUSE_MILLISECONDS);
  }

  #stopTyping() {
    if (this.#timer !== null) this.#timers.unschedule(this.#timer);
    this.#timer = null;
  }

  #showProgram() {
    const { program, preset } = this.#store.state.scene;
    // Another example was chosen in the middle of typing: what was typed belonged to the one before.
    if (preset !== undefined && preset !== this.#preset) this.#stopTyping();
    this.#preset = preset;
    // What is being typed wins over what comes back.
    if (program === null || this.#timer !== null || program === this.#text) return;
    this.#isShowing = true;
    if (this.#editor === null) {
      this.#area.value = program;
    } else {
      this.#editor.setValue(program);
      this.#editor.clearHistory();
    }
    this.#isShowing = false;
  }

  #showDiagnostics() {
    const { diagnostics } = this.#store.state;
    const rows = diagnostics.map((diagnostic) => this.#problemRow(diagnostic));
    this.#problems.replaceChildren(...rows);
    this.#problems.hidden = rows.length === 0;
    if (this.#editor !== null) {
      this.#editor.performLint();
      // The list has changed its height and so the editor's: the cursor stays in view.
      this.#editor.refresh();
      if (this.#editor.hasFocus()) this.#editor.scrollIntoView(null, 24);
    }
    this.#count.hidden = rows.length === 0;
    this.#count.textContent = countWords(diagnostics);
    this.#count.dataset.severity = diagnostics.some(({ severity }) => severity === "error") ? "error" : "warning";
  }

  /** @param {Diagnostic} diagnostic */
  #problemRow(diagnostic) {
    const { severity, line, column, message } = diagnostic;
    const icon = severity === "error" ? "icon-error" : severity === "warning" ? "icon-alert" : "icon-info";
    const button = make(
      this.#document,
      "button",
      { type: "button", "data-severity": severity },
      make(this.#document, "span", { class: `icon ${icon}`, role: "img", "aria-label": severity }),
      make(this.#document, "span", { class: "place" }, `${line}:${column}`),
      make(this.#document, "span", { class: "message" }, message),
    );
    button.addEventListener("click", () => this.#goTo(diagnostic));
    return make(this.#document, "li", {}, button);
  }

  /** @param {any} library */
  #annotations(library) {
    return this.#store.state.diagnostics
      .filter(({ line, column }) => line > 0 && column > 0)
      .map(({ severity, line, column, message }) => ({
        from: library.Pos(line - 1, this.#character(line, column)),
        to: library.Pos(line - 1, this.#wordEnd(line - 1, this.#character(line, column))),
        severity: severity === "error" ? "error" : "warning",
        message,
      }));
  }

  /**
   * The place of a diagnostic in its line of the editor, from 0.
   *
   * @param {number} line
   * @param {number} column
   */
  #character(line, column) {
    return characterOfByte(this.#editor?.getLine(line - 1) ?? "", column);
  }

  /**
   * @param {number} line
   * @param {number} column
   */
  #wordEnd(line, column) {
    const rest = (this.#editor?.getLine(line) ?? "").slice(column);
    return column + Math.max(1, /^[\w.]*/.exec(rest)?.[0].length ?? 1);
  }

  /** @param {{line: number, column: number} | undefined} place */
  #goTo(place) {
    if (place === undefined) return;
    if (this.#editor !== null) {
      this.#editor.focus();
      this.#editor.setCursor(place.line - 1, this.#character(place.line, place.column));
      this.#editor.scrollIntoView(null, 80);
      return;
    }
    const before = this.#area.value.split("\n").slice(0, place.line - 1);
    const position = before.reduce((length, text) => length + text.length + 1, 0) + place.column - 1;
    this.#area.focus();
    this.#area.setSelectionRange(position, position);
  }

  /** @param {number | null} line counted from 1 */
  #light(line) {
    if (this.#editor === null) return;
    if (this.#litLine !== null) this.#editor.removeLineClass(this.#litLine, "background", "lit-line");
    this.#litLine = line === null ? null : this.#editor.addLineClass(line - 1, "background", "lit-line");
  }
}

/**
 * Turns a column that counts bytes of UTF-8 from 1 into a place in the text, from 0.
 *
 * @param {string} text one line
 * @param {number} column
 */
export function characterOfByte(text, column) {
  let bytes = 0;
  let place = 0;
  for (const character of text) {
    if (bytes >= column - 1) break;
    bytes += new TextEncoder().encode(character).length;
    place += character.length;
  }
  return place;
}

/**
 * Says how many problems there are, the worst kind first.
 *
 * @param {readonly Diagnostic[]} diagnostics
 */
export function countWords(diagnostics) {
  const words = /** @type {const} */ (["error", "warning", "note"]).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  });
  return words.join(", ");
}
