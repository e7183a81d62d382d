// @ts-check
import { loadCodeMirror } from "./code-mirror.js";
import { byId, make, tellChoice } from "./dom.js";
import { nodeById } from "../model/view-tree.js";
import { isStale, problemsOf } from "../store.js";

/** The program is sent when nobody has typed for this long, in milliseconds. */
const TYPING_PAUSE_MILLISECONDS = 150;
/** While completions are offered, half a word is not sent before this much longer pause. */
const CHOOSING_PAUSE_MILLISECONDS = 600;
const ICONS = Object.freeze({ error: "icon-error", warning: "icon-alert", note: "icon-info" });

/** The source: a CodeMirror, or the plain text area; the list of problems below; which of the program's views is shown. */
export class EditorPanel {
  #document;
  #store;
  #parts;
  #area;
  #problems;
  #count;
  #roots;
  /** @type {CodeEditor | null} once it is there */
  #editor = null;
  /** @type {unknown} */
  #timer = null;
  /** @type {string | undefined} the example that was last shown */
  #preset = undefined;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {object} parts
   * @param {(program: string) => void} parts.edit
   * @param {(choice: Shown) => void} parts.choose shows another view or preview of the program
   * @param {(place: Place) => void} parts.moved the cursor was put somewhere
   * @param {Ask} parts.ask
   * @param {(action: () => void, milliseconds: number) => unknown} parts.schedule
   * @param {(timer: any) => void} parts.unschedule
   */
  constructor(document, store, parts) {
    this.#document = document;
    this.#store = store;
    this.#parts = parts;
    this.#area = byId(document, "source", HTMLTextAreaElement);
    this.#problems = byId(document, "problems", HTMLUListElement);
    this.#count = byId(document, "problem-count", HTMLButtonElement);
    this.#roots = byId(document, "root", HTMLSelectElement);
    const format = byId(document, "format", HTMLButtonElement);
    this.#area.addEventListener("input", () => this.#typed());
    this.#count.addEventListener("click", () => this.goTo(this.#store.state.diagnostics[0]));
    this.#roots.addEventListener("change", () => parts.choose(JSON.parse(this.#roots.value)));
    format.addEventListener("click", () => void this.#format());
    store.subscribe(["hello"], ({ hello }) => (format.hidden = hello?.formats !== true));
    store.subscribe(["scene"], () => this.#showProgram());
    store.subscribe(["diagnostics"], () => this.#showDiagnostics());
    store.subscribe(["choices"], () => this.#showChoices());
    store.subscribe(["lit"], ({ lit }) => this.#editor?.markLine("lit-line", lit === null || lit.from === "editor" ? null : lit.line));
    store.subscribe(["selection", "tree", "diagnostics"], (state) => {
      const { selection, tree } = state;
      const node = selection === null || tree === null || isStale(state) ? null : nodeById(tree, selection);
      this.#editor?.markLine("chosen-line", node?.source?.line ?? null);
    });
  }

  /** Puts CodeMirror in the place of the text area, if the server has it. */
  async upgrade() {
    const [library, module] = await Promise.all([loadCodeMirror(this.#document), import("./code-editor.js").catch(() => null)]);
    // Where either has not come, the text area does all that is needed.
    if (library === null || module === null) return;
    const hadFocus = this.#document.activeElement === this.#area;
    this.#editor = new module.CodeEditor(library, this.#area, {
      typed: () => this.#typed(),
      moved: (place) => this.#parts.moved(place),
      pointed: (line) => this.#point(line),
      format: () => void this.#format(),
      leave: () => byId(this.#document, "stage", HTMLElement).focus(),
      diagnostics: () => problemsOf(this.#store.state),
      ask: this.#parts.ask,
    });
    this.#showDiagnostics();
    if (hadFocus) this.#editor.focus();
  }

  focus() {
    (this.#editor ?? this.#area).focus();
  }

  /** Measures again after the pane was hidden. */
  refresh() {
    this.#editor?.refresh();
  }

  /** @param {Place | undefined} place counted from 1 */
  goTo(place) {
    if (place === undefined) return;
    if (this.#editor !== null) {
      this.#editor.goTo(place);
      return;
    }
    const before = this.#area.value.split("\n").slice(0, place.line - 1);
    const position = before.reduce((length, text) => length + text.length + 1, 0) + place.column - 1;
    this.#area.focus();
    this.#area.setSelectionRange(position, position);
  }

  get #text() {
    return (this.#editor?.text ?? this.#area.value);
  }

  #typed(pause = TYPING_PAUSE_MILLISECONDS) {
    this.#stopTyping();
    this.#point(null);
    this.#timer = this.#parts.schedule(() => {
      this.#timer = null;
      if (this.#editor?.isCompleting && pause < CHOOSING_PAUSE_MILLISECONDS) this.#typed(CHOOSING_PAUSE_MILLISECONDS);
      else this.#parts.edit(this.#text);
    }, pause);
  }

  #stopTyping() {
    if (this.#timer !== null) this.#parts.unschedule(this.#timer);
    this.#timer = null;
  }

  /** @param {number | null} line */
  #point(line) {
    const { lit } = this.#store.state;
    if (line === null ? lit?.from !== "editor" : lit?.from === "editor" && lit.line === line) return;
    this.#store.set({ lit: line === null ? null : { node: null, line, from: "editor" } });
  }

  async #format() {
    const before = this.#text;
    const answer = await this.#parts.ask({ type: "format", program: before });
    if (answer?.type === "error") this.#store.set({ notice: { tone: "error", text: `The program was not formatted: ${answer.message}` } });
    // What was typed meanwhile wins.
    if (answer?.type !== "formatted" || this.#text !== before || answer.program === before) return;
    if (this.#editor === null) this.#area.value = answer.program;
    else this.#editor.replace(answer.program);
    this.#typed();
    // Undo is one key away.
    this.focus();
  }

  #showProgram() {
    const { program, preset } = this.#store.state.scene;
    // Another example was chosen in the middle of typing: what was typed belonged to the one before.
    if (preset !== undefined && preset !== this.#preset) this.#stopTyping();
    this.#preset = preset;
    // What is being typed wins over what comes back.
    if (program === null || this.#timer !== null || program === this.#text) return;
    if (this.#editor === null) this.#area.value = program;
    else this.#editor.show(program);
  }

  #showChoices() {
    const { roots, previews, shown } = this.#store.state.choices;
    const option = (/** @type {Shown} */ choice, /** @type {string} */ name) =>
      make(this.#document, "option", { value: JSON.stringify(choice) }, name);
    const groups = [
      { label: "Views", options: roots.map((root) => option({ root }, root)) },
      { label: "Previews", options: previews.map((name, preview) => option({ preview }, name)) },
    ].filter(({ options }) => options.length > 0);
    this.#roots.replaceChildren(...groups.map(({ label, options }) => make(this.#document, "optgroup", { label }, ...options)));
    this.#roots.value = JSON.stringify(shown);
    tellChoice(this.#roots);
    byId(this.#document, "root-choice", HTMLElement).hidden = roots.length + previews.length < 2;
  }

  #showDiagnostics() {
    const diagnostics = problemsOf(this.#store.state);
    this.#problems.replaceChildren(...diagnostics.map((diagnostic) => this.#problemRow(diagnostic)));
    this.#problems.hidden = diagnostics.length === 0;
    this.#editor?.mark();
    this.#count.hidden = diagnostics.length === 0;
    this.#count.textContent = countWords(diagnostics);
    this.#count.dataset.severity = ["error", "warning"].find((kind) => diagnostics.some(({ severity }) => severity === kind)) ?? "note";
  }

  /** @param {Diagnostic} diagnostic */
  #problemRow(diagnostic) {
    const { severity, line, column, message } = diagnostic;
    const button = make(
      this.#document,
      "button",
      { type: "button", "data-severity": severity, "data-line": line },
      make(this.#document, "span", { class: `icon ${ICONS[severity]}`, role: "img", "aria-label": severity }),
      make(this.#document, "span", { class: "place" }, `${line}:${column}`),
      make(this.#document, "span", { class: "message" }, message),
    );
    button.addEventListener("click", () => this.goTo(diagnostic));
    return make(this.#document, "li", {}, button);
  }
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
