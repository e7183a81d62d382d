// @ts-check
import { byId, flash, make, setText } from "./dom.js";

/** The most rows of callbacks that are kept. */
const LONGEST_LOG = 120;

/** Live state variables, and the callbacks that ran, newest first, with what they got. */
export class StatePanel {
  #document;
  #variables;
  #log;
  #reducesMotion;
  #onGo;
  /** @type {Map<string, {row: HTMLElement, value: HTMLElement, change: HTMLElement}>} */
  #rows = new Map();
  /** @type {Map<string, {value: string, old: string, time: number, count: number}>} the last change of each variable */
  #changes = new Map();
  /** @type {LogEntry[]} newest first */
  #entries = [];
  #lastSequence = -1;
  #quiet;
  #stateless;

  /**
   * @param {Document} document
   * @param {() => boolean} reducesMotion
   * @param {(line: number) => void} onGo shows a line of the source
   */
  constructor(document, reducesMotion, onGo) {
    this.#document = document;
    this.#reducesMotion = reducesMotion;
    this.#onGo = onGo;
    this.#variables = make(document, "ul", { class: "variables", "aria-label": "State variables" });
    this.#log = make(document, "div", { class: "log" });
    this.#quiet = make(document, "p", { class: "quiet" }, "No callback has run yet.");
    this.#stateless = make(document, "p", { class: "quiet" }, "This program keeps no state.");
    const root = byId(document, "panel-state", HTMLElement);
    const title = (/** @type {string} */ text) => make(document, "h3", { class: "section-title" }, text);
    root.append(title("State"), this.#stateless, this.#variables, title("Callbacks"), this.#log, this.#quiet);
  }

  clear() {
    this.#entries = [];
    this.#changes.clear();
    this.#log.replaceChildren();
    this.#quiet.hidden = false;
    this.#lastSequence = -1;
  }

  /**
   * Takes in the callbacks of a frame; every frame must come here, shown or not. Nothing is drawn yet.
   *
   * @param {Frame} frame
   */
  record(frame) {
    if (frame.sequence === this.#lastSequence) return;
    this.#lastSequence = frame.sequence;
    for (const callback of frame.callbacks) this.#add(callback, frame.time);
    for (const line of frame.console ?? []) this.#add({ name: "print", new: line }, frame.time);
    for (const variable of frame.state ?? []) {
      const key = variableKey(variable);
      const { value } = variable;
      const last = this.#changes.get(key);
      if (last === undefined) this.#changes.set(key, { value, old: value, time: frame.time, count: 0 });
      else if (last.value !== value) this.#changes.set(key, { value, old: last.value, time: frame.time, count: last.count + 1 });
    }
  }

  /** @param {Frame} frame */
  update(frame) {
    const state = frame.state ?? [];
    const keys = state.map(variableKey);
    for (const [key, { row }] of this.#rows) {
      if (keys.includes(key)) continue;
      row.remove();
      this.#rows.delete(key);
    }
    for (const variable of state) this.#showVariable(variable);
    this.#stateless.hidden = state.length > 0;
    this.#showLog();
  }

  /** @param {StateVariable} variable */
  #showVariable(variable) {
    const key = variableKey(variable);
    const known = this.#rows.get(key) ?? this.#variableRow(variable);
    const { old, time, count } = this.#changes.get(key) ?? { old: "", time: 0, count: 0 };
    // A recorded frame from before the last change tells only its value.
    const words = count === 0 || this.#changes.get(key)?.value !== variable.value ? "" : `Changed ${count === 1 ? "once" : `${count} times`}; was ${old} until ${time.toFixed(2)} s`;
    setText(known.change, words);
    if (known.value.textContent === variable.value) return;
    setText(known.value, variable.value);
    if (this.#rows.has(key)) flash(known.row, this.#reducesMotion());
    this.#rows.set(key, known);
  }

  /** @param {StateVariable} variable */
  #variableRow({ name, view, line }) {
    const part = (/** @type {string} */ kind, text = "") => make(this.#document, "span", { class: kind }, text);
    const [value, change] = [part("value"), part("change")];
    const row = make(this.#document, "li", { "data-line": line }, make(this.#document, "b", {}, name), part("view", view), value, change);
    this.#variables.append(row);
    return { row, value, change };
  }

  /**
   * @param {Callback} callback
   * @param {number} time
   */
  #add(callback, time) {
    const key = `${callback.name}:${callback.line ?? ""}`;
    const last = this.#entries[0];
    if (last !== undefined && last.key === key && callback.line !== undefined) {
      Object.assign(last, { count: last.count + 1, time, callback: { ...callback, old: last.callback.old }, isStale: true });
      return;
    }
    this.#entries.unshift({ key, count: 1, time, callback, element: null, isStale: true });
    if (this.#entries.length > LONGEST_LOG) this.#entries.pop()?.element?.remove();
  }

  #showLog() {
    this.#quiet.hidden = this.#entries.length > 0;
    // Oldest first, so that each new row goes on top of those before.
    for (const entry of [...this.#entries].reverse()) {
      if (!entry.isStale) continue;
      entry.element ??= this.#row(entry.callback);
      if (!entry.element.isConnected) this.#log.prepend(entry.element);
      fill(this.#document, entry.element, entry);
      entry.isStale = false;
    }
  }

  /** @param {Callback} callback */
  #row({ name, line }) {
    const element = make(this.#document, "button", { type: "button", "data-name": name, "data-line": line });
    if (line !== undefined) element.addEventListener("click", () => this.#onGo(line));
    return element;
  }
}

/** @param {StateVariable} variable */
function variableKey(variable) {
  return `${variable.view ?? ""}.${variable.name}:${variable.line ?? ""}`;
}

/**
 * @param {Document} document
 * @param {HTMLElement} element
 * @param {LogEntry} entry
 */
function fill(document, element, { count, time, callback }) {
  const notes = [
    count > 1 ? `${count} ×` : "",
    (callback.pass ?? 1) > 1 ? `pass ${callback.pass}` : "",
    callback.line === undefined ? "" : `line ${callback.line}`,
  ];
  const values = make(document, "span", { class: callback.message === undefined ? "values" : "values message" });
  if (callback.message !== undefined) values.append(callback.message);
  else if (callback.new !== undefined) {
    if (callback.old !== undefined) values.append(`${callback.old} → `);
    values.append(make(document, "b", {}, callback.new));
  }
  element.replaceChildren(
    make(document, "span", { class: "name" }, callback.name),
    make(document, "span", { class: "meta" }, `${time.toFixed(2)} s`),
    values,
    make(document, "span", { class: "meta" }, notes.filter((note) => note !== "").join(" · ")),
  );
}
