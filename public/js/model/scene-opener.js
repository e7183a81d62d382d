// @ts-check
import { LinkError, decodeLink } from "../transport/scene-link.js";

/** The example that a first visit shows. */
const FIRST_PRESET = "founding-screen";

/** Decides which scene is opened: the link's, the last one after a lost connection, else the first example. */
export class SceneOpener {
  #window;
  #store;
  #session;
  #hasOpened = false;

  /**
   * @param {Window} window
   * @param {Store} store
   * @param {SceneSession} session
   */
  constructor(window, store, session) {
    this.#window = window;
    this.#store = store;
    this.#session = session;
    window.addEventListener("hashchange", () => void this.#openLink());
  }

  /** The server is there: opens what is due. */
  greeted() {
    if (this.#hasOpened) {
      this.#session.reopen();
      return;
    }
    this.#hasOpened = true;
    void this.#openLink().then((isOpen) => isOpen || this.#session.open({ preset: this.#firstPreset() }));
  }

  /** @param {string} preset */
  openPreset(preset) {
    if (this.#window.location.hash !== "") {
      const { pathname, search } = this.#window.location;
      this.#window.history.replaceState(null, "", pathname + search);
    }
    // Another example on the same device, in the same surroundings.
    const { device, os, environment } = this.#store.state.scene;
    this.#session.open({ preset, device, os, environment });
  }

  #firstPreset() {
    const presets = this.#store.state.hello?.presets ?? [];
    return presets.some(({ id }) => id === FIRST_PRESET) ? FIRST_PRESET : (presets[0]?.id ?? FIRST_PRESET);
  }

  /** @returns {Promise<boolean>} whether the address had a scene that could be opened */
  async #openLink() {
    const scene = await this.#sceneOfLink();
    if (scene === null) return false;
    this.#session.open(scene);
    return true;
  }

  /** @returns {Promise<SceneDescription | null>} */
  async #sceneOfLink() {
    try {
      return await decodeLink(this.#window.location.hash);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      // Said after the example has been opened in its place, which clears older notices.
      const { message } = error;
      this.#window.setTimeout(() => this.#store.set({ notice: { tone: "error", text: message } }), 0);
      return null;
    }
  }
}
