// @ts-check
import { SceneOpener } from "./model/scene-opener.js";
import { SceneSession } from "./model/scene-session.js";
import { initialState, Store } from "./store.js";
import { connector } from "./transport/connection.js";

/** The page's state and its scene, which is asked for while the modules that draw it are still on their way. */

export const store = new Store(initialState());
export const connect = connector(window);
export const connection = connect({
  onMessage: (message) => {
    session.receive(message);
    if (message.type === "hello") opener.greeted();
  },
  onRubbish: (reason) => {
    const text = `The server said something that this page does not understand: ${reason}.`;
    store.set({ notice: { tone: "error", text } });
  },
  onStatus: (status) => {
    store.set({ connection: status });
    if (status.phase === "waiting") session.disconnected();
  },
});
export const session = new SceneSession(store, connection, () => performance.now());
export const opener = new SceneOpener(window, store, session);

connection.connect();
