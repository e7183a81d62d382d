// @ts-check
import { make } from "./dom.js";

/** Finds text in the source: a bar over the editor, with Return for the next place and Escape to leave. */
export class FindBar {
  #editor;
  #bar;
  #field;
  #count;
  /** @type {any[]} */
  #marks = [];
  /** Where the search begins: what is typed narrows it down from there. @type {any} */
  #anchor = null;

  /** @param {any} editor a CodeMirror with its search cursor */
  constructor(editor) {
    this.#editor = editor;
    const wrapper = editor.getWrapperElement();
    const document = wrapper.ownerDocument;
    this.#field = make(document, "input", { type: "text", "aria-label": "Find in the source", placeholder: "Find", spellcheck: "false" });
    this.#count = make(document, "output", {});
    const button = (/** @type {string} */ icon, /** @type {string} */ name, /** @type {() => void} */ action) => {
      const words = make(document, "span", { class: "visually-hidden" }, name);
      const own = make(document, "button", { type: "button", class: "button icon-button", title: name }, make(document, "span", { class: `icon icon-${icon}`, "aria-hidden": "true" }), words);
      own.addEventListener("click", action);
      return own;
    };
    this.#bar = make(
      document, "div", { class: "find", role: "search", hidden: "" }, this.#field, this.#count,
      button("up", "Previous", () => this.#go(true)), button("down", "Next", () => this.#go(false)),
      button("close", "Close", () => this.close()),
    );
    wrapper.before(this.#bar);
    this.#field.addEventListener("input", () => this.#search());
    this.#bar.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter") this.#go(event.shiftKey);
      else if (event.key === "Escape") this.close();
      else return;
      event.preventDefault();
    });
  }

  open() {
    this.#bar.hidden = false;
    this.#anchor = this.#editor.getCursor("from");
    const chosen = this.#editor.getSelection();
    if (chosen !== "" && !chosen.includes("\n")) this.#field.value = chosen;
    this.#field.select();
    this.#field.focus();
    this.#search();
  }

  close() {
    this.#bar.hidden = true;
    this.#clear();
    this.#editor.focus();
  }

  #clear() {
    for (const mark of this.#marks) mark.clear();
    this.#marks = [];
  }

  #search() {
    this.#clear();
    const cursor = this.#cursor(null);
    while (this.#field.value !== "" && cursor.findNext()) {
      this.#marks.push(this.#editor.markText(cursor.from(), cursor.to(), { className: "found" }));
    }
    this.#count.textContent = this.#field.value === "" ? "" : String(this.#marks.length);
    if (this.#marks.length > 0) this.#go(false, this.#anchor);
  }

  /**
   * @param {boolean} isBack
   * @param {any} from
   */
  #go(isBack, from = this.#editor.getCursor(isBack ? "from" : "to")) {
    if (this.#marks.length === 0) return;
    let cursor = this.#cursor(from);
    if (!cursor.find(isBack)) {
      const last = this.#editor.lastLine();
      cursor = this.#cursor(isBack ? { line: last, ch: this.#editor.getLine(last).length } : { line: 0, ch: 0 });
      cursor.find(isBack);
    }
    this.#editor.setSelection(cursor.from(), cursor.to());
    this.#editor.scrollIntoView({ from: cursor.from(), to: cursor.to() }, 80);
  }

  /** @param {any} from */
  #cursor(from) {
    return this.#editor.getSearchCursor(this.#field.value, from, { caseFold: true });
  }
}
