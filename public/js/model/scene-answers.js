// @ts-check
import { screenOf } from "./scene-metrics.js";

/** Turns the server's answers into the page's state. */
export class SceneAnswers {
  #store;
  #requests;
  #clock;
  #restInsets;
  #now;
  #onRefusal;
  /** @type {DeviceDescription | undefined} */
  #toldDevice = undefined;
  #isFirst = true;

  /**
   * @param {Store} store
   * @param {object} parts
   * @param {RequestList} parts.requests
   * @param {SceneClock} parts.clock
   * @param {RestInsets} parts.restInsets
   * @param {() => number} parts.now milliseconds on a monotonic clock
   * @param {(code: string, request: SceneRequest) => void} parts.onRefusal a scene could not be opened
   */
  constructor(store, { requests, clock, restInsets, now, onRefusal }) {
    this.#store = store;
    this.#requests = requests;
    this.#clock = clock;
    this.#restInsets = restInsets;
    this.#now = now;
    this.#onRefusal = onRefusal;
  }

  /** @param {ServerMessage} message */
  receive(message) {
    switch (message.type) {
      case "hello":
        this.#store.set({ hello: message });
        return;
      case "opened":
        this.#opened(message);
        return;
      case "frame":
        this.#framed(message);
        return;
      case "tree":
        this.#requests.take(message);
        this.#store.set({ tree: message.root, treeSequence: this.#store.state.frame?.sequence ?? -1 });
        return;
      case "error":
        this.#refused(message);
        return;
      default:
        this.#requests.take(message)?.resolve?.(message);
    }
  }

  /** @param {Opened} message */
  #opened(message) {
    if (this.#requests.isOvertaken(message)) return;
    const request = this.#requests.of(message);
    const isOpening = request?.type === "open";
    if (isOpening && request.isLive) this.#clock.start(this.#now());
    if (isOpening) this.#isFirst = true;
    this.#toldDevice = isDevice(message.device) ? message.device : undefined;
    const { generation, choices, scene } = this.#store.state;
    const { diagnostics, roots = [], previews = [], root, preview, program } = message;
    this.#store.set({
      diagnostics,
      // A program with errors does not say what it could show.
      choices: roots.length + previews.length === 0 ? choices : { roots, previews, shown: root === undefined ? { preview } : { root } },
      generation: isOpening ? generation + 1 : generation,
    });
    // An example's source, unless the person has gone on to another scene.
    if (program !== undefined && scene.program === null && scene.preset === request?.scene.preset) this.#store.set({ scene: { ...scene, program } });
  }

  /** @param {Frame} frame */
  #framed(frame) {
    if (this.#clock.isRunning) this.#clock.observe(frame.time, this.#now());
    const request = this.#requests.take(frame);
    const { frame: before, hello, device } = this.#store.state;
    if (request?.type === "set" || request?.type === "edit") this.#restInsets.rebase(before, frame);
    this.#restInsets.observe(frame);
    // State is sent only when it changes, so a frame without it has that of the frame before.
    frame.state ??= this.#isFirst ? [] : before?.state;
    this.#isFirst = false;
    /** @type {Partial<PageState>} */
    const changes = { frame: Object.freeze(frame) };
    if (request !== undefined) {
      changes.colorScheme = request.scene.environment.colorScheme;
      // `opened` says what the scene runs on; after `set` the list of devices does.
      const told = request.type === "set" ? undefined : this.#toldDevice;
      changes.device = told ?? screenOf(hello?.devices ?? [], request.scene.device) ?? device;
    }
    this.#store.set(changes);
  }

  /** @param {Problem} message */
  #refused(message) {
    const request = this.#requests.take(message);
    if (request?.resolve !== undefined) {
      // Whoever asked tells it, if it is worth telling.
      request.resolve(message);
      return;
    }
    const place = message.source === undefined ? "" : `Line ${message.source.line}: `;
    /** @type {Partial<PageState>} */
    const changes = { notice: { tone: "error", text: `${place}${sentence(message.message)}` } };
    if (request?.type === "set") {
      const { device, colorScheme, scene } = this.#store.state;
      const known = device.id === "" ? scene.device : device.id;
      changes.scene = { ...scene, device: known, environment: { ...scene.environment, colorScheme } };
    }
    if (request?.type === "open") this.#onRefusal(message.code, request);
    this.#store.set(changes);
  }
}

/**
 * @param {unknown} value
 * @returns {value is DeviceDescription}
 */
function isDevice(value) {
  const device = /** @type {Record<string, any> | null} */ (typeof value === "object" ? value : null);
  return typeof device?.id === "string" && device.width > 0 && device.height > 0 && typeof device.safeArea === "object";
}

/** @param {string} text */
function sentence(text) {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** The messages whose answers are still to come, by the number that goes with them. */
export class RequestList {
  #connection;
  /** @type {Map<number, SceneRequest>} */
  #waiting = new Map();
  #last = 0;
  #newestEdit = 0;

  /** @param {{send: (message: ClientMessage) => boolean}} connection */
  constructor(connection) {
    this.#connection = connection;
  }

  /**
   * Sends a message under a number of its own.
   *
   * @param {ClientMessage} message
   * @param {Scene} scene
   * @param {SceneRequest["resolve"]} [resolve]
   */
  send(message, scene, resolve) {
    this.#last += 1;
    if (message.type === "edit") this.#newestEdit = this.#last;
    if (!this.#connection.send({ ...message, id: this.#last })) return;
    this.#waiting.set(this.#last, { type: message.type, scene, isLive: message.clock !== "manual", resolve });
  }

  /**
   * What a message answers; it stays in the list, for there may be another answer to it.
   *
   * @param {{reply?: number}} message
   */
  of({ reply }) {
    return this.#waiting.get(reply ?? 0);
  }

  /**
   * What a message answers, for the last time.
   *
   * @param {{reply?: number}} message
   */
  take({ reply }) {
    const request = this.#waiting.get(reply ?? 0);
    this.#waiting.delete(reply ?? 0);
    return request;
  }

  /**
   * Whether a message answers an edit after which there was another.
   *
   * @param {{reply?: number}} message
   */
  isOvertaken(message) {
    return this.of(message)?.type === "edit" && message.reply !== this.#newestEdit;
  }

  /** No answer will come to any of them. */
  clear() {
    for (const { resolve } of this.#waiting.values()) resolve?.(null);
    this.#waiting.clear();
  }
}
