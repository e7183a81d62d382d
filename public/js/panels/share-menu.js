// @ts-check
import { encodeLink } from "../transport/scene-link.js";
import { byId, make } from "./dom.js";
import { Menu } from "./menu.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../types.js").SceneDescription} SceneDescription */

/** The height of an embedded device that is not said otherwise, in CSS pixels. */
const EMBED_HEIGHT = 640;

/** Everything that leaves the page but the link itself: a frame for other pages, a picture, the frames, the source. */
export class ShareMenu {
  #window;
  #store;
  #parts;
  #menu;

  /**
   * @param {Window} window
   * @param {Store} store
   * @param {object} parts
   * @param {() => SceneDescription} parts.describe
   * @param {(scale: number) => Promise<Blob>} parts.picture the shown frame as PNG
   * @param {() => import("../types.js").Frame[]} parts.frames the recorded ones
   */
  constructor(window, store, parts) {
    this.#window = window;
    this.#store = store;
    this.#parts = parts;
    const { document } = window;
    const panel = byId(document, "share-menu", HTMLElement);
    this.#menu = new Menu(byId(document, "share-button", HTMLElement), panel);
    const add = (/** @type {string} */ title, /** @type {string} */ words, /** @type {() => Promise<void> | void} */ action) => {
      const row = make(document, "button", { type: "button", role: "menuitem" }, make(document, "strong", {}, title), make(document, "small", {}, words));
      row.addEventListener("click", () => {
        this.#menu.close();
        void action();
      });
      panel.append(row);
    };
    add("Copy embed code", "The device in a frame on your own page", () => this.#copyEmbed());
    add("Save picture", "PNG, at the device's own pixels", () => this.#savePicture());
    add("Save frames", "Everything recorded, one JSON message a line", () => this.#saveFrames());
    add("Save program", "ContentView.swift", () => {
      this.#save(new Blob([store.state.scene.program ?? ""], { type: "text/x-swift" }), "ContentView.swift");
    });
  }

  async #copyEmbed() {
    const { location, navigator } = this.#window;
    const { device } = this.#store.state;
    const address = `${location.origin}/embed${await encodeLink(this.#parts.describe())}`;
    const width = Math.round((EMBED_HEIGHT * device.width) / device.height) + 40;
    const code = `<iframe src="${address}" width="${width}" height="${EMBED_HEIGHT}" title="Overscroll" loading="lazy"></iframe>`;
    try {
      await navigator.clipboard.writeText(code);
      this.#store.set({ notice: { tone: "info", text: "The embed code is on the clipboard." } });
    } catch {
      this.#store.set({ notice: { tone: "error", text: "The browser did not allow copying. Copy the link, and put /embed before the #." } });
    }
  }

  async #savePicture() {
    this.#save(await this.#parts.picture(this.#store.state.device.scale), "overscroll.png");
  }

  #saveFrames() {
    const lines = this.#parts.frames().map((frame) => `${JSON.stringify(frame)}\n`);
    this.#save(new Blob(lines, { type: "application/jsonl" }), "overscroll-frames.jsonl");
  }

  /**
   * @param {Blob} blob
   * @param {string} name
   */
  #save(blob, name) {
    const anchor = this.#window.document.createElement("a");
    anchor.href = URL.createObjectURL(blob);
    anchor.download = name;
    anchor.click();
    // The browser reads the blob after this turn.
    this.#window.setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
  }
}
