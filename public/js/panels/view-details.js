// @ts-check
import { decimal, make } from "./dom.js";

/** @typedef {import("../types.js").TreeNode} TreeNode */
/** @typedef {import("../store.js").Store} Store */

/** What is known about the chosen view: why it is where it is, and its numbers in every space. */
export class ViewDetails {
  #document;
  #root;
  #store;
  #onGo;

  /**
   * @param {Document} document
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {(place: {line: number, column: number}) => void} onGo
   */
  constructor(document, root, store, onGo) {
    this.#document = document;
    this.#root = root;
    this.#store = store;
    this.#onGo = onGo;
  }

  /**
   * Tells about a view.
   *
   * @param {TreeNode} node
   */
  show(node) {
    const document = this.#document;
    const list = make(document, "dl", {});
    const add = (/** @type {string} */ term, /** @type {Node | string} */ value) =>
      list.append(make(document, "dt", {}, term), make(document, "dd", {}, value));
    if (node.proposal !== undefined) add("proposal", `${length(node.proposal.width)} × ${length(node.proposal.height)}`);
    if (node.size !== undefined) add("size", `${decimal(node.size.width)} × ${decimal(node.size.height)}`);
    if (node.frame !== undefined) {
      add("on the screen", `${decimal(node.frame.x)}, ${decimal(node.frame.y)}`);
      const view = this.#store.state.frame?.scrollViews[0];
      if (view !== undefined) {
        const { x, y } = view.contentOffset;
        const dx = node.frame.x - view.frame.x + x;
        const dy = node.frame.y - view.frame.y + y;
        add("in the content", `${decimal(dx)}, ${decimal(dy)}`);
      }
    }
    if (node.safeArea !== undefined) {
      const { top, leading, bottom, trailing } = node.safeArea;
      add("safe area", [top, leading, bottom, trailing].map(decimal).join("  "));
    }
    if (node.identifier !== undefined) add("identifier", node.identifier);
    const { source } = node;
    if (source !== undefined) {
      const link = make(document, "button", { type: "button", class: "link" }, `line ${source.line}`);
      link.addEventListener("click", () => this.#onGo(source));
      add("source", link);
    }
    const why = make(document, "p", { class: "why" }, node.why ?? "");
    this.#root.replaceChildren(make(document, "h3", {}, node.view), why, list);
  }
}

/** @param {number | string | null} value */
function length(value) {
  return value === null ? "ideal" : typeof value === "number" ? decimal(value) : value;
}
