// @ts-check
import { byId, decimal, make, setAttribute, setText } from "./dom.js";
import { intervalFor, paintStrip } from "./timeline-strip.js";

/** Pointing this close to a tick means it, in CSS pixels. */
const TICK_REACH = 5;
/** By how many frames keys go on and back: browsers each have a step of their own where any place is allowed. */
const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["PageDown", -10],
  ["PageUp", 10],
]);
/** @type {readonly [string, string][]} lanes and their names */
const LEGEND = [
  ["offset", "contentOffset.y"],
  ["interacting", "finger"],
  ["decelerating", "decelerating"],
  ["callback", "callbacks"],
];

/** The recorded frames along time: offset, phases, callbacks; scrubbed, played at a slower pace, and left again. */
export class TimelinePanel {
  #window;
  #document;
  #store;
  #recording;
  #actions;
  #canvas;
  #context;
  #times;
  #playhead;
  #scrub;
  #value;
  #note;
  #range;
  #pointed;
  #isPlaying = false;
  #position = 0;
  #lastDraw = -Infinity;
  #isStale = true;
  #isWaiting = false;
  /** Of the strip, in CSS pixels. */
  #size = { width: 1, height: 1 };
  /** Display pixels in a CSS pixel when the strip was last drawn. */
  #ratio = 0;
  /** @type {Map<string, string>} those of the page's style that were asked for: each question makes the browser settle its styles */
  #colors = new Map();

  /**
   * @param {Window & typeof globalThis} window
   * @param {Store} store
   * @param {Recording} recording
   * @param {object} actions
   * @param {(step: (time: number) => boolean) => void} actions.animate calls at each refresh until it gives false
   * @param {(action: () => void, delay: number) => unknown} actions.schedule
   * @param {() => void} actions.resume
   */
  constructor(window, store, recording, actions) {
    const { document } = window;
    this.#window = window;
    this.#document = document;
    this.#store = store;
    this.#recording = recording;
    this.#actions = actions;
    this.#canvas = byId(document, "strip", HTMLCanvasElement);
    const context = this.#canvas.getContext("2d");
    if (context === null) throw new Error("This browser gives no canvas to draw on.");
    this.#context = context;
    this.#times = byId(document, "strip-times", HTMLElement);
    this.#playhead = byId(document, "playhead", HTMLElement);
    this.#scrub = byId(document, "scrub", HTMLInputElement);
    this.#value = byId(document, "time-value", HTMLOutputElement);
    this.#note = byId(document, "strip-note", HTMLElement);
    this.#range = make(document, "span", { class: "range" });
    const keys = LEGEND.map(([id, name]) => make(document, "span", {}, make(document, "i", { class: `key-${id}` }), name));
    this.#pointed = make(document, "span", { class: "pointed" });
    this.#note.append(...keys, this.#pointed, this.#range);
    this.#scrub.addEventListener("input", () => {
      this.#isPlaying = false;
      this.showPosition(Number(this.#scrub.value) * recording.duration);
    });
    this.#scrub.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.#scrub.addEventListener("pointermove", (event) => event.buttons === 0 && this.#point(event.offsetX));
    this.#scrub.addEventListener("pointerleave", () => this.#point(null));
    byId(document, "play", HTMLElement).addEventListener("click", () => this.togglePlay());
    byId(document, "live", HTMLElement).addEventListener("click", () => actions.resume());
    store.subscribe(["playback"], () => this.#playbackChanged());
    store.subscribe(["frame", "lit"], () => (this.#isStale = true));
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = { width: Math.max(contentRect.width, 1), height: Math.max(contentRect.height, 1) };
      this.#showPlace();
      this.#draw();
    }).observe(this.#canvas);
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.#colors.clear();
      this.#draw();
    });
  }

