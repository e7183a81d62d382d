// @ts-check
import { isStale } from "../store.js";
import { byId } from "./dom.js";

/** The banner over the stage, the words on an empty screen, and the look of a picture that is not up to date. */
export class Notices {
  #store;
  #banner;
  #text;
  #action;
  #device;
  #screenState;
  #hint;
  /** @type {string | undefined} the example whose hint was shown */
  #hinted = undefined;
  /** Whether the hint is still the first one, to drag the screen. */
  #saysDrag = true;

  /**
   * @param {Document} document
   * @param {Store} store
   */
  constructor(document, store) {
    this.#store = store;
    this.#banner = byId(document, "notice", HTMLElement);
    this.#text = byId(document, "notice-text", HTMLElement);
    this.#action = byId(document, "notice-action", HTMLButtonElement);
    this.#device = byId(document, "device-outline", HTMLElement);
    this.#screenState = byId(document, "screen-state", HTMLElement);
    byId(document, "notice-close", HTMLElement).addEventListener("click", () => store.set({ notice: null }));
    this.#action.addEventListener("click", () => {
      const { notice } = store.state;
      store.set({ notice: null });
      notice?.action?.run();
    });
    this.#hint = byId(document, "hint", HTMLElement);
    store.subscribe(["notice"], () => this.#showNotice());
    store.subscribe(["playback"], ({ playback }) => {
      if (playback.kind !== "moment") return;
      this.#say(`The link's moment, at ${playback.time.toFixed(2)} s. Drag to go on from here.`);
    });
    store.subscribe(["scene"], ({ scene }) => this.#showHint(scene));
    store.subscribe(["diagnostics", "frame", "connection", "scene"], (state) => this.#showState(state));
  }

  /**
   * Says what to look for in an example, once, when it is opened; the first one has its own words.
   *
   * @param {Scene} scene
   */
  #showHint({ preset, program }) {
    if (preset === undefined || program === null || preset === this.#hinted) return;
    const words = this.#hinted === undefined ? null : lookFor(program);
    this.#hinted = preset;
    if (words !== null) this.#say(words);
  }

  /** @param {string} words */
  #say(words) {
    this.#saysDrag = false;
    this.#hint.textContent = words;
    this.#hint.title = words;
    delete this.#hint.dataset.state;
  }

  #showNotice() {
    const { notice } = this.#store.state;
    this.#banner.hidden = notice === null;
    if (notice === null) return;
    this.#banner.dataset.tone = notice.tone;
    this.#text.textContent = notice.text;
    this.#action.hidden = notice.action === undefined;
    this.#action.textContent = notice.action?.label ?? "";
  }

  /** @param {PageState} state */
  #showState(state) {
    const words = screenWords(state);
    const isEmpty = String(state.scene.program?.trim() === "");
    const { dataset } = this.#screenState;
    // Each frame comes by here: what is as it was is not written again.
    if (this.#screenState.textContent !== words) this.#screenState.textContent = words;
    if (this.#screenState.hidden !== (words === "")) this.#screenState.hidden = words === "";
    if (dataset.empty !== isEmpty) dataset.empty = isEmpty;
    const over = showsPicture(state) ? "picture" : "nothing";
    if (dataset.over !== over) dataset.over = over;
    // There is nothing to drag where nothing scrolls, and something else to do where the program has a mistake.
    const isIdle = this.#saysDrag && state.frame !== null && (isStale(state) || state.frame.scrollViews.length === 0);
    if (this.#hint.hidden !== isIdle) this.#hint.hidden = isIdle;
    const look = lookOf(state);
    if (this.#device.dataset.state !== look) this.#device.dataset.state = look;
  }
}

/**
 * @param {PageState} state
 * @returns {"live" | "stale" | "lost"}
 */
function lookOf(state) {
  if (isStale(state)) return "stale";
  return state.connection.phase === "ready" || state.frame === null ? "live" : "lost";
}

/**
 * Returns what an example's first comment lines tell people to look for.
 *
 * @param {string} program
 */
export function lookFor(program) {
  return /^\/\/ look for: (.+)$/m.exec(program)?.[1] ?? null;
}

/**
 * Whether anything of the program itself is drawn.
 *
 * @param {PageState} state
 */
function showsPicture({ frame }) {
  return frame !== null && frame.items.some((item) => item.role === undefined);
}

/**
 * Returns what stands on the screen when there is no picture, or none that is up to date.
 *
 * @param {PageState} state
 */
export function screenWords(state) {
  const { scene, diagnostics, connection, frame } = state;
  if (scene.program !== null && scene.program.trim() === "") {
    return "Nothing here yet.\nPaste a SwiftUI view, or choose an example.";
  }
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (showsPicture(state)) return error === undefined ? "" : `Line ${error.line}: ${error.message}\nThis is the last picture that ran.`;
  if (error !== undefined) return `Line ${error.line}: ${error.message}`;
  if (frame !== null) return "";
  if (connection.phase === "gone") return "No server, no picture.";
  return connection.phase === "waiting" ? "Waiting for the server…" : "Fetching the picture…";
}
