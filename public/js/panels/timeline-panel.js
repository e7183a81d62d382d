// @ts-check
import { byId, decimal, make } from "./dom.js";
import { PHASES, intervalFor, stripGeometry } from "./timeline-strip.js";

const SVG = "http://www.w3.org/2000/svg";
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
  #document;
  #store;
  #recording;
  #animate;
  #onResume;
  #strip;
  #scrub;
  #value;
  #note;
  #range;
  #pointed;
  #isPlaying = false;
  #position = 0;
  #lastDraw = -Infinity;
  #isStale = true;
  /** @type {Map<string, Element>} the strip's, by their classes */
  #shapes = new Map();

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {Recording} recording
   * @param {(step: (time: number) => boolean) => void} animate
   * @param {() => void} onResume
   */
  constructor(document, store, recording, animate, onResume) {
    this.#document = document;
    this.#store = store;
    this.#recording = recording;
    this.#animate = animate;
    this.#onResume = onResume;
    this.#strip = byId(document, "strip", SVGSVGElement);
    this.#scrub = byId(document, "scrub", HTMLInputElement);
    this.#value = byId(document, "time-value", HTMLOutputElement);
    this.#note = byId(document, "strip-note", HTMLElement);
    this.#range = make(document, "span", { class: "range" });
    const keys = LEGEND.map(([id, name]) => make(document, "span", {}, make(document, "i", { class: `key-${id}` }), name));
    this.#pointed = make(document, "span", { class: "pointed" });
    this.#note.append(...keys, this.#pointed, this.#range);
    this.#scrub.addEventListener("input", () => {
      this.#isPlaying = false;
      this.showPosition(Number(this.#scrub.value));
    });
    this.#scrub.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.#scrub.addEventListener("pointermove", (event) => event.buttons === 0 && this.#point(event.offsetX));
    this.#scrub.addEventListener("pointerleave", () => this.#point(null));
    byId(document, "play", HTMLElement).addEventListener("click", () => this.togglePlay());
    byId(document, "live", HTMLElement).addEventListener("click", () => this.#onResume());
    store.subscribe(["playback"], () => this.#playbackChanged());
    store.subscribe(["frame"], () => (this.#isStale = true));
    store.subscribe(["lit"], () => (this.#isStale = true));
  }

  /**
   * Shows the time, and draws the strip again if there is something new.
   *
   * @param {number} time milliseconds
   */
  update(time) {
    const { playback, frame } = this.#store.state;
    const shown = playback.kind === "recorded" ? this.#recording.timeOf(playback.index) : frame?.time;
    this.#value.textContent = `${(shown ?? 0).toFixed(2)} s`;
    if (!this.#isStale) return;
    const interval = intervalFor(this.#recording.length);
    if (time - this.#lastDraw < interval) {
      this.#animate((later) => {
        if (later - this.#lastDraw < interval) return true;
        this.update(later);
        return false;
      });
      return;
    }
    this.#lastDraw = time;
    this.#isStale = false;
    this.#draw();
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
    this.#animate((time) => {
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
    this.#pointed.textContent = words;
    const line = callback?.line ?? null;
    const { lit } = this.#store.state;
    if ((lit?.line ?? null) !== line) this.#store.set({ lit: line === null ? null : { node: null, line, from: "panel" } });
  }

  /** @param {number} x */
  #recordedAt(x) {
    const recording = this.#recording;
    if (recording.length < 2) return {};
    const scale = recording.duration / Math.max(this.#strip.clientWidth, 1);
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
    this.#isStale = true;
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

  #draw() {
    const recording = this.#recording;
    const { playback } = this.#store.state;
    const isEmpty = recording.length < 2;
    byId(this.#document, "strip-empty", HTMLElement).hidden = !isEmpty;
    byId(this.#document, "play", HTMLButtonElement).disabled = isEmpty;
    this.#scrub.disabled = isEmpty;
    if (isEmpty) {
      this.#strip.replaceChildren();
      return;
    }
    const width = Math.max(this.#strip.clientWidth, 1);
    const height = Math.max(this.#strip.clientHeight, 1);
    const duration = recording.duration;
    this.#scrub.max = String(duration);
    const position = playback.kind === "recorded" ? this.#position : duration;
    if (this.#scrub.value !== String(position)) this.#scrub.value = String(position);
    this.#scrub.setAttribute("aria-valuetext", `${this.#value.textContent} on the scene's clock`);
    const geometry = stripGeometry(recording, width, height, this.#store.state.lit?.line ?? null);
    const x = duration === 0 ? width : (position / duration) * width;
    this.#strip.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#showTimes(geometry.times, height);
    this.#show("zero", "line", { x1: 0, x2: width, y1: geometry.rest, y2: geometry.rest });
    for (const phase of PHASES) this.#show(`phase-${phase}`, "path", { d: geometry.phases.get(phase) ?? "" });
    this.#show("callback", "path", { d: geometry.callbacks });
    this.#show("callback is-lit", "path", { d: geometry.litCallbacks });
    this.#show("offset", "path", { d: geometry.offset });
    this.#show("playhead", "line", { x1: x, x2: x, y1: 0, y2: height });
    this.#range.textContent = `${decimal(geometry.low)} … ${decimal(geometry.high)} pt, ${recording.length} frames`;
  }

  /**
   * @param {{x: number, words: string}[]} times
   * @param {number} height
   */
  #showTimes(times, height) {
    this.#show("times", "path", { d: times.map(({ x }) => `M${x + 0.5} 0v${height}`).join("") });
    // Those of a longer row stay, without words.
    for (let index = 0; index < times.length || this.#shapes.has(`time time-${index}`); index += 1) {
      const { x, words } = times[index] ?? { x: 0, words: "" };
      const label = this.#show(`time time-${index}`, "text", { x: x + 4, y: 11 });
      if (label.textContent !== words) label.textContent = words;
    }
  }

  /**
   * Shows a shape of the strip. It is made once: browsers collect what is thrown away in pauses that are longer than a refresh.
   *
   * @param {string} name its class
   * @param {string} tag
   * @param {Record<string, string | number>} attributes
   */
  #show(name, tag, attributes) {
    const shape = this.#shapes.get(name) ?? this.#document.createElementNS(SVG, tag);
    this.#shapes.set(name, shape);
    shape.setAttribute("class", name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
    if (shape.parentNode === null) this.#strip.append(shape);
    return shape;
  }
}
