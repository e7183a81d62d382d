// @ts-check
import * as messages from "../transport/messages.js";
import { InputLog } from "./input-log.js";
import { RestInsets, isAtRest, screenOf } from "./scene-metrics.js";
import { SceneClock } from "./scene-clock.js";
import { initialState } from "../store.js";

/**
 * @typedef {import("../types.js").ClientMessage} ClientMessage
 * @typedef {import("../types.js").ServerMessage} ServerMessage
 * @typedef {import("../types.js").SceneDescription} SceneDescription
 * @typedef {import("../types.js").Environment} Environment
 * @typedef {import("../types.js").Frame} Frame
 * @typedef {import("../types.js").Point} Point
 * @typedef {import("../store.js").Scene} Scene
 * @typedef {import("../store.js").Store} Store
 *
 * @typedef {object} Request what an answer belongs to
 * @property {"open" | "edit" | "set" | "inspect" | "ask"} kind
 * @property {Scene} scene
 * @property {(answer: ServerMessage | null) => void} [resolve] takes the answer
 */

/** The kinds of input that a link may hold. */
const REPLAYABLE = new Set(["touch", "wheel", "scroll", "advance"]);

/**
 * The scene that a person works with, kept alive across connections: it opens, edits and changes it, sends input, and
 * turns the server's answers into the page's state.
 */
export class SceneSession {
  #store;
  #connection;
  #now;
  #fetchProgram;
  #clock = new SceneClock();
  #log = new InputLog();
  #restInsets = new RestInsets();
  /** @type {Map<number, Request>} */
  #requests = new Map();
  #lastRequest = 0;
  #newestEdit = 0;
  /** @type {import("../types.js").DeviceDescription | undefined} */
  #toldDevice = undefined;
  #isTouching = false;
  #isFirst = true;
  /**
   * Sessions that get the same input and the same changes.
   *
   * @type {Set<SceneSession>}
   */
  followers = new Set();
  /** @type {SceneDescription | null} the link's moment that is shown, if one is */
  #moment = null;
  /** @type {readonly string[]} what frames tell beyond the picture */
  #details = [];

  /**
   * @param {Store} store
   * @param {{send: (message: ClientMessage) => boolean}} connection
   * @param {() => number} now milliseconds on a monotonic clock
   * @param {(preset: string) => Promise<string>} fetchProgram the source of an example
   */
  constructor(store, connection, now, fetchProgram) {
    this.#store = store;
    this.#connection = connection;
    this.#now = now;
    this.#fetchProgram = fetchProgram;
  }

  get restInsets() {
    return this.#restInsets;
  }

  /** What frames tell beyond the picture. */
  get details() {
    return this.#details;
  }

  /** Whether input can be sent: the scene is open and its clock runs by itself. */
  get takesInput() {
    return this.#clock.isRunning && this.#store.state.connection.phase === "ready";
  }

  /**
   * Opens a scene; with a moment in it, shows that moment on a stopped clock. What it does not name is as standard.
   *
   * @param {SceneDescription} description
   */
  open(description) {
    const standard = initialState().scene;
    /** @type {Scene} */
    const scene = {
      preset: description.preset,
      origin: description.preset,
      program: description.preset === undefined ? (description.program ?? "") : null,
      device: description.device ?? standard.device,
      os: description.os ?? standard.os,
      environment: { ...standard.environment, ...description.environment },
      ...shownOf(description),
    };
    this.#moment = description.time === undefined ? null : description;
    this.#store.set({ scene, selection: null, lit: null, tree: null, notice: null, choices: initialState().choices });
    this.#sendOpen([]);
    for (const follower of this.followers) follower.accompany(scene);
  }

  /**
   * Begins anew on the device and in the surroundings of another scene.
   *
   * @param {Scene} leader
   */
  accompany({ device, os, environment }) {
    this.#store.set({ scene: { ...this.#store.state.scene, device, os, environment } });
    this.restart();
  }

