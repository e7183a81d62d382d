import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SceneSession } from "../../public/js/model/scene-session.js";
import { turned } from "../../public/js/model/scene-metrics.js";
import { PresetPictures } from "../../public/js/panels/preset-pictures.js";
import { Store, initialState, isStale, problemsOf } from "../../public/js/store.js";
import { RecordingContext, frame, hello, scrollView } from "./support.mjs";

function harness() {
  const store = new Store(initialState());
  /** @type {any[]} */
  const sent = [];
  let now = 1000;
  const session = new SceneSession(
    store,
    { send: (message) => sent.push(message) > 0 },
    () => now,
  );
  const connect = () => {
    store.set({ connection: { phase: "ready", attempt: 0, delay: 0, reason: "" } });
    session.receive(hello());
  };
  const answer = (/** @type {object} */ changes = {}) => {
    const open = sent.findLast((message) => message.type === "open");
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16", program: "source", reply: open.id, ...changes });
    session.receive(frame({ reply: open.id }));
  };
  connect();
  return { store, session, sent, answer, connect, wait: (/** @type {number} */ milliseconds) => (now += milliseconds) };
}

describe("scene session", () => {
  test("opens a preset and shows its source", () => {
    const { store, session, sent, answer } = harness();
    session.open({ preset: "founding-screen" });
    assert.deepEqual(sent[0], {
      type: "open",
      preset: "founding-screen",
      device: "iphone-16",
      os: 18,
      environment: { dynamicTypeSize: "large", colorScheme: "light", layoutDirection: "leftToRight" },
      id: 1,
    });
    assert.equal(session.takesInput, false);
    answer();
    assert.equal(store.state.scene.program, "source");
    assert.equal(session.takesInput, true);
  });

  test("sends input with times of the scene's clock that never go back", () => {
    const { session, sent, answer } = harness();
    session.open({ program: "x" });
    session.touch("began", { x: 1, y: 1 }, 1500);
    answer();
    session.touch("began", { x: 1, y: 1 }, 1500);
    session.touch("moved", { x: 1, y: 9 }, 1490);
    session.wheel({ x: 1, y: 1 }, { x: 0, y: 4 }, 1600);
    assert.deepEqual(sent.slice(1).map(({ type, time }) => [type, time]), [["touch", 0.5], ["touch", 0.5], ["wheel", 0.6]]);
  });

  test("believes the diagnostics of the newest edit only", () => {
    const { store, session, sent, answer } = harness();
    session.open({ program: "x" });
    answer();
    session.edit("first");
    session.edit("second");
    const [first, second] = sent.filter((message) => message.type === "edit");
    const problem = { severity: "error", line: 1, column: 1, message: "no" };
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16", reply: second.id });
    session.receive({ type: "opened", diagnostics: [/** @type {any} */ (problem)], device: "iphone-16", reply: first.id });
    assert.deepEqual(store.state.diagnostics, []);
    assert.equal(store.state.scene.program, "second");
    assert.equal(store.state.scene.preset, undefined);
  });

  test("changes the picture's device only when its frame comes", () => {
    const { store, session, sent, answer } = harness();
    session.open({ program: "x" });
    answer();
    session.change({ device: "iphone-16-landscape", environment: { colorScheme: "dark" } });
    assert.deepEqual(sent.at(-1), { type: "set", device: "iphone-16-landscape", environment: { colorScheme: "dark" }, id: 2 });
    assert.equal(store.state.device.width, 393);
    assert.equal(store.state.scene.environment.dynamicTypeSize, "large");
    session.receive(frame({ reply: 2 }));
    assert.equal(store.state.device.width, 852);
    assert.equal(store.state.colorScheme, "dark");
  });

  test("counts scenes, so that frames of two are not taken for one", () => {
    const { store, session, sent, answer } = harness();
    session.open({ program: "x" });
    answer();
    session.edit("y");
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16", reply: sent.at(-1).id });
    assert.equal(store.state.generation, 1);
    session.open({ program: "z" });
    answer();
    assert.equal(store.state.generation, 2);
  });

  test("believes what the server says of the device", () => {
    const { store, session, answer } = harness();
    session.open({ program: "x", device: "iphone-16-landscape" });
    const safeArea = { top: 0, leading: 59, bottom: 20, trailing: 59 };
    answer({ device: { id: "iphone-16-landscape", name: "iPhone 16", width: 852, height: 393, scale: 3, safeArea } });
    assert.equal(store.state.device.safeArea.bottom, 20);
  });

  test("takes a refused change back and says why", () => {
    const { store, session, answer } = harness();
    session.open({ program: "x" });
    answer();
    session.change({ device: "nokia-3310" });
    session.receive({ type: "error", code: "unknownDevice", message: "there is no device nokia-3310", reply: 2 });
    assert.equal(store.state.scene.device, "iphone-16");
    assert.equal(store.state.notice?.text, "There is no device nokia-3310.");
  });

  test("opens what comes closest where a link names what this server does not have, and says why", () => {
    const { store, session, sent } = harness();
    store.set({ hello: { type: "hello", protocol: 1, version: "1", devices: [], presets: [{ id: "first", title: "", summary: "" }] } });
    session.open({ program: "x", device: "phone-of-2040", os: 26 });
    session.receive({ type: "error", code: "unknownDevice", message: "there is no such phone", reply: 1 });
    assert.deepEqual([sent[1].program, sent[1].device, sent[1].os], ["x", "iphone-16", 26]);
    assert.equal(store.state.notice?.text, "There is no such phone.");
    session.open({ preset: "gone", device: "iphone-14" });
    session.receive({ type: "error", code: "unknownPreset", message: "there is no gone", reply: 3 });
    assert.deepEqual([sent[3].preset, sent[3].device], ["first", "iphone-14"]);
    session.receive({ type: "error", code: "unknownPreset", message: "there is no first", reply: 4 });
    assert.equal(sent.length, 4);
  });

  test("opens the same scene at the same place after the connection was lost", () => {
    const { store, session, sent, answer, connect } = harness();
    session.open({ preset: "founding-screen" });
    answer();
    session.edit("mine");
    session.change({ os: 26 });
    const moved = scrollView({ contentOffset: { x: 0, y: 100 }, contentInsets: { top: 148, leading: 0, bottom: 34, trailing: 0 } });
    session.receive(frame({ scrollViews: [moved] }));
    store.set({ connection: { phase: "waiting", attempt: 1, delay: 1, reason: "" } });
    session.disconnected();
    assert.equal(session.takesInput, false);
    sent.length = 0;
    connect();
    session.reopen();
    assert.equal(sent[0].program, "mine");
    assert.equal(sent[0].os, 26);
    // The bar had 200 at rest: 100 + 200.
    assert.deepEqual(sent[1], { type: "scroll", displacement: { x: 0, y: 300 } });
  });

  test("keeps the state that frames leave out, but not across scenes", () => {
    const { store, session, sent, answer } = harness();
    session.open({ program: "x" });
    answer();
    assert.deepEqual(store.state.frame?.state, []);
    session.receive(frame({ state: [{ name: "s", value: "1" }] }));
    session.receive(frame());
    assert.deepEqual(store.state.frame?.state, [{ name: "s", value: "1" }]);
    session.open({ program: "y" });
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16", reply: sent.at(-1).id });
    session.receive(frame());
    assert.deepEqual(store.state.frame?.state, []);
  });

  test("plays a link's gesture on a stopped clock and goes live from there", () => {
    const { store, session, sent, answer } = harness();
    const gesture = [
      { type: "touch", phase: "began", x: 1, y: 1, time: 0.1 },
      { type: "open", program: "evil" },
      { type: "touch", phase: "ended", x: 1, y: 1, time: 9 },
    ];
    session.open({ program: "x", gesture, time: 0.5 });
    answer();
    assert.deepEqual(sent.map(({ type, clock, to }) => [type, clock ?? to]), [["open", "manual"], ["touch", undefined], ["advance", 0.5]]);
    assert.deepEqual(store.state.playback, { kind: "moment", time: 0.5 });
    assert.equal(session.takesInput, false);
    assert.deepEqual(session.describe(store.state.frame).gesture, gesture);
    session.receive(frame({ scrollViews: [scrollView({ contentOffset: { x: 0, y: 0 } })] }));
    sent.length = 0;
    session.resume();
    assert.equal(store.state.playback.kind, "live");
    assert.deepEqual(sent.map(({ type }) => type), ["open", "scroll"]);
    assert.equal(sent[0].clock, undefined);
  });

  test("opens a link's bare screen, and everything that it does not name as standard", () => {
    const { store, session, sent } = harness();
    session.open({ program: "x", os: 26, environment: { colorScheme: "dark" } });
    const screen = { width: 300, height: 600, scale: 2, safeArea: { top: 10, leading: 0, bottom: 0, trailing: 0 } };
    session.open({ program: "x", device: screen });
    assert.deepEqual([sent[1].device, sent[1].os, sent[1].environment.colorScheme], [screen, 18, "light"]);
    session.receive({ type: "opened", diagnostics: [], device: screen, reply: sent[1].id });
    session.receive(frame({ reply: sent[1].id }));
    assert.deepEqual(store.state.device, { ...screen, id: "", name: "300 × 600" });
    assert.deepEqual(turned(screen), { ...screen, width: 600, height: 300, safeArea: { top: 0, leading: 10, bottom: 0, trailing: 0 } });
    assert.equal(turned(String(turned("iphone-16"))), "iphone-16");
  });

  test("describes itself with what was done to it", () => {
    const { store, session, answer } = harness();
    session.open({ preset: "founding-screen" });
    answer();
    assert.deepEqual(Object.keys(session.describe(store.state.frame)), ["preset", "device", "os", "environment"]);
    session.touch("began", { x: 1, y: 1 }, 1100);
    session.receive(frame({ time: 0.2, scrollViews: [scrollView({ phase: "tracking" })] }));
    const described = session.describe(store.state.frame);
    assert.equal(described.time, 0.2);
    assert.deepEqual(described.gesture, [{ type: "touch", phase: "began", x: 1, y: 1, time: 0.1 }]);
  });
});

