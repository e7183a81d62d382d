// @ts-check
import { byteOfCharacter, characterOfByte } from "../model/source-place.js";
import { make } from "./dom.js";

/**
 * @typedef {object} Completion
 * @property {string} label
 * @property {string} insert with `<#name#>` where something is to be filled in
 * @property {string} [kind]
 * @property {string} [signature]
 * @property {string} [grade]
 * @property {string} [note]
 */

/** What stands for a thing to be filled in, as in Swift's own editors. */
const PLACEHOLDER = /<#([^#]*)#>/;
/** Typing a letter, or a dot, asks for completions. */
const WORD_CHARACTER = /[A-Za-z_.]/;

/** Completion and signatures in the editor, asked of the server, which knows what it can run. */
export class CodeHints {
  #editor;
  #library;
  #ask;
  #document;
  #card;
  #newest = 0;

  /**
   * @param {any} library
   * @param {any} editor
   * @param {Ask} ask
   */
  constructor(library, editor, ask) {
    this.#library = library;
    this.#editor = editor;
    this.#ask = ask;
    this.#document = editor.getWrapperElement().ownerDocument;
    this.#card = make(this.#document, "div", { class: "signature", role: "status", hidden: "" });
    this.#document.body.append(this.#card);
    editor.on("inputRead", (/** @type {any} */ _, /** @type {{text: string[], origin: string}} */ change) => this.#typed(change));
    // A bracket that closes by itself is no typed input to the library; the cursor goes between the two after this event.
    editor.on("changes", (/** @type {any} */ _, /** @type {{text: string[], origin: string}[]} */ changes) => {
      if (changes.some(({ text, origin }) => origin === "+input" && text.join() === "()")) void this.#showSignature();
    });
    editor.on("cursorActivity", () => !this.#card.hidden && void this.#showSignature());
    editor.on("blur", () => this.#hide());
    editor.on("scroll", () => !this.#card.hidden && this.#placeCard());
  }

  /** Offers what could stand at the cursor. */
  complete() {
    const hint = Object.assign((/** @type {any} */ _, /** @type {(found: any) => void} */ found) => void this.#complete().then(found), { async: true });
    this.#editor.showHint({ hint, completeSingle: false, closeCharacters: /[\s()[\]{};:>,]/ });
  }

  /** Goes to the next thing to be filled in. @returns {boolean} whether there is one */
  goToPlaceholder() {
    const cursor = this.#editor.getSearchCursor(PLACEHOLDER, this.#editor.getCursor("to"));
    if (!cursor.findNext()) return false;
    this.#editor.setSelection(cursor.from(), cursor.to());
    return true;
  }

  /** Takes the card away. @returns {boolean} whether it was there */
  hide() {
    const wasShown = !this.#card.hidden;
    this.#hide();
    return wasShown;
  }

  /** @param {{text: string[], origin: string}} change */
  #typed({ text, origin }) {
    const last = text[text.length - 1].slice(-1);
    if (origin === "+input" && WORD_CHARACTER.test(last) && !this.#editor.state.completionActive) this.complete();
    if ("(,".includes(last) && last !== "") void this.#showSignature();
  }

  /** Where the cursor is, or a selection begins, as the protocol counts: from 1, columns in bytes. */
  #place() {
    const { line, ch } = this.#editor.getCursor("from");
    const column = byteOfCharacter(this.#editor.getLine(line), ch);
    return { line: line + 1, column, program: this.#editor.getValue() };
  }

  async #complete() {
    const answer = await this.#ask({ type: "complete", ...this.#place() });
    if (answer?.type !== "completions") return null;
    const line = answer.line - 1;
    const text = this.#editor.getLine(line) ?? "";
    const list = answer.items.map((/** @type {Completion} */ item) => ({
      text: item.insert,
      render: (/** @type {HTMLElement} */ row) => row.append(...this.#row(item)),
      hint: (/** @type {any} */ _, /** @type {any} */ data) => this.#insert(item.insert, data.from),
    }));
    return { list, from: this.#library.Pos(line, characterOfByte(text, answer.column)), to: this.#editor.getCursor() };
  }

  /** @param {Completion} item */
  #row({ label, kind, signature, grade, note }) {
    const span = (/** @type {string} */ name, /** @type {string} */ text) => make(this.#document, "span", { class: name }, text);
    const parts = [span(`kind kind-${kind}`, (kind ?? "").charAt(0).toUpperCase()), span("label", label)];
    if (grade === "approximate" || grade === "ignored") parts.push(span("grade", grade));
    // A signature tells more than the label only where it has types in it.
    if (signature !== undefined && signature !== label) parts.push(span("detail", signature));
    if (note !== undefined) parts.push(span("detail", note));
    return parts;
  }

  /**
   * @param {string} insert
   * @param {{line: number, ch: number}} from
   */
  #insert(insert, from) {
    const editor = this.#editor;
    const indent = /^\s*/.exec(editor.getLine(from.line))?.[0] ?? "";
    const text = insert.replaceAll("\n", `\n${indent}`);
    editor.replaceRange(text, from, editor.getCursor(), "complete");
    if (!PLACEHOLDER.test(text)) return;
    editor.setCursor(from);
    this.goToPlaceholder();
    void this.#showSignature();
  }

  async #showSignature() {
    this.#newest += 1;
    const own = this.#newest;
    const answer = await this.#ask({ type: "signature", ...this.#place() });
    if (own !== this.#newest) return;
    const shown = answer?.type === "signatures" ? answer.signatures : [];
    this.#card.hidden = shown.length === 0;
    if (shown.length === 0) return;
    const first = shown[answer.selected] ?? shown[0];
    const others = shown.length > 1 ? make(this.#document, "small", {}, `${shown.length - 1} more`) : "";
    const note = first.note === undefined ? "" : make(this.#document, "p", {}, first.note);
    this.#card.replaceChildren(...signatureParts(this.#document, first), others, note);
    this.#placeCard();
  }

  /** Puts the card above the cursor. */
  #placeCard() {
    const { left, top } = this.#editor.cursorCoords(null, "window");
    const { offsetWidth, offsetHeight } = this.#card;
    const room = this.#document.documentElement.clientWidth - offsetWidth - 8;
    this.#card.style.left = `${Math.max(8, Math.min(left, room))}px`;
    this.#card.style.top = `${Math.max(8, top - offsetHeight - 6)}px`;
  }

  #hide() {
    this.#newest += 1;
    this.#card.hidden = true;
  }
}

/**
 * @param {Document} document
 * @param {{signature: string, parameters: string[], active?: number}} signature
 */
function signatureParts(document, { signature, parameters, active }) {
  let start = 0;
  for (const [index, parameter] of parameters.entries()) {
    const place = signature.indexOf(parameter, start);
    if (place < 0) break;
    if (index === active) {
      const end = place + parameter.length;
      return [signature.slice(0, place), make(document, "b", {}, parameter), signature.slice(end)];
    }
    start = place + parameter.length;
  }
  return [signature];
}
