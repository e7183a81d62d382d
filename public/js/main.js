// @ts-check
import { StatusRegion } from "./accessibility/status-region.js";
import { Recording } from "./model/recording.js";
import { SceneSession } from "./model/scene-session.js";
import { exposeModel } from "./model/exposed-model.js";
import { DeviceSettings } from "./panels/device-settings.js";
import { byId } from "./panels/dom.js";
import { EditorPanel } from "./panels/editor-panel.js";
import { ExamplesMenu } from "./panels/examples-menu.js";
import { Inspector } from "./panels/inspector.js";
import { LinkButton } from "./panels/link-button.js";
import { Notices } from "./panels/notices.js";
import { OverlaysMenu } from "./panels/overlays-menu.js";
import { Panes } from "./panels/panes.js";
import { Preferences } from "./panels/preferences.js";
import { Shortcuts } from "./panels/shortcuts.js";
import { TimelinePanel } from "./panels/timeline-panel.js";
import { RenderLoop } from "./render/render-loop.js";
import { Stage } from "./stage.js";
import { SceneOpener } from "./model/scene-opener.js";
import { Store, initialState } from "./store.js";
import { Connection } from "./transport/connection.js";

/** How many frames are kept for the time line: 20 seconds of motion at 60 a second. */
const RECORDED_FRAMES = 1_200;

const timers = {
  schedule: (/** @type {() => void} */ action, /** @type {number} */ delay) => window.setTimeout(action, delay),
  unschedule: (/** @type {number} */ timer) => window.clearTimeout(timer),
};
const reducesMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
const store = new Store(initialState());
const recording = new Recording(RECORDED_FRAMES);
const status = new StatusRegion(byId(document, "connection", HTMLElement), byId(document, "retry", HTMLButtonElement), timers);

const connection = new Connection({
  url: `${window.location.protocol === "https:" ? "wss" : "ws"}://${window.location.host}/socket`,
  createSocket: (url, protocol) => new WebSocket(url, protocol),
  ...timers,
  random: Math.random,
  onMessage: (message) => {
    session.receive(message);
    if (message.type === "hello") opener.greeted();
  },
  onRubbish: (reason) => store.set({ notice: { tone: "error", text: `The server said something that cannot be understood: ${reason}.` } }),
  onStatus: (next) => {
    store.set({ connection: next });
    status.show(next);
    if (next.phase === "waiting") session.disconnected();
  },
});

const loop = new RenderLoop((frame, time) => {
  stage.draw(frame, time);
  if (frame !== null) inspector.update(frame);
  timeline.update(time);
}, (callback) => window.requestAnimationFrame(callback));
const fetchProgram = async (/** @type {string} */ preset) => {
  const answer = await fetch(`/presets/${encodeURIComponent(preset)}.swift`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
};
const session = new SceneSession(store, connection, () => performance.now(), fetchProgram);
const opener = new SceneOpener(window, store, session);
const editor = new EditorPanel(document, store, (program) => session.edit(program), timers);
const panes = new Panes(window, new Preferences(() => window.localStorage), () => {
  editor.refresh();
  loop.invalidate();
});
const goTo = (/** @type {{line: number, column: number}} */ place) => {
  panes.show("code");
  editor.goTo(place);
};
const isShown = () => panes.isShown("inspect");
const inspect = () => session.inspect();
const inspector = new Inspector(document, store, { ...timers, reducesMotion, isShown, inspect, goTo });

const shownFrame = () => {
  const { playback, frame } = store.state;
  return playback.kind === "recorded" ? (recording.at(playback.index) ?? frame) : frame;
};
const stage = new Stage(window, store, session, loop, inspector);
const timeline = new TimelinePanel(document, store, recording, (step) => loop.animate(step), () => session.resume());

new Notices(document, store);
new DeviceSettings(document, store, session);
new LinkButton(window, store, () => session.describe(shownFrame()));
const overlays = new OverlaysMenu(document, store);
const examples = new ExamplesMenu(document, store, (preset) => opener.openPreset(preset));
new Shortcuts(document, {
  examples: () => examples.open(),
  editor: () => {
    panes.show("code");
    editor.focus();
  },
  overlays: () => overlays.toggleAll(),
  play: () => timeline.togglePlay(),
});

store.subscribe(["frame"], ({ frame }) => {
  if (frame === null) return;
  if (frame.sequence < (recording.at(recording.length - 1)?.sequence ?? 0)) recording.clear();
  recording.add(frame);
  inspector.record(frame);
});
store.subscribe(["frame", "playback"], () => loop.submit(shownFrame()));
store.subscribe(["overlays", "selection", "highlight", "tree"], () => loop.invalidate());
store.subscribe(["isDragging"], ({ isDragging }) => isDragging && store.set({ highlight: null }));
byId(document, "retry", HTMLButtonElement).addEventListener("click", () => connection.connect());
window.addEventListener("online", () => connection.connect());
window.addEventListener("pagehide", () => connection.close());
window.addEventListener("pageshow", (event) => event.persisted && window.location.reload());

exposeModel(window, store, stage);
connection.connect();
void editor.upgrade();
