import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Store, initialState } from "../../public/js/store.js";

describe("store", () => {
  test("tells those who come late what has changed before, once, and nothing else", () => {
    const store = new Store(initialState());
    /** @type {string[]} */
    const told = [];
    store.subscribe(["colorScheme"], ({ colorScheme }) => told.push(`early ${colorScheme}`));
    store.catchUp();
    assert.deepEqual(told, []);
    store.set({ colorScheme: "dark", generation: 2 });
    store.subscribe(["colorScheme", "generation"], ({ colorScheme, generation }) => told.push(`late ${colorScheme} ${generation}`));
    store.subscribe(["overlays"], () => told.push("never"));
    store.subscribe(["generation"], () => told.push("gone"))();
    assert.deepEqual(told, ["early dark"]);
    store.catchUp();
    store.catchUp();
    assert.deepEqual(told, ["early dark", "late dark 2"]);
    store.set({ generation: 3 });
    assert.deepEqual(told, ["early dark", "late dark 2", "late dark 3"]);
  });
});