describe("scene session, beyond the picture", () => {
  test("shows another of the program's views, and keeps the choice in links and across connections", () => {
    const { store, session, sent, answer, connect } = harness();
    session.open({ program: "p" });
    answer({ roots: ["ContentView", "Row"], previews: ["Dark"], root: "ContentView" });
    assert.deepEqual(store.state.choices, { roots: ["ContentView", "Row"], previews: ["Dark"], shown: { root: "ContentView" } });
    session.choose({ preview: 0 });
    assert.deepEqual(sent.at(-1), { type: "edit", program: "p", preview: 0, id: 2 });
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16", reply: 2, roots: ["ContentView", "Row"], previews: ["Dark"], preview: 0 });
    assert.deepEqual(store.state.choices.shown, { preview: 0 });
    // A program with errors says nothing of it.
    session.receive({ type: "opened", diagnostics: [], device: "iphone-16" });
    assert.deepEqual(store.state.choices.previews, ["Dark"]);
    assert.equal(session.describe(store.state.frame).preview, 0);
    session.disconnected();
    connect();
    session.reopen();
    assert.equal(sent.at(-1).preview, 0);
    session.choose({ root: "Row" });
    assert.deepEqual([sent.at(-1).root, sent.at(-1).preview], ["Row", undefined]);
  });

  test("asks for what overlays need, once, and again with each scene", () => {
    const { session, sent, answer } = harness();
    session.open({ program: "p" });
    answer();
    session.observe(["lazyContainers"]);
    session.observe(["lazyContainers"]);
    assert.deepEqual(sent.slice(1), [{ type: "set", details: ["lazyContainers"], id: 2 }]);
    session.restart();
    assert.deepEqual(sent.at(-1).details, ["lazyContainers"]);
    session.observe([]);
    assert.deepEqual(sent.at(-1).details, []);
    session.restart();
    assert.ok(!("details" in sent.at(-1)));
  });

  test("gives an answer to whoever asked, and none when the connection is lost", async () => {
    const { session, sent, answer, store } = harness();
    session.open({ program: "p" });
    answer();
    const formatted = session.ask({ type: "format", program: "p" });
    session.receive({ type: "formatted", program: "q", reply: sent.at(-1).id });
    assert.equal(/** @type {any} */ (await formatted).program, "q");
    const refused = session.ask({ type: "format", program: "p" });
    session.receive({ type: "error", code: "formatFailed", message: "no", reply: sent.at(-1).id });
    assert.equal((await refused)?.type, "error");
    assert.equal(store.state.notice, null);
    const lost = session.ask({ type: "complete", line: 1, column: 1 });
    session.disconnected();
    assert.equal(await lost, null);
    store.set({ connection: { phase: "waiting", attempt: 1, delay: 0, reason: "" } });
    assert.equal(await session.ask({ type: "complete", line: 1, column: 1 }), null);
  });
});