  /** Opens the present scene again, scrolled to where it is: after the connection was lost, or to go live. */
  reopen() {
    const { frame } = this.#store.state;
    if (this.#moment !== null && this.#store.state.playback.kind === "moment") {
      this.#sendOpen([]);
      return;
    }
    this.#moment = null;
    /** @type {ClientMessage[]} */
    const places = [];
    for (const [index, view] of (frame?.scrollViews ?? []).entries()) {
      const place = this.#restInsets.restingDisplacementOf(view);
      if (place.x !== 0 || place.y !== 0) places.push(messages.scrollMessage(place, index === 0 ? undefined : view.id));
    }
    this.#sendOpen(places);
  }

  /** Opens the present scene again, at its beginning. */
  restart() {
    this.#moment = null;
    this.#sendOpen([]);
  }

  /** Leaves a recorded or linked moment: the scene goes on from there. */
  resume() {
    const { playback } = this.#store.state;
    if (playback.kind === "live") return;
    this.#store.set({ playback: { kind: "live" } });
    if (playback.kind === "moment") this.reopen();
  }

  /** @param {string} program */
  edit(program) {
    const { scene } = this.#store.state;
    if (scene.program === program) return;
    this.#edit({ ...scene, preset: undefined, program });
  }

  /**
   * Shows another view or preview of the program.
   *
   * @param {import("../store.js").Shown} choice
   */
  choose(choice) {
    const { scene } = this.#store.state;
    this.#edit({ ...scene, root: undefined, preview: undefined, ...choice });
  }

  /** @param {Scene} scene */
  #edit(scene) {
    this.#store.set({ scene });
    if (this.#leavesMoment()) return;
    this.#newestEdit = this.#request("edit", { type: "edit", program: scene.program ?? "", ...shownOf(scene) }, scene);
  }

