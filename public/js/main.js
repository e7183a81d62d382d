// @ts-check
import { StatusRegion } from "./accessibility/status-region.js";
import { exposeModel } from "./model/exposed-model.js";
import { Recording } from "./model/recording.js";
import { byId } from "./panels/dom.js";
import { Notices } from "./panels/notices.js";
import { Panes, Preferences } from "./panels/panes.js";
import { Followers } from "./render/followers.js";
import { RenderLoop } from "./render/render-loop.js";
import { connection, session, store } from "./scene.js";
import { Stage } from "./stage.js";
import { textOf } from "./transport/message-decoder.js";

/** How many frames are kept for the time line: 20 seconds of motion at 60 a second. */
const RECORDED_FRAMES = 1_200;
/** Room for so many of 25 KB, in bytes. A browser gives memory when it is written to. */
const RECORDED_BYTES = 32 << 20;
/** The tools wait no longer than this for the first picture, in milliseconds. */
const PATIENCE_MILLISECONDS = 1_000;

const timers = {
  schedule: (/** @type {() => void} */ action, /** @type {number} */ delay) => window.setTimeout(action, delay),
  unschedule: (/** @type {number} */ timer) => window.clearTimeout(timer),
};
const recording = new Recording(RECORDED_FRAMES, RECORDED_BYTES, textOf);
const retry = byId(document, "retry", HTMLButtonElement);
const status = new StatusRegion(byId(document, "connection", HTMLElement), retry, timers);
let isAskedFor = false;
let hasTools = false;
/** @type {(() => void)[]} what is drawn beside the device in the same refresh */
const beside = [];
const loop = new RenderLoop((frame, time) => {
  stage.draw(frame);
  for (const draw of beside) draw();
  followers.follow(frame, time);
  if (frame !== null && !isAskedFor) timers.schedule(buildTools, 0);
}, (callback) => window.requestAnimationFrame(callback));
const followers = new Followers((step) => loop.animate(step), (action) => timers.schedule(action, 0));
const panes = new Panes(window, new Preferences(() => window.localStorage), () => loop.invalidate());
const stage = new Stage(window, store, session, loop);
new Notices(document, store);

const shownFrame = () => {
  const { playback, frame } = store.state;
  return playback.kind === "recorded" ? (recording.at(playback.index) ?? frame) : frame;
};
followers.add((frame, time) => stage.mirror(frame, time));
store.subscribe(["connection"], (state) => status.show(state.connection));
store.subscribe(["generation"], () => recording.clear());
store.subscribe(["frame"], ({ frame }) => frame !== null && recording.add(frame));
store.subscribe(["frame", "playback"], () => loop.submit(shownFrame()));
store.subscribe(["overlays", "selection", "lit", "tree"], () => loop.invalidate());
store.subscribe(["isDragging"], ({ isDragging }) => isDragging && store.set({ lit: null }));
retry.addEventListener("click", () => connection.connect());
document.addEventListener("visibilitychange", () => !document.hidden && connection.connect());
window.addEventListener("online", () => connection.connect());
window.addEventListener("offline", () => status.show(connection.status));
window.addEventListener("pagehide", () => connection.close());
window.addEventListener("pageshow", (event) => event.persisted && window.location.reload());

exposeModel(window, store, stage, loop, () => hasTools);
store.catchUp();

/** Fetches and builds what stands around the picture; to be called once that is drawn. */
async function buildTools() {
  if (isAskedFor) return;
  isAskedFor = true;
  document.head.append(byId(document, "later", HTMLTemplateElement).content);
  const module = await import("./tools.js").catch(() => null);
  if (module === null) {
    const action = { label: "Reload", run: () => window.location.reload() };
    store.set({ notice: { tone: "error", text: "The editor and the inspector did not come: the server did not send them.", action } });
    return;
  }
  const tools = new module.Tools(window, { timers, recording, panes, stage, loop, followers, beside, shownFrame });
  store.catchUp();
  await tools.editorSettled;
  hasTools = true;
}
// Without a picture there are programs to read, keys to look up and examples to choose all the same.
timers.schedule(buildTools, PATIENCE_MILLISECONDS);
