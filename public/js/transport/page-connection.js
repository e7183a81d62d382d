// @ts-check
import { Connection } from "./connection.js";

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
