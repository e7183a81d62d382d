// @ts-check
import { LONGEST_LINK, encodeLink } from "../transport/scene-link.js";
import { byId, save } from "./dom.js";

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION_MILLISECONDS = 1_600;

/** Puts a link to the present scene and moment on the clipboard and in the address bar. */
export class LinkButton {
  #window;
  #store;
  #label;
  #describe;

  /**
   * @param {Window} window
   * @param {Store} store
   * @param {() => SceneDescription} describe
   */
  constructor(window, store, describe) {
    this.#window = window;
    this.#store = store;
    this.#describe = describe;
    this.#label = byId(window.document, "copy-link-label", HTMLElement);
    byId(window.document, "copy-link", HTMLButtonElement).addEventListener("click", () => void this.#copy());
  }

  async #copy() {
    const scene = this.#describe();
    let fragment;
    try {
      fragment = await encodeLink(scene);
    } catch (error) {
      this.#store.set({ notice: { tone: "error", text: error instanceof Error ? error.message : String(error) } });
      return;
    }
    const { location, history, navigator } = this.#window;
    const link = location.href.split("#")[0] + fragment;
    if (link.length > LONGEST_LINK) {
      this.#store.set({ notice: this.#tooLong(scene, link.length) });
      return;
    }
    history.replaceState(null, "", fragment);
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Not a secure context, or not allowed: the address bar has it all the same.
      this.#store.set({ notice: { tone: "info", text: "The link is in the address bar. Copy it from there." } });
      return;
    }
    this.#label.textContent = "Copied";
    this.#window.setTimeout(() => {
      this.#label.textContent = "Copy link";
    }, CONFIRMATION_MILLISECONDS);
  }

  /**
   * @param {SceneDescription} scene
   * @param {number} length
   * @returns {Notice}
   */
  #tooLong(scene, length) {
    const text = `The link would have ${length.toLocaleString("en")} characters, more than most apps take.`;
    const { program } = scene;
    if (program === undefined) return { tone: "error", text };
    return { tone: "error", text, action: { label: "Download as file", run: () => save(this.#window, new Blob([program], { type: "text/x-swift" }), "ContentView.swift") } };
  }
}
