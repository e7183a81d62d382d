// @ts-check
import { StatusRegion } from "./accessibility/status-region.js";
import { Comparison } from "./comparison.js";
import { exposeModel } from "./model/exposed-model.js";
import { Recording } from "./model/recording.js";
import { SceneOpener } from "./model/scene-opener.js";
import { SceneSession } from "./model/scene-session.js";
import { byId } from "./panels/dom.js";
import { EditorPanel } from "./panels/editor-panel.js";
import { Inspector } from "./panels/inspector.js";
import { Panes } from "./panels/panes.js";
import { Preferences } from "./panels/preferences.js";
import { drawPresetPictures } from "./panels/preset-pictures.js";
import { TimelinePanel } from "./panels/timeline-panel.js";
import { buildTools } from "./panels/tools.js";
import { lightTwins } from "./panels/twins.js";
import { Followers } from "./render/followers.js";
import { RenderLoop } from "./render/render-loop.js";
import { Stage } from "./stage.js";
import { Store, initialState } from "./store.js";
import { textOf } from "./transport/message-decoder.js";
import { keepForOffline } from "./transport/offline.js";
import { connector } from "./transport/page-connection.js";

/** Overlays that need to know what lazy containers hold. */
const DETAILED = ["pinLine", "sections", "window"];
/** How many frames are kept for the time line: 20 seconds of motion at 60 a second. */
const RECORDED_FRAMES = 1_200;

const timers = {
  schedule: (/** @type {() => void} */ action, /** @type {number} */ delay) => window.setTimeout(action, delay),
  unschedule: (/** @type {number} */ timer) => window.clearTimeout(timer),
};
const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
const retry = byId(document, "retry", HTMLButtonElement);
const store = new Store(initialState());
const recording = new Recording(RECORDED_FRAMES, textOf);
const status = new StatusRegion(byId(document, "connection", HTMLElement), retry, timers);
const connect = connector(window);
const connection = connect({
  onMessage: (message) => {
    session.receive(message);
    if (message.type === "hello") opener.greeted();
  },
  onRubbish: (reason) => {
    const text = `The server said something that this page does not understand: ${reason}.`;
    store.set({ notice: { tone: "error", text } });
  },
  onStatus: (next) => {
    store.set({ connection: next });
    status.show(next);
    if (next.phase === "waiting") session.disconnected();
  },
});
const session = new SceneSession(store, connection, () => performance.now());
const opener = new SceneOpener(window, store, session);
const loop = new RenderLoop((frame, time) => {
  stage.draw(frame);
  comparison.draw();
  followers.follow(frame, time);
}, (callback) => window.requestAnimationFrame(callback));
const followers = new Followers([
  (frame) => frame !== null && inspector.update(frame),
  (frame, time) => stage.mirror(frame, time),
  (_, time) => timeline.update(time),
], (step) => loop.animate(step));
const editor = new EditorPanel(document, store, {
  ...timers,
  edit: (program) => session.edit(program),
  choose: (choice) => session.choose(choice),
  moved: (place) => inspector.chooseAtSource(place),
  ask: (message) => session.ask(message),
});
const panes = new Panes(window, new Preferences(() => window.localStorage), () => {
  editor.refresh();
  loop.invalidate();
});
const inspector = new Inspector(document, store, {
  ...timers,
  reducesMotion: () => lessMotion.matches,
  restTop: (view) => session.restInsets.topOf(view),
  isShown: () => panes.isShown("inspect"),
  inspect: () => session.inspect(),
  goTo: (place) => {
    panes.show("code");
    editor.goTo(place);
  },
});
const stage = new Stage(window, store, session, loop, inspector);
const timeline = new TimelinePanel(document, store, recording, (step) => loop.animate(step), () => session.resume());

const comparison = new Comparison(window, store, session, stage, loop, connect);

const shownFrame = () => {
  const { playback, frame } = store.state;
  return playback.kind === "recorded" ? (recording.at(playback.index) ?? frame) : frame;
};
const pictures = async () => {
  const { PictureExport } = await import("./export/picture-export.js");
  return new PictureExport(window, stage.fonts, (frame) => stage.pictureOf(frame));
};
buildTools(window, store, session, {
  openPreset: (preset) => opener.openPreset(preset),
  goToEditor: () => {
    panes.show("code");
    editor.focus();
  },
  togglePlay: () => timeline.togglePlay(),
  shownFrame,
  recording,
  drawPresets: (canvases) => drawPresetPictures(canvases, stage.fonts, connect),
  picture: async (scale) => (await pictures()).png(shownFrame(), scale),
  drawing: async () => (await pictures()).svg(shownFrame()),
  movie: async () => {
    const exporter = await pictures();
    try {
      return await exporter.movie(recording.duration, (step) => loop.animate(step), (position) => {
        timeline.showPosition(position);
        return shownFrame();
      });
    } finally {
      session.resume();
    }
  },
});
store.subscribe(["generation"], () => {
  recording.clear();
  inspector.clear();
});
store.subscribe(["frame"], ({ frame }) => {
  if (frame === null) return;
  recording.add(frame);
  inspector.record(frame);
});
store.subscribe(["frame", "playback"], () => loop.submit(shownFrame()));
store.subscribe(["overlays", "selection", "lit", "tree"], () => loop.invalidate());
store.subscribe(["overlays"], ({ overlays }) => {
  session.observe(DETAILED.some((id) => overlays.has(id)) ? ["lazyContainers"] : []);
});
store.subscribe(["isDragging"], ({ isDragging }) => isDragging && store.set({ lit: null }));
retry.addEventListener("click", () => connection.connect());
document.addEventListener("visibilitychange", () => !document.hidden && connection.connect());
window.addEventListener("online", () => connection.connect());
window.addEventListener("offline", () => status.show(connection.status));
window.addEventListener("pagehide", () => connection.close());
window.addEventListener("pageshow", (event) => event.persisted && window.location.reload());

lightTwins(document, store);
exposeModel(window, store, stage, loop);
connection.connect();
void editor.upgrade().then(() => keepForOffline(window));
