// @ts-check
import * as messages from "../transport/messages.js";
import { initialState } from "../store.js";
import { InputLog } from "./input-log.js";
import { RequestList, SceneAnswers } from "./scene-answers.js";
import { SceneClock } from "./scene-clock.js";
import { replayOf, shownOf, sourceOf, wayTo } from "./scene-description.js";
import { RestInsets } from "./scene-metrics.js";

/** The scene that a person works with, kept alive across connections: it is opened, edited and changed, and gets input. */
export class SceneSession {
  #store;
  #connection;
  #requests;
  #answers;
  #clock = new SceneClock();
  #log = new InputLog();
  #isTouching = false;
  /**
   * Sessions that get the same input and the same changes.
   *
   * @type {Set<SceneSession>}
   */
  followers = new Set();
  /** The insets of scroll views at rest. */
  restInsets = new RestInsets();
  /** @type {SceneDescription | null} the link's moment that is shown, if one is */
  #moment = null;
  /** @type {readonly string[]} what frames tell beyond the picture */
  #details = [];

  /**
   * @param {Store} store
   * @param {{send: (message: ClientMessage) => boolean}} connection
   * @param {() => number} now milliseconds on a monotonic clock
   */
  constructor(store, connection, now) {
    this.#store = store;
    this.#connection = connection;
    this.#requests = new RequestList(connection);
    this.#answers = new SceneAnswers(store, {
      requests: this.#requests,
      clock: this.#clock,
      restInsets: this.restInsets,
      now,
      onRefusal: (code, { scene }) => this.#openInstead(code, scene),
    });
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
    const { scene: standard, choices } = initialState();
    const { preset, program = "", device = standard.device, os = standard.os } = description;
    const environment = { ...standard.environment, ...description.environment };
    /** @type {Scene} */
    const scene = { preset, origin: preset, program: preset === undefined ? program : null, device, os, environment, ...shownOf(description) };
    this.#moment = description.time === undefined ? null : description;
    this.#store.set({ scene, selection: null, lit: null, tree: null, notice: null, choices });
    this.#sendOpen();
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
    const { frame, playback } = this.#store.state;
    if (playback.kind !== "moment") this.#moment = null;
    const places = this.#moment !== null ? [] : (frame?.scrollViews ?? []).flatMap((view, index) => {
      const place = this.restInsets.restingDisplacementOf(view);
      return place.x === 0 && place.y === 0 ? [] : [messages.scrollMessage(place, index === 0 ? undefined : view.id)];
    });
    this.#sendOpen(places);
  }

  /** Opens the present scene again, at its beginning. */
  restart() {
    this.#moment = null;
    this.#sendOpen();
  }

  /** Leaves a recorded or linked moment: the scene goes on from there. */
  resume() {
    const { kind } = this.#store.state.playback;
    if (kind === "live") return;
    this.#store.set({ playback: { kind: "live" } });
    if (kind === "moment") this.reopen();
  }

  /** @param {string} program */
  edit(program) {
    const { scene } = this.#store.state;
    if (scene.program !== program) this.#edit({ ...scene, preset: undefined, program });
  }

  /**
   * Shows another view or preview of the program.
   *
   * @param {Shown} choice
   */
  choose(choice) {
    this.#edit({ ...this.#store.state.scene, root: undefined, preview: undefined, ...choice });
  }

  /** @param {Scene} scene */
  #edit(scene) {
    this.#store.set({ scene });
    if (!this.#leavesMoment()) this.#requests.send({ type: "edit", program: scene.program ?? "", ...shownOf(scene) }, scene);
  }

  /**
   * @param {{device?: Scene["device"], os?: number, environment?: Partial<Environment>}} changes
   */
  change(changes) {
    const { scene } = this.#store.state;
    const changed = { ...scene, ...changes, environment: { ...scene.environment, ...changes.environment } };
    this.#store.set({ scene: changed });
    if (!this.#leavesMoment()) this.#requests.send(messages.setMessage(changes), changed);
    for (const follower of this.followers) follower.change(changes);
  }

  /** Asks for the view tree. */
  inspect() {
    this.#requests.send({ type: "inspect" }, this.#store.state.scene);
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
      else this.#requests.send(message, this.#store.state.scene, resolve);
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
      const { frame, scene } = this.#store.state;
      if (frame !== null) this.#requests.send(messages.setMessage({ details }), scene);
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
    this.#answers.receive(message);
  }

  /** Stops the clock when the connection is lost: nothing can be sent until the scene is open again. */
  disconnected() {
    this.#clock.stop();
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
    if (playback.kind === "moment" && this.#moment !== null) {
      return { ...sourceOf(scene), gesture: this.#moment.gesture, time: this.#moment.time };
    }
    return { ...sourceOf(scene), ...(shown === null ? {} : wayTo(shown, this.#log, this.restInsets)) };
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

  /** @param {ClientMessage[]} [places] where its scroll views are to be */
  #sendOpen(places = []) {
    const { scene, connection } = this.#store.state;
    if (connection.phase !== "ready") return;
    const moment = this.#moment;
    this.#clock.stop();
    this.#log.clear();
    this.restInsets.clear();
    this.#store.set({ playback: moment === null ? { kind: "live" } : { kind: "moment", time: moment.time ?? 0 } });
    const message = messages.openMessage(sourceOf(scene), moment === null ? "real" : "manual");
    if (this.#details.length > 0) message.details = this.#details;
    this.#requests.send(message, scene);
    for (const place of places) this.#input(place);
    if (moment === null) return;
    for (const input of replayOf(moment)) this.#connection.send(input);
    this.#connection.send(messages.advanceMessage(moment.time ?? 0));
  }

  /** @param {ClientMessage} message */
  #input(message) {
    this.#log.add(message);
    this.#connection.send(message);
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
