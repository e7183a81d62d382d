// @ts-check
import { PointerDrag } from "./input/pointer-drag.js";
import { SceneSession } from "./model/scene-session.js";
import { byId, make, tellChoice } from "./panels/dom.js";
import { PLAIN } from "./render/canvas-renderer.js";
import { DeviceView } from "./render/device-view.js";
import { FrameQueue } from "./render/frame-queue.js";
import { paintOverlays } from "./render/overlay-painter.js";
import { pointIn } from "./render/viewport.js";
import { Store, initialState } from "./store.js";

/**
 * @typedef {Pick<ConnectionParts, "onMessage" | "onRubbish" | "onStatus">} Listeners
 */

/** The choice that stands for the program as it was when the comparison began. */
const PRESENT = "";
/** What the founding screen is compared with first: the fix of its fault. */
const FIRST_CHOICES = new Map([["founding-screen", "fix-scroll-geometry"]]);

/** A second version beside the first, on a connection of its own, moved by the same finger. */
export class Comparison {
  #window;
  #store;
  #leader;
  #stage;
  #loop;
  #connect;
  #view;
  #button;
  #exhibit;
  #select;
  #other = new Store(initialState());
  /** @type {Connection | null} */
  #connection = null;
  /** @type {SceneSession | null} */
  #session = null;
  /** Both versions go through a row of the same rules, so that they fly side by side. */
  #queue = new FrameQueue();
  /** @type {Frame | null} */
  #frame = null;
  #snapshot = "";

  /**
   * @param {Window} window
   * @param {Store} store
   * @param {SceneSession} leader
   * @param {Stage} stage
   * @param {{invalidate: () => void}} loop
   * @param {(listeners: Listeners) => Connection} connect
   */
  constructor(window, store, leader, stage, loop, connect) {
    const { document } = window;
    this.#window = window;
    this.#store = store;
    this.#leader = leader;
    this.#stage = stage;
    this.#loop = loop;
    this.#connect = connect;
    this.#button = byId(document, "compare", HTMLButtonElement);
    this.#exhibit = byId(document, "second-exhibit", HTMLElement);
    this.#select = byId(document, "compare-with", HTMLSelectElement);
    const canvas = byId(document, "second-screen", HTMLCanvasElement);
    this.#view = new DeviceView(byId(document, "second-device", HTMLElement), canvas, stage.fonts);
    this.#button.addEventListener("click", () => (this.#connection === null ? this.#start() : this.#stop()));
    this.#select.addEventListener("change", () => this.#open());
    const drag = new PointerDrag(canvas, {
      point: (event) => pointIn(canvas.getBoundingClientRect(), this.#other.state.device, event.clientX, event.clientY),
      canBegin: () => leader.takesInput,
      picks: ({ altKey }) => altKey,
      touch: (phase, point, stamp) => leader.touch(phase, point, stamp),
      hover: () => {},
      press: () => leader.resume(),
    });
    drag.attach();
    stage.onLayout = (zoom, ratio) => this.#layout(zoom, ratio);
  }

  /** Draws the second device, if there is one; to be called at each refresh that draws the first. */
  draw() {
    if (this.#connection === null) return;
    this.#frame = this.#queue.next() ?? this.#frame;
    if (!this.#queue.isEmpty) this.#loop.invalidate();
    const { device, colorScheme, scene } = this.#other.state;
    const session = this.#session;
    this.#view.draw({
      frame: this.#frame,
      device,
      colorScheme,
      isRightToLeft: scene.environment.layoutDirection === "rightToLeft",
      ...PLAIN,
      overlays: this.#store.state.overlays,
      paintOver: paintOverlays,
      restTop: (view) => session?.restInsets.topOf(view) ?? view.contentInsets.top,
    });
  }

  #start() {
    this.#snapshot = this.#store.state.scene.program ?? "";
    this.#fill();
    this.#other = new Store(initialState());
    let hasOpened = false;
    const connection = this.#connect({
      onMessage: (message) => {
        session.receive(message);
        if (message.type !== "hello") return;
        if (hasOpened) session.reopen();
        else this.#open();
        hasOpened = true;
      },
      onRubbish: (reason) => this.#giveUp(reason),
      onStatus: (status) => {
        this.#other.set({ connection: status });
        if (status.phase === "waiting") session.disconnected();
      },
    });
    const session = new SceneSession(this.#other, connection, () => this.#window.performance.now());
    this.#connection = connection;
    this.#session = session;
    this.#queue.clear();
    this.#frame = null;
    this.#other.subscribe(["frame"], ({ frame }) => frame !== null && this.#queue.add(frame));
    this.#other.subscribe(["frame", "device", "colorScheme"], () => this.#loop.invalidate());
    this.#other.subscribe(["device", "colorScheme"], () => this.#stage.layout());
    this.#leader.followers.add(session);
    session.observe(this.#leader.details);
    this.#show(true);
    connection.connect();
  }

  #stop() {
    if (this.#session !== null) this.#leader.followers.delete(this.#session);
    this.#connection?.close();
    this.#connection = null;
    this.#session = null;
    this.#show(false);
  }

  /**
   * Ends the comparison, and says why.
   *
   * @param {string} reason
   */
  #giveUp(reason) {
    this.#stop();
    const text = `The comparison has ended: the server said something that this page does not understand: ${reason}.`;
    this.#store.set({ notice: { tone: "error", text } });
  }

  /** @param {boolean} isOn */
  #show(isOn) {
    this.#button.setAttribute("aria-pressed", String(isOn));
    this.#exhibit.hidden = !isOn;
    this.#stage.columns = isOn ? 2 : 1;
  }

  /** Lists what there is to compare with. */
  #fill() {
    const { document } = this.#window;
    const { hello, scene } = this.#store.state;
    const presets = (hello?.presets ?? []).filter(({ id }) => id !== scene.preset);
    this.#select.replaceChildren(
      make(document, "option", { value: PRESENT }, "the program as it is now"),
      ...presets.map(({ id, title }) => make(document, "option", { value: id }, title)),
    );
    const choice = FIRST_CHOICES.get(scene.preset ?? "") ?? PRESENT;
    this.#select.value = presets.some(({ id }) => id === choice) ? choice : PRESENT;
    tellChoice(this.#select);
  }

  #open() {
    const { device, os, environment } = this.#store.state.scene;
    const choice = this.#select.value;
    const source = choice === PRESENT ? { program: this.#snapshot } : { preset: choice };
    this.#session?.open({ ...source, device, os, environment });
    // Both begin at rest, so that the finger finds the same place in both.
    this.#leader.restart();
  }

  /**
   * @param {number} zoom
   * @param {number} ratio
   */
  #layout(zoom, ratio) {
    const { device, colorScheme } = this.#other.state;
    if (this.#connection !== null) this.#view.resize(device, colorScheme, zoom, ratio);
  }
}
