// @ts-check
import { AccessibilityMirror } from "./accessibility/accessibility-mirror.js";
import { KeyboardScroll } from "./input/keyboard-scroll.js";
import { PointerDrag } from "./input/pointer-drag.js";
import { takeWheel } from "./input/wheel-scroll.js";
import { byId } from "./panels/dom.js";
import { PLAIN } from "./render/canvas-renderer.js";
import { outlineOf } from "./render/device-outline.js";
import { DeviceView } from "./render/device-view.js";
import { FontLibrary } from "./render/font-library.js";
import { pointIn, zoomFor } from "./render/viewport.js";

/** The height of the row of names below two devices, in CSS pixels. */
const CAPTION_HEIGHT = 44;
const { selection, lit, views, paintOver } = PLAIN;
const UNMARKED = Object.freeze({ selection, lit, views, paintOver });

/** The device in the middle: its outline, its canvas, its invisible document, and what people do to it. */
export class Stage {
  #window;
  #store;
  #session;
  #loop;
  /**
   * What is drawn over the picture, and who is told what the pointer does there; nothing and nobody, until the inspector comes.
   *
   * @type {Marks}
   */
  marks = { marksOf: () => UNMARKED, hover: () => {}, choose: () => {} };
  #canvas;
  #area;
  #view;
  #mirror;
  #drag;
  /** @type {ZoomMode} */
  #mode = "fit";
  #columns = 1;
  /** Display pixels in a CSS pixel when the device was last laid out. */
  #ratio = 0;
  /**
   * Called when the devices got another size, with CSS pixels in a point and display pixels in a CSS pixel.
   *
   * @type {(zoom: number, ratio: number) => void}
   */
  onLayout = () => {};

