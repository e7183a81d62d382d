// @ts-check
import { MAXIMUM_ATTEMPTS, nextPhase, reconnectDelay } from "./connection-state.js";
import { decodeServerMessage } from "./message-decoder.js";

/** The subprotocol that the page speaks. */
const SUBPROTOCOL = "overscroll.v1.json";
/** The protocol version that the page understands. */
const PROTOCOL_VERSION = 1;
/** A server that has not greeted after this long, in milliseconds, counts as lost. */
const GREETING_LIMIT_MILLISECONDS = 10_000;

/**
 * A socket that comes back by itself.
 *
 * It knows bytes and the greeting, never scenes: whoever wants the scene back sends it on each `hello`.
 */
export class Connection {
  /** @type {ConnectionPhase} */
  #phase = "idle";
  /** @type {WebSocket | null} */
  #socket = null;
  #attempt = 0;
  #delay = 0;
  #reason = "";
  /** @type {unknown} */
  #timer = null;
  #parts;

  /** @param {ConnectionParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @returns {ConnectionStatus} */
  get status() {
    return { phase: this.#phase, attempt: this.#attempt, delay: this.#delay, reason: this.#reason };
  }

  /** Opens the socket now, whatever wait was under way. Does nothing while one is open or opening. */
  connect() {
    if (this.#phase !== "idle" && this.#phase !== "waiting" && this.#phase !== "gone") return;
    if (this.#phase === "gone") this.#attempt = 0;
    this.#unschedule();
    this.#move("connect");
    const socket = this.#parts.createSocket(this.#parts.url, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#received(socket, event.data);
    socket.onclose = (event) => this.#lost(socket, event.reason);
  }

  /**
   * Sends a message if the server is there.
   *
   * @param {ClientMessage} message
   * @returns {boolean} whether it was handed to the socket
   */
  send(message) {
    if (this.#phase !== "ready" || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends the connection for good. */
  close() {
    if (this.#phase === "closed") return;
    this.#unschedule();
    this.#move("close");
    this.#release()?.close(1000);
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    if (socket !== this.#socket) return;
    this.#move("socketOpened");
    this.#timer = this.#parts.schedule(() => {
      socket.close();
      this.#lost(socket, "the server did not greet");
    }, GREETING_LIMIT_MILLISECONDS);
  }

  /**
   * @param {WebSocket} socket
   * @param {unknown} data
   */
  #received(socket, data) {
    if (socket !== this.#socket) return;
    /** @type {ServerMessage} */
    let message;
    try {
      message = decodeServerMessage(data);
    } catch (error) {
      this.#parts.onRubbish(error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#phase === "greeting") {
      if (message.type !== "hello") return;
      if (message.protocol !== PROTOCOL_VERSION) {
        const reason = `the server speaks protocol ${message.protocol}, this page ${PROTOCOL_VERSION}; reload the page`;
        socket.close();
        this.#lost(socket, reason);
        return;
      }
      this.#unschedule();
      this.#attempt = 0;
      this.#reason = "";
      this.#move("greeted");
    }
    this.#parts.onMessage(message);
  }

  /**
   * @param {WebSocket} socket
   * @param {string} reason
   */
  #lost(socket, reason) {
    if (socket !== this.#socket) return;
    this.#release();
    this.#unschedule();
    this.#attempt += 1;
    this.#reason = reason;
    this.#delay = reconnectDelay(this.#attempt, this.#parts.random());
    this.#move("lost");
    if (this.#attempt >= MAXIMUM_ATTEMPTS) {
      this.#move("exhausted");
      return;
    }
    this.#timer = this.#parts.schedule(() => this.connect(), this.#delay);
  }

  /** Lets go of the socket, so that nothing it says later is heard. */
  #release() {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return null;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    return socket;
  }

  #unschedule() {
    if (this.#timer !== null) this.#parts.unschedule(this.#timer);
    this.#timer = null;
  }

  /** @param {ConnectionEvent} event */
  #move(event) {
    this.#phase = nextPhase(this.#phase, event);
    this.#parts.onStatus(this.status);
  }
}

/**
 * Returns a maker of connections to the server that the page came from.
 *
 * @param {Window} window
 */
export function connector(window) {
  const { protocol, host } = window.location;
  const url = `${protocol === "https:" ? "wss" : "ws"}://${host}/socket`;
  /** @param {Pick<ConnectionParts, "onMessage" | "onRubbish" | "onStatus">} listeners */
  return (listeners) =>
    new Connection({
      url,
      createSocket: (address, subprotocol) => new WebSocket(address, subprotocol),
      schedule: (action, delay) => window.setTimeout(action, delay),
      unschedule: (timer) => window.clearTimeout(timer),
      random: Math.random,
      ...listeners,
    });
}
