import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Connection } from "../../public/js/transport/connection.js";
import { MAXIMUM_ATTEMPTS, TRANSITIONS, nextPhase, reconnectDelay } from "../../public/js/transport/connection-state.js";
import { connectionWords } from "../../public/js/accessibility/status-region.js";
import { hello } from "./support.mjs";

class FakeSocket {
  onopen = null;
  onmessage = null;
  onclose = null;
  /** @type {string[]} */
  sent = [];
  isClosed = false;
  send(/** @type {string} */ text) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
}

function harness() {
  const made = { sockets: [], timers: [], messages: [], rubbish: [], phases: [], protocols: [] };
  const connection = new Connection({
    url: "ws://host/socket",
    createSocket: (url, protocol) => {
      const socket = new FakeSocket();
      made.sockets.push(socket);
      made.protocols.push([url, protocol]);
      return socket;
    },
    schedule: (action, delay) => made.timers.push({ action, delay, isActive: true }) - 1,
    unschedule: (timer) => {
      made.timers[timer].isActive = false;
    },
    random: () => 0.5,
    onMessage: (message) => made.messages.push(message),
    onRubbish: (reason) => made.rubbish.push(reason),
    onStatus: (status) => made.phases.push(status.phase),
  });
  const fire = () => {
    const timer = made.timers.findLast((candidate) => candidate.isActive);
    timer.isActive = false;
    timer.action();
  };
  return { connection, made, fire };
}

/** @param {FakeSocket} socket */
function greet(socket) {
  socket.onopen();
  socket.onmessage({ data: JSON.stringify(hello()) });
}

describe("connection state", () => {
  test("has exactly the transitions of the table", () => {
    const expected = [
      ["idle", "connect", "connecting"],
      ["connecting", "socketOpened", "greeting"],
      ["connecting", "lost", "waiting"],
      ["greeting", "greeted", "ready"],
      ["greeting", "lost", "waiting"],
      ["ready", "lost", "waiting"],
      ["waiting", "connect", "connecting"],
      ["waiting", "exhausted", "gone"],
      ["gone", "connect", "connecting"],
      ...["idle", "connecting", "greeting", "ready", "waiting", "gone"].map((phase) => [phase, "close", "closed"]),
    ];
    const actual = Object.entries(TRANSITIONS).flatMap(([phase, events]) =>
      Object.entries(events).map(([event, next]) => [phase, event, next]),
    );
    assert.deepEqual(actual.sort(), expected.sort());
  });

  test("refuses what is not in the table", () => {
    assert.throws(() => nextPhase("closed", "connect"), /cannot take "connect" while closed/);
    assert.throws(() => nextPhase("idle", "greeted"), /while idle/);
  });

  test("waits longer from attempt to attempt, up to a ceiling, partly by lot", () => {
    assert.deepEqual([1, 2, 3, 6, 7, 20].map((attempt) => reconnectDelay(attempt, 0)), [125, 250, 500, 4000, 5000, 5000]);
    assert.equal(reconnectDelay(1, 0.5), 187.5);
    assert.ok(reconnectDelay(20, 0.999) < 10_000);
  });

  test("says every state in words", () => {
    const words = (phase, attempt = 0) => connectionWords({ phase, attempt, delay: 0, reason: "" });
    assert.deepEqual(words("ready"), { tone: "ok", text: "Connected", canRetry: false });
    assert.equal(words("connecting").text, "Connecting to the server…");
    assert.equal(words("waiting", 1).tone, "busy");
    assert.equal(words("waiting", 5).canRetry, true);
    assert.match(words("gone", 20).text, /The server is gone/);
    const offline = (phase) => connectionWords({ phase, attempt: 1, delay: 0, reason: "" }, true);
    assert.match(offline("waiting").text, /^You are offline/);
    assert.match(offline("gone").text, /^You are offline/);
    // A server on the same machine needs no network.
    assert.equal(offline("ready").text, "Connected");
  });

  test("keeps its words while one try follows the other", () => {
    for (const attempt of [1, 4, 12]) {
      for (const isOffline of [false, true]) {
        const words = (/** @type {any} */ phase) => connectionWords({ phase, attempt, delay: 0, reason: "it was cut" }, isOffline);
        assert.deepEqual(words("connecting"), words("waiting"));
        assert.deepEqual(words("greeting"), words("waiting"));
      }
    }
  });
});

describe("connection", () => {
  test("is ready after the greeting, over the page's own subprotocol", () => {
    const { connection, made } = harness();
    connection.connect();
    assert.equal(connection.send({ type: "inspect" }), false);
    greet(made.sockets[0]);
    assert.deepEqual(made.phases, ["connecting", "greeting", "ready"]);
    assert.deepEqual(made.protocols, [["ws://host/socket", "overscroll.v1.json"]]);
    assert.equal(made.messages[0].type, "hello");
    assert.equal(connection.send({ type: "inspect" }), true);
    assert.deepEqual(made.sockets[0].sent, ['{"type":"inspect"}']);
  });

  test("comes back by itself and counts attempts anew after a greeting", () => {
    const { connection, made, fire } = harness();
    connection.connect();
    greet(made.sockets[0]);
    made.sockets[0].onclose({ reason: "the server stops" });
    assert.equal(connection.status.phase, "waiting");
    assert.equal(connection.status.reason, "the server stops");
    fire();
    assert.equal(made.sockets.length, 2);
    greet(made.sockets[1]);
    assert.deepEqual(connection.status, { phase: "ready", attempt: 0, delay: 187.5, reason: "" });
  });

  test("gives up after many attempts and starts anew when asked", () => {
    const { connection, made, fire } = harness();
    connection.connect();
    for (let attempt = 1; attempt <= MAXIMUM_ATTEMPTS; attempt += 1) {
      made.sockets.at(-1).onclose({ reason: "" });
      if (attempt < MAXIMUM_ATTEMPTS) fire();
    }
    assert.equal(connection.status.phase, "gone");
    connection.connect();
    assert.equal(connection.status.phase, "connecting");
    assert.equal(connection.status.attempt, 0);
  });

  test("tells of rubbish and goes on", () => {
    const { connection, made } = harness();
    connection.connect();
    greet(made.sockets[0]);
    made.sockets[0].onmessage({ data: "{" });
    made.sockets[0].onmessage({ data: '{"type":"dance"}' });
    assert.equal(made.rubbish.length, 2);
    assert.match(made.rubbish[1], /the type "dance" is not one that this page knows/);
    assert.equal(connection.status.phase, "ready");
  });

  test("leaves a server of another protocol version", () => {
    const { connection, made } = harness();
    connection.connect();
    made.sockets[0].onopen();
    made.sockets[0].onmessage({ data: JSON.stringify(hello({ protocol: 2 })) });
    assert.equal(made.sockets[0].isClosed, true);
    assert.match(connection.status.reason, /protocol 2/);
    assert.deepEqual(made.messages, []);
  });

  test("takes a server that never greets for lost", () => {
    const { connection, made, fire } = harness();
    connection.connect();
    made.sockets[0].onopen();
    fire();
    assert.equal(connection.status.phase, "waiting");
    assert.equal(made.sockets[0].isClosed, true);
  });

  test("hears nothing after it was closed for good", () => {
    const { connection, made } = harness();
    connection.connect();
    greet(made.sockets[0]);
    connection.close();
    assert.equal(made.sockets[0].onclose, null);
    connection.connect();
    assert.equal(made.sockets.length, 1);
    assert.equal(connection.status.phase, "closed");
  });
});