  /**
   * Shows the time, and draws the strip again if there is something new: not at a refresh, which belongs to the picture.
   *
   * @param {number} time milliseconds
   */
  update(time) {
    this.#showPlace();
    // Not every browser tells each change of the ratio.
    if (!this.#isStale && this.#window.devicePixelRatio === this.#ratio) return;
    const wait = this.#lastDraw + intervalFor(this.#recording.length) - time;
    if (wait <= 0) {
      this.#lastDraw = time;
      this.#draw();
    } else if (!this.#isWaiting) {
      this.#isWaiting = true;
      this.#actions.schedule(() => {
        this.#isWaiting = false;
        this.update(time + wait);
      }, wait);
    }
  }

  togglePlay() {
    if (this.#isPlaying) {
      this.#isPlaying = false;
      this.#playbackChanged();
      return;
    }
    if (this.#recording.length < 2) return;
    const { playback } = this.#store.state;
    const isAtEnd = this.#position >= this.#recording.duration - 0.01;
    if (playback.kind !== "recorded" || isAtEnd) this.#position = 0;
    this.#isPlaying = true;
    let last = -1;
    this.#actions.animate((time) => {
      if (!this.#isPlaying) return false;
      const elapsed = last < 0 ? 0 : (time - last) / 1000;
      last = time;
      const speed = Number(byId(this.#document, "speed", HTMLSelectElement).value);
      const position = this.#position + elapsed * speed;
      if (position >= this.#recording.duration) this.#isPlaying = false;
      this.showPosition(Math.min(position, this.#recording.duration));
      return this.#isPlaying;
    });
  }

  /** @param {KeyboardEvent} event */
  #keyPressed(event) {
    const step = STEPS.get(event.key);
    if (step === undefined || this.#recording.length === 0) return;
    event.preventDefault();
    this.#isPlaying = false;
    const last = this.#recording.length - 1;
    const { playback } = this.#store.state;
    const index = Math.min(Math.max((playback.kind === "recorded" ? playback.index : last) + step, 0), last);
    this.#position = this.#recording.positionOf(index);
    this.#store.set({ playback: { kind: "recorded", index } });
  }

  /**
   * Tells what was at a place of the strip, and lights the source of a callback that ran there.
   *
   * @param {number | null} x in CSS pixels
   */
  #point(x) {
    const { moment, callback } = x === null ? { moment: undefined, callback: undefined } : this.#recordedAt(x);
    const y = moment?.offset ?? undefined;
    const words = moment === undefined ? "" : `${moment.time.toFixed(2)} s${y === undefined ? "" : `, ${decimal(y)} pt`}${callback === undefined ? "" : `, ${callback.name}`}`;
    setText(this.#pointed, words);
    const line = callback?.line ?? null;
    const { lit } = this.#store.state;
    if ((lit?.line ?? null) !== line) this.#store.set({ lit: line === null ? null : { node: null, line, from: "panel" } });
  }

  /** @param {number} x */
  #recordedAt(x) {
    const recording = this.#recording;
    if (recording.length < 2) return {};
    const scale = recording.duration / this.#size.width;
    const { moments } = recording;
    const place = moments[0].position + x * scale;
    const near = moments.filter(({ callbacks, position }) => callbacks.length > 0 && Math.abs(position - place) <= TICK_REACH * scale);
    return { moment: moments[recording.indexAt(x * scale)], callback: near.at(-1)?.callbacks.find(({ line }) => line !== undefined) };
  }

  /**
   * Shows the recorded frame of a moment.
   *
   * @param {number} position seconds on the recording's axis
   */
  showPosition(position) {
    this.#position = position;
    const index = this.#recording.indexAt(position);
    this.#store.set({ playback: { kind: "recorded", index } });
  }

  #playbackChanged() {
    const { playback } = this.#store.state;
    if (playback.kind !== "recorded") this.#isPlaying = false;
    this.#showPlace();
    const isLive = playback.kind === "live";
    const live = byId(this.#document, "live", HTMLElement);
    if (live.getAttribute("aria-pressed") !== String(isLive)) {
      live.setAttribute("aria-pressed", String(isLive));
      byId(this.#document, "live-label", HTMLElement).textContent = isLive ? "Live" : "Go live";
    }
    const label = this.#isPlaying ? "Pause" : "Play";
    const name = byId(this.#document, "play-label", HTMLElement);
    if (name.textContent === label) return;
    name.textContent = label;
    const play = byId(this.#document, "play", HTMLElement);
    play.title = label;
    play.firstElementChild?.setAttribute("class", `icon ${this.#isPlaying ? "icon-pause" : "icon-play"}`);
  }

  /** Shows the time, and where on the strip it is. */
  #showPlace() {
    const { playback, frame } = this.#store.state;
    const isRecorded = playback.kind === "recorded";
    const shown = isRecorded ? this.#recording.timeOf(playback.index) : frame?.time;
    const words = `${(shown ?? 0).toFixed(2)} s`;
    setText(this.#value, words);
    const { duration } = this.#recording;
    const part = isRecorded && duration > 0 ? this.#position / duration : 1;
    if (this.#scrub.value !== String(part)) this.#scrub.value = String(part);
    setAttribute(this.#scrub, "aria-valuetext", `${words} on the scene's clock`);
    this.#playhead.style.translate = `${(part * this.#size.width).toFixed(2)}px`;
  }

  #draw() {
    this.#isStale = false;
    this.#ratio = this.#window.devicePixelRatio;
    const recording = this.#recording;
    const isEmpty = recording.length < 2;
    byId(this.#document, "strip-empty", HTMLElement).hidden = !isEmpty;
    byId(this.#document, "play", HTMLButtonElement).disabled = isEmpty;
    this.#scrub.disabled = isEmpty;
    this.#playhead.hidden = isEmpty;
    for (const side of /** @type {const} */ (["width", "height"])) {
      const pixels = Math.round(this.#size[side] * this.#ratio);
      if (this.#canvas[side] !== pixels) this.#canvas[side] = pixels;
    }
    this.#context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    this.#context.clearRect(0, 0, this.#size.width, this.#size.height);
    if (isEmpty) {
      this.#showTimes([]);
      return;
    }
    const { low, high, times } = paintStrip(this.#context, recording.moments, this.#size, (name) => this.#color(name), this.#store.state.lit?.line ?? null);
    this.#showTimes(times);
    setText(this.#range, `${decimal(low)} … ${decimal(high)} pt, ${recording.length} frames`);
  }

  /** @param {string} name */
  #color(name) {
    const color = this.#colors.get(name) ?? this.#window.getComputedStyle(this.#canvas).getPropertyValue(name);
    this.#colors.set(name, color);
    return color;
  }

  /** @param {{x: number, words: string}[]} times */
  #showTimes(times) {
    while (this.#times.childElementCount < times.length) this.#times.append(make(this.#document, "span", {}));
    for (const [index, label] of [...this.#times.children].entries()) {
      if (!(label instanceof HTMLElement)) continue;
      // Those of a longer row stay, without words.
      const { x, words } = times[index] ?? { x: 0, words: "" };
      label.style.translate = `${x + 4}px`;
      setText(label, words);
    }
  }
}
