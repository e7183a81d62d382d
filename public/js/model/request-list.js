// @ts-check

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
