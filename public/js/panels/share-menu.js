// @ts-check
import { encodeLink } from "../transport/scene-link.js";
import { byId, make, save } from "./dom.js";
import { Menu } from "./menu.js";

/** The height of an embedded device that is not said otherwise, and the width of the code beside it, in CSS pixels. */
const EMBED = Object.freeze({ height: 640, code: 420 });

/** Everything that leaves the page but the link itself: a frame for other pages, pictures, a movie, the trace, the source. */
export class ShareMenu {
  #window;
  #store;
  #parts;

  /**
   * @param {Window} window
   * @param {Store} store
   * @param {object} parts
   * @param {() => SceneDescription} parts.describe
   * @param {(scale: number) => Promise<Blob>} parts.picture the shown frame as PNG
   * @param {() => Promise<{svg: string, isWhole: boolean}>} parts.drawing the shown frame as SVG
   * @param {() => Promise<Blob>} parts.movie what was recorded, played once
   * @param {Pick<Recording, "length" | "frames">} parts.recording
   */
  constructor(window, store, parts) {
    this.#window = window;
    this.#store = store;
    this.#parts = parts;
    const { document } = window;
    const panel = byId(document, "share-menu", HTMLElement);
    const menu = new Menu(byId(document, "share-button", HTMLElement), panel);
    const button = (/** @type {(Node | string)[]} */ content, /** @type {() => Promise<void> | void} */ action) => {
      const own = make(document, "button", { type: "button", role: "menuitem" }, ...content);
      own.addEventListener("click", () => {
        menu.close();
        void this.#run(action);
      });
      return own;
    };
    const add = (/** @type {string} */ title, /** @type {string} */ words, /** @type {() => Promise<void> | void} */ action) =>
      panel.append(button([make(document, "strong", {}, title), make(document, "small", {}, words)], action));
    const savePicture = async (/** @type {number} */ scale) => save(window, await parts.picture(scale), `overscroll@${scale}x.png`);
    const scales = [1, 2, 3].map((scale) => {
      const own = button([`${scale}×`], () => savePicture(scale));
      own.setAttribute("aria-label", `Save picture as PNG, ${scale} pixels a point`);
      return own;
    });
    add("Copy embed code", "The device in a frame on your own page", () => this.#copyEmbed(""));
    add("Copy embed code with source", "The same, with the program beside it", () => this.#copyEmbed("?code"));
    panel.append(make(document, "div", { class: "scales", role: "group", "aria-label": "Save picture" }, make(document, "strong", {}, "Save PNG"), ...scales));
    add("Save drawing", "SVG: sharp at every size, text as text", async () => {
      const { svg, isWhole } = await parts.drawing();
      save(window, new Blob([svg], { type: "image/svg+xml" }), "overscroll.svg");
      if (isWhole) return;
      const text = "This server has no outlines of the symbols. In the file they are text, and look right only where Material Design Icons is installed.";
      store.set({ notice: { tone: "info", text } });
    });
    add("Save movie", "What was recorded, played once", async () => {
      if (parts.recording.length < 2) throw new Error("Nothing is recorded yet. Drag the screen, then save the movie.");
      store.set({ notice: { tone: "info", text: "Recording what you see. Leave this tab in front until it is done." } });
      const movie = await parts.movie();
      store.set({ notice: null });
      save(window, movie, `overscroll.${movie.type === "video/mp4" ? "mp4" : "webm"}`);
    });
    add("Save trace", "JSON: the scene, the input, every frame", () => {
      const trace = { scene: parts.describe(), frames: parts.recording.frames };
      save(window, new Blob([JSON.stringify(trace, null, 1)], { type: "application/json" }), "overscroll-trace.json");
    });
    add("Save program", "ContentView.swift", () => {
      save(window, new Blob([store.state.scene.program ?? ""], { type: "text/x-swift" }), "ContentView.swift");
    });
  }

  /** @param {() => Promise<void> | void} action */
  async #run(action) {
    try {
      await action();
    } catch (error) {
      this.#store.set({ notice: { tone: "error", text: error instanceof Error ? error.message : String(error) } });
    }
  }

  /** @param {"" | "?code"} search */
  async #copyEmbed(search) {
    const { location, navigator } = this.#window;
    const { device } = this.#store.state;
    const address = `${location.origin}/embed${search}${await encodeLink(this.#parts.describe())}`;
    const width = Math.round((EMBED.height * device.width) / device.height) + 40 + (search === "" ? 0 : EMBED.code);
    const code = `<iframe src="${address}" width="${width}" height="${EMBED.height}" title="Overscroll" loading="lazy"></iframe>`;
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      throw new Error("The browser did not allow copying. Copy the link, and put /embed before the #.");
    }
    this.#store.set({ notice: { tone: "info", text: "The embed code is on the clipboard." } });
  }
}