  /**
   * @param {{device?: Scene["device"], os?: number, environment?: Partial<Environment>}} changes
   */
  change(changes) {
    const { scene } = this.#store.state;
    const environment = { ...scene.environment, ...changes.environment };
    const changed = { ...scene, ...changes, environment };
    this.#store.set({ scene: changed });
    if (!this.#leavesMoment()) this.#request("set", messages.setMessage(changes), changed);
    for (const follower of this.followers) follower.change(changes);
  }

  /** Asks for the view tree. */
  inspect() {
    this.#request("inspect", { type: "inspect" }, this.#store.state.scene);
  }

  /**
   * Asks something that changes nothing.
   *
   * @param {ClientMessage} message
   * @returns {Promise<ServerMessage | null>} the answer; `null` when none will come
   */
  ask(message) {
    return new Promise((resolve) => {
      if (this.#store.state.connection.phase !== "ready") resolve(null);
      else this.#request("ask", message, this.#store.state.scene, resolve);
    });
  }

  /**
   * Says what frames should tell beyond the picture.
   *
   * @param {readonly string[]} details
   */
  observe(details) {
    if (details.join() !== this.#details.join()) {
      this.#details = details;
      if (this.#store.state.frame !== null) this.#request("set", messages.setMessage({ details }), this.#store.state.scene);
    }
    for (const follower of this.followers) follower.observe(details);
  }

  /**
   * @param {messages.TouchPhase} phase
   * @param {Point} point
   * @param {number} stamp milliseconds, the event's
   */
  touch(phase, point, stamp) {
    if (!this.takesInput) return;
    this.#isTouching = phase === "began" || phase === "moved";
    this.#input(messages.touchMessage(phase, point, this.#clock.at(stamp)));
    for (const follower of this.followers) follower.touch(phase, point, stamp);
    if (this.#store.state.isDragging !== this.#isTouching) this.#store.set({ isDragging: this.#isTouching });
  }

  /**
   * @param {Point} point
   * @param {Point} delta in points
   * @param {number} stamp milliseconds
   */
  wheel(point, delta, stamp) {
    if (this.takesInput) this.#input(messages.wheelMessage(point, delta, this.#clock.at(stamp)));
    for (const follower of this.followers) follower.wheel(point, delta, stamp);
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
        this.#requests.delete(message.reply ?? 0);
        this.#store.set({ tree: message.root, treeSequence: this.#store.state.frame?.sequence ?? -1 });
        return;
      case "error":
        this.#refused(message);
        return;
      default:
        this.#requests.get(message.reply ?? 0)?.resolve?.(message);
        this.#requests.delete(message.reply ?? 0);
    }
  }

  /** Stops the clock when the connection is lost: nothing can be sent until the scene is open again. */
  disconnected() {
    this.#clock.stop();
    for (const { resolve } of this.#requests.values()) resolve?.(null);
    this.#requests.clear();
    this.#isTouching = false;
    this.#store.set({ isDragging: false });
  }

  /**
   * Describes the scene for a link: the source, where it runs, and, unless it is at its beginning, how it came to the
   * moment that is shown.
   *
   * @param {Frame | null} shown
   * @returns {SceneDescription}
   */
  describe(shown) {
    const { scene, playback } = this.#store.state;
    /** @type {SceneDescription} */
    const description = scene.preset === undefined ? { program: scene.program ?? "" } : { preset: scene.preset };
    Object.assign(description, { device: scene.device, os: scene.os, environment: scene.environment, ...shownOf(scene) });
    if (playback.kind === "moment" && this.#moment !== null) {
      return { ...description, gesture: this.#moment.gesture, time: this.#moment.time };
    }
    if (shown === null || this.#log.isEmpty) return description;
    if (isAtRest(shown) && !this.#log.isComplete) return { ...description, ...this.#placeOf(shown) };
    return { ...description, gesture: this.#log.until(shown.time), time: shown.time };
  }

  /**
   * Goes live before a change. A scene on a stopped clock is opened anew, with the change in it.
   *
   * @returns {boolean} whether the change has been sent that way
   */
  #leavesMoment() {
    const { kind } = this.#store.state.playback;
    this.resume();
    return kind === "moment";
  }

  /** @param {Frame} frame */
  #placeOf(frame) {
    if (frame.scrollViews.length === 0) return {};
    const displacement = this.#restInsets.restingDisplacementOf(frame.scrollViews[0]);
    return { gesture: [messages.scrollMessage(displacement)], time: 0 };
  }

  /** @param {ClientMessage[]} places */
  #sendOpen(places) {
    const { scene, connection } = this.#store.state;
    if (connection.phase !== "ready") return;
    const moment = this.#moment;
    this.#clock.stop();
    this.#log.clear();
    this.#restInsets.clear();
    this.#store.set({ playback: moment === null ? { kind: "live" } : { kind: "moment", time: moment.time ?? 0 } });
    const description = scene.preset === undefined ? { program: scene.program ?? "" } : { preset: scene.preset };
    const { device, os, environment } = scene;
    const message = messages.openMessage({ ...description, device, os, environment }, moment === null ? "real" : "manual");
    Object.assign(message, shownOf(scene), this.#details.length > 0 ? { details: this.#details } : {});
    this.#request("open", message, scene);
    for (const place of places) {
      this.#log.add(place);
      this.#connection.send(place);
    }
    if (moment !== null) this.#replay(moment);
  }

  /** @param {SceneDescription} moment */
  #replay(moment) {
    const end = moment.time ?? 0;
    for (const message of moment.gesture ?? []) {
      const isDue = typeof message.time !== "number" || message.time <= end;
      if (REPLAYABLE.has(message.type) && isDue) this.#connection.send(message);
    }
    this.#connection.send(messages.advanceMessage(end));
  }

  /**
   * @param {Request["kind"]} kind
   * @param {ClientMessage} message
   * @param {Scene} scene
   * @param {Request["resolve"]} [resolve]
   */
  #request(kind, message, scene, resolve) {
    this.#lastRequest += 1;
    if (this.#connection.send({ ...message, id: this.#lastRequest })) {
      this.#requests.set(this.#lastRequest, { kind, scene, resolve });
    }
    return this.#lastRequest;
  }

  /** @param {ClientMessage} message */
  #input(message) {
    this.#log.add(message);
    this.#connection.send(message);
  }

  /** @param {import("../types.js").Opened} message */
  #opened(message) {
    const request = this.#requests.get(message.reply ?? 0);
    if (request?.kind === "edit" && message.reply !== this.#newestEdit) return;
    if (request?.kind === "open" && this.#moment === null) this.#clock.start(this.#now());
    if (request?.kind === "open") this.#isFirst = true;
    this.#toldDevice = isDevice(message.device) ? message.device : undefined;
    const { generation, choices } = this.#store.state;
    const { diagnostics, roots = [], previews = [], root, preview } = message;
    this.#store.set({
      diagnostics,
      // A program with errors does not say what it could show.
      choices: roots.length + previews.length === 0 ? choices : { roots, previews, shown: root === undefined ? { preview } : { root } },
      generation: request?.kind === "open" ? generation + 1 : generation,
    });
    if (request?.kind !== "open" || request.scene.program !== null) return;
    if (typeof message.program === "string") this.#adopt(request.scene, message.program);
    else void this.#fetchSource(request.scene);
  }

  /** @param {Scene} requested */
  async #fetchSource(requested) {
    try {
      this.#adopt(requested, await this.#fetchProgram(requested.preset ?? ""));
    } catch {
      this.#store.set({ notice: { tone: "error", text: "The source of this example did not come. Open it again." } });
    }
  }

  /**
   * Shows an example's source, unless the person has gone on to another scene.
   *
   * @param {Scene} requested
   * @param {string} program
   */
  #adopt(requested, program) {
    const { scene } = this.#store.state;
    if (scene.preset === requested.preset && scene.program === null) this.#store.set({ scene: { ...scene, program } });
  }

