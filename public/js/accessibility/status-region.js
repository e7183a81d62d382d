// @ts-check

/** A state that lasts no longer than this is not shown, in milliseconds. */
const QUIET_MILLISECONDS = 300;
/** From this attempt on the server counts as away. */
const AWAY_ATTEMPT = 4;

/**
 * Says the connection's state in words.
 *
 * @param {ConnectionStatus} status
 * @param {boolean} [isOffline] whether the browser knows of no network
 * @returns {{tone: "ok" | "busy" | "bad", text: string, canRetry: boolean}}
 */
export function connectionWords({ phase, attempt, reason }, isOffline = false) {
  if (isOffline && attempt > 0 && phase !== "ready" && phase !== "closed") {
    const text = "You are offline. The program can be read and written; pictures need the server.";
    return { tone: "bad", text, canRetry: true };
  }
  const why = reason === "" ? "" : ` (${reason})`;
  switch (phase) {
    case "ready":
      return { tone: "ok", text: "Connected", canRetry: false };
    case "idle":
    case "connecting":
    case "greeting":
    case "waiting":
      if (attempt === 0) return { tone: "busy", text: "Connecting to the server…", canRetry: false };
      // One try after the other is one state: its words stay while a try is under way.
      if (attempt < AWAY_ATTEMPT) return { tone: "busy", text: `Connection lost${why}. Reconnecting…`, canRetry: false };
      return { tone: "bad", text: `The server does not answer${why}. Trying again…`, canRetry: true };
    case "gone":
      return { tone: "bad", text: `The server is gone${why}. Your program is kept here.`, canRetry: true };
    case "closed":
      return { tone: "bad", text: "The connection was closed. Reload the page to go on.", canRetry: false };
  }
}

/** Keeps the visible `role="status"` region up to date. */
export class StatusRegion {
  #element;
  #button;
  #schedule;
  /** @type {unknown} */
  #timer = null;
  #next = connectionWords({ phase: "idle", attempt: 0, delay: 0, reason: "" });

  /**
   * @param {HTMLElement} element
   * @param {HTMLButtonElement} button tries again
   * @param {{schedule: (action: () => void, milliseconds: number) => unknown, unschedule: (timer: any) => void}} timers
   */
  constructor(element, button, timers) {
    this.#element = element;
    this.#button = button;
    this.#schedule = timers;
  }

  /** @param {ConnectionStatus} status */
  show(status) {
    const words = connectionWords(status, this.#element.ownerDocument.defaultView?.navigator.onLine === false);
    this.#next = words;
    if (words.tone === "busy" && this.#element.dataset.tone !== "bad") {
      // One step after the other of connecting is one wait.
      this.#timer ??= this.#schedule.schedule(() => this.#write(this.#next), QUIET_MILLISECONDS);
      return;
    }
    this.#write(words);
  }

  /** @param {ReturnType<typeof connectionWords>} words */
  #write({ tone, text, canRetry }) {
    if (this.#timer !== null) this.#schedule.unschedule(this.#timer);
    this.#timer = null;
    if (this.#element.textContent !== text) this.#element.textContent = text;
    this.#element.dataset.tone = tone;
    this.#button.hidden = !canRetry;
  }
}