  /**
   * @param {Window & typeof globalThis} window
   * @param {Store} store
   * @param {SceneSession} session
   * @param {RenderLoop} loop
   */
  constructor(window, store, session, loop) {
    const { document } = window;
    this.#window = window;
    this.#store = store;
    this.#session = session;
    this.#loop = loop;
    this.#canvas = byId(document, "screen", HTMLCanvasElement);
    this.#area = byId(document, "stage-area", HTMLElement);
    this.fonts = new FontLibrary(document.fonts, () => loop.invalidate());
    this.#view = new DeviceView(byId(document, "device-outline", HTMLElement), this.#canvas, this.fonts);
    const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const keyboard = new KeyboardScroll({
      wheel: (point, delta, stamp) => session.wheel(point, delta, stamp),
      animate: (step) => loop.animate(step),
      reducesMotion: () => lessMotion.matches,
    });
    this.#mirror = new AccessibilityMirror(byId(document, "mirror", HTMLElement), {
      key: (event, view) => {
        const scrolls = keyboard.press(event, view);
        if (scrolls) this.#touched();
        return scrolls;
      },
      activate: (item) => this.#tap(item.frame),
    });
    this.#drag = new PointerDrag(this.#canvas, {
      point: (event) => this.#pointOf(event),
      canBegin: () => session.takesInput,
      picks: ({ altKey }) => altKey || store.state.isPicking,
      touch: (phase, point, stamp) => this.#touch(phase, point, stamp),
      hover: (point) => this.marks.hover(point),
      press: () => this.#pressed(),
    });
    this.#attach();
  }

  /** What the outside may know of the picture's place: canvas pixels and CSS pixels in a point. */
  get metrics() {
    return { scale: this.#view.scale, zoom: this.#view.zoom };
  }

  /** How many devices stand side by side. */
  set columns(/** @type {number} */ count) {
    this.#columns = count;
    this.#area.dataset.columns = String(count);
    this.layout();
  }

  /**
   * Draws a frame on the canvas.
   *
   * @param {Frame | null} frame
   */
  draw(frame) {
    // Not every browser tells each change of the ratio; a picture at all is at the present one.
    if (this.#window.devicePixelRatio !== this.#ratio) this.layout();
    this.#view.draw(this.pictureOf(frame));
  }

  /**
   * Tells a frame in the invisible document.
   *
   * @param {Frame | null} frame
   * @param {number} time milliseconds
   */
  mirror(frame, time) {
    if (frame !== null) this.#mirror.update(frame, this.#view.zoom, time);
  }

  /**
   * What is drawn of a frame.
   *
   * @param {Frame | null} frame
   * @returns {Omit<Picture, "scale">}
   */
  pictureOf(frame) {
    const { device, colorScheme, overlays, scene } = this.#store.state;
    return {
      frame,
      device,
      colorScheme,
      isRightToLeft: scene.environment.layoutDirection === "rightToLeft",
      overlays,
      zoom: this.#view.zoom,
      ...this.marks.marksOf(frame),
      restTop: (view) => this.#session.restInsets.topOf(view),
    };
  }

  #attach() {
    const { document } = this.#window;
    this.#drag.attach();
    takeWheel(byId(document, "device-outline", HTMLElement), {
      point: (event) => this.#pointOf(event),
      page: () => this.#store.state.frame?.scrollViews[0]?.containerSize ?? this.#store.state.device,
      wheel: (point, delta, stamp) => {
        if (this.#store.state.playback.kind !== "live") this.#session.resume();
        this.#session.wheel(point, delta, stamp);
        this.#touched();
      },
    });
    this.#canvas.addEventListener("click", (event) => {
      if (event.altKey || this.#store.state.isPicking) this.marks.choose(this.#pointOf(event));
    });
    this.#store.subscribe(["isPicking"], ({ isPicking }) => (this.#canvas.dataset.picking = String(isPicking)));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#drag.cancel(this.#window.performance.now());
      else this.#loop.invalidate();
    });
    new ResizeObserver(() => this.layout()).observe(this.#area);
    this.#watchRatio();
    for (const button of document.querySelectorAll("[data-zoom]")) {
      if (!(button instanceof HTMLButtonElement)) continue;
      button.addEventListener("click", () => this.#setMode(/** @type {ZoomMode} */ (button.dataset.zoom)));
    }
    this.#store.subscribe(["device"], () => this.layout());
    this.#store.subscribe(["colorScheme"], () => this.layout());
    this.#setMode("fit");
  }

  /** Lays out anew whenever the display's pixel ratio changes: the window moved to another screen, or was zoomed. */
  #watchRatio() {
    const query = this.#window.matchMedia(`(resolution: ${this.#window.devicePixelRatio}dppx)`);
    query.addEventListener(
      "change",
      () => {
        this.layout();
        this.#watchRatio();
      },
      { once: true },
    );
  }

  /** @param {ZoomMode} mode */
  #setMode(mode) {
    this.#mode = mode;
    const { document } = this.#window;
    byId(document, "stage", HTMLElement).dataset.zoom = mode;
    for (const button of document.querySelectorAll("button[data-zoom]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-zoom") === mode));
    }
    this.layout();
  }

  /** Fits the devices into the stage. */
  layout() {
    const { device, colorScheme } = this.#store.state;
    const style = this.#window.getComputedStyle(this.#area);
    const available = {
      width: this.#area.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      height: this.#area.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
    };
    if (this.#columns > 1) {
      available.width = (available.width - Number.parseFloat(style.columnGap)) / 2;
      available.height -= CAPTION_HEIGHT;
    }
    const ratio = this.#window.devicePixelRatio;
    this.#ratio = ratio;
    const zoom = zoomFor(this.#mode, device, outlineOf(device), available, ratio);
    this.#view.resize(device, colorScheme, zoom, ratio);
    this.onLayout(zoom, ratio);
    const stage = byId(this.#window.document, "stage", HTMLElement);
    const row = this.#columns * (device.width + 2 * outlineOf(device).bezel) * this.#view.zoom;
    stage.style.setProperty("--device-half", `${Math.round(row / 2)}px`);
    byId(this.#window.document, "zoom-value", HTMLOutputElement).textContent = `${Math.round(this.#view.zoom * 100)} %`;
    this.#loop.invalidate();
  }

  /** @param {MouseEvent} event */
  #pointOf(event) {
    return pointIn(this.#canvas.getBoundingClientRect(), this.#store.state.device, event.clientX, event.clientY);
  }

  #pressed() {
    this.#store.set({ lit: null });
    if (this.#store.state.playback.kind !== "live") this.#session.resume();
    this.#mirror.focus();
  }

  /**
   * @param {"began" | "moved" | "ended" | "cancelled"} phase
   * @param {Point} point
   * @param {number} stamp
   */
  #touch(phase, point, stamp) {
    this.#session.touch(phase, point, stamp);
    if (phase === "ended") this.#touched();
  }

  /**
   * A tap in the middle of something, for those who do not point.
   *
   * @param {Rect} rect
   */
  #tap(rect) {
    const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    const now = this.#window.performance.now();
    this.#session.touch("began", point, now);
    this.#session.touch("ended", point, now);
  }

  /** The hint has done its work. */
  #touched() {
    byId(this.#window.document, "hint", HTMLElement).dataset.state = "gone";
  }
}