  /** @param {Frame} frame */
  #framed(frame) {
    if (this.#clock.isRunning) this.#clock.observe(frame.time, this.#now());
    const request = this.#requests.get(frame.reply ?? 0);
    if (request?.kind === "set" || request?.kind === "edit") this.#restInsets.rebase(this.#store.state.frame, frame);
    this.#restInsets.observe(frame);
    // State is sent only when it changes, so a frame without it has that of the frame before.
    const state = frame.state ?? (this.#isFirst ? [] : this.#store.state.frame?.state);
    this.#isFirst = false;
    /** @type {Partial<import("../store.js").PageState>} */
    const changes = { frame: Object.freeze({ ...frame, state }) };
    if (request !== undefined) {
      this.#requests.delete(frame.reply ?? 0);
      changes.colorScheme = request.scene.environment.colorScheme;
      const devices = this.#store.state.hello?.devices ?? [];
      // `opened` says what the scene runs on; after `set` the list of devices does.
      const told = request.kind === "set" ? undefined : this.#toldDevice;
      changes.device = told ?? screenOf(devices, request.scene.device) ?? this.#store.state.device;
    }
    this.#store.set(changes);
  }

  /** @param {import("../types.js").Problem} message */
  #refused(message) {
    const request = this.#requests.get(message.reply ?? 0);
    this.#requests.delete(message.reply ?? 0);
    if (request?.kind === "ask") {
      // Whoever asked tells it, if it is worth telling.
      request.resolve?.(message);
      return;
    }
    const place = message.source === undefined ? "" : `Line ${message.source.line}: `;
    /** @type {Partial<import("../store.js").PageState>} */
    const changes = { notice: { tone: "error", text: `${place}${sentence(message.message)}` } };
    if (request?.kind === "set") {
      const { device, colorScheme, scene } = this.#store.state;
      const known = device.id === "" ? scene.device : device.id;
      changes.scene = { ...scene, device: known, environment: { ...scene.environment, colorScheme } };
    }
    if (request?.kind === "open") this.#openInstead(message.code, request.scene);
    this.#store.set(changes);
  }

  /**
   * Opens what comes closest to a scene that names a device or an example which this server does not have.
   *
   * @param {string} code why the scene was refused
   * @param {Scene} scene
   */
  #openInstead(code, { preset, program, device, os, environment }) {
    const standard = initialState().scene.device;
    const example = this.#store.state.hello?.presets[0]?.id;
    if (code === "unknownDevice" && device !== standard) this.open({ preset, program: program ?? "", os, environment });
    if (code === "unknownPreset" && preset !== example) this.open({ preset: example, device, os, environment });
  }
}

/**
 * Which of a program's views was chosen, if one was.
 *
 * @param {import("../store.js").Shown} scene
 * @returns {import("../store.js").Shown}
 */
function shownOf({ root, preview }) {
  if (root !== undefined) return { root };
  return preview === undefined ? {} : { preview };
}

/**
 * @param {unknown} value
 * @returns {value is import("../types.js").DeviceDescription}
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