describe("preset pictures", () => {
  test("opens the examples one after the other, draws each, and lets the connection go", () => {
    const contexts = ["founding-screen", "broken", "last"].map((id) => [id, new RecordingContext()]);
    const canvases = new Map(contexts.map(([id, context]) => [id, /** @type {any} */ ({ width: 64, height: 139, getContext: () => context })]));
    /** @type {any[]} */
    const sent = [];
    let isDone = false;
    const pictures = new PresetPictures(/** @type {any} */ (canvases), { require: () => {} }, (message) => sent.push(message), () => {
      isDone = true;
    });
    pictures.receive(/** @type {any} */ (hello()));
    pictures.receive(/** @type {any} */ (frame()));
    pictures.receive({ type: "error", code: "programTooSlow", message: "took too long" });
    assert.equal(isDone, false);
    pictures.receive(/** @type {any} */ (frame()));
    assert.deepEqual(sent.map(({ preset, clock }) => [preset, clock]), [["founding-screen", "manual"], ["broken", "manual"], ["last", "manual"]]);
    assert.deepEqual(contexts.map(([, context]) => /** @type {any} */ (context).named("setTransform").length), [1, 0, 1]);
    assert.equal(isDone, true);
  });
});

describe("store", () => {
  test("tells what is wrong with a program, but nothing of an empty one, and whether the picture is an earlier one's", () => {
    const scene = (/** @type {string | null} */ program) => ({ ...initialState().scene, program });
    const [error, warning] = ["error", "warning"].map((severity) => /** @type {any} */ ({ severity, line: 1, column: 1, message: "x" }));
    assert.deepEqual(problemsOf({ diagnostics: [error, warning], scene: scene("Text(") }), [error, warning]);
    assert.deepEqual(problemsOf({ diagnostics: [error], scene: scene(" \n") }), []);
    assert.deepEqual(problemsOf({ diagnostics: [error], scene: scene(null) }), [error]);
    assert.deepEqual([[], [warning], [warning, error]].map((diagnostics) => isStale({ diagnostics })), [false, false, true]);
  });

  test("tells only those who listen to what changed, with a frozen state", () => {
    const store = new Store(initialState());
    /** @type {string[]} */
    const heard = [];
    const stop = store.subscribe(["frame"], () => heard.push("frame"));
    store.subscribe(["notice", "scene"], () => heard.push("notice"));
    store.set({ notice: { tone: "info", text: "x" } });
    store.set({ frame: null });
    store.set({ frame: /** @type {any} */ (frame()) });
    stop();
    store.set({ frame: null });
    assert.deepEqual(heard, ["notice", "frame"]);
    assert.ok(Object.isFrozen(store.state));
  });
});
