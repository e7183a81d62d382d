import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { LinkError, decodeLink, encodeLink, fromBase64URL, toBase64URL } from "../../public/js/transport/scene-link.js";

/** Made with Python's `zlib.compressobj(9, zlib.DEFLATED, -15)` and `base64.urlsafe_b64encode`. */
const PRESET_LINK = "#1.q1YqKEotTi1RslJKyy_NS8nMS9ctTi5KTc1T0lFKSS3LTE4FSmUWZOTnpeoamgEF84uVrAwtdJRKMnOBUgZ6prUA";
const PROGRAM_LINK =
  "#1.RU7NSsNAEH6VjxWDhSLNNVg9FAueox50PGyTTV3Yn7JZTWIp-AIePHkp9SSl1rfwTTwUjz6CSVPozDDD9wPzTdnE2bHjmkVM6ol1HnEhM391QYZM7t1D4jGwxgvjr6UoIjQbUzKoSwkPw7XI0cctsRv7vSbWBbHN28dm_vX7uWjh3_vr6uf5ZX-WyLiWqmpljhOMEARIcIq05cJeD4c4CM_KfhU8EbtrPz5yh5FNqwi51WIXBnHirFI7MLTunCf3R9tgXcg0AtFxLlTWqdWGhTS4FKXfWjqYNU2mHjb7Bw";
const PROGRAM =
  'import SwiftUI\n\nstruct ContentView: View {\n    let names = ["Zoë", "日本語", "👩‍👩‍👧 family", "a < b && c > d", "100 % #1?x=y&z"]\n    var body: some View { ScrollView { ForEach(names, id: \\.self) { name in Text(name) } } }\n}\n';

const code = (/** @type {string} */ wanted) => (/** @type {unknown} */ error) =>
  error instanceof LinkError && error.code === wanted && error.message.length > 20;

describe("links", () => {
  test("open what another implementation packed", async () => {
    assert.deepEqual(await decodeLink(PRESET_LINK), { preset: "founding-screen", device: "iphone-16", os: 18, time: 0.5 });
    assert.deepEqual(await decodeLink(PROGRAM_LINK), { program: PROGRAM });
  });

  test("bring back every field, byte for byte", async () => {
    const scene = {
      program: PROGRAM,
      device: "iphone-se-3-landscape",
      os: 26,
      environment: { dynamicTypeSize: "accessibility3", colorScheme: "dark" },
      gesture: [{ type: "touch", phase: "began", x: 1, y: 2, time: 0.1 }],
      time: 1.25,
    };
    assert.deepEqual(await decodeLink(await encodeLink(scene)), scene);
  });

  test("of a program of 60 lines stay under 1,500 characters", async () => {
    const path = new URL("../../Sources/SceneServer/Presets/founding-screen.swift", import.meta.url);
    const lines = readFileSync(path, "utf8").split("\n");
    const program = [...lines, ...lines].slice(0, 60).join("\n");
    const link = await encodeLink({ program, device: "iphone-16", os: 18 });
    assert.ok(link.length < 1500, `${link.length} characters`);
  });

  test("refuse every truncation and answer every flipped bit with a scene or a refusal", async () => {
    const whole = fromBase64URL(PROGRAM_LINK.slice(3));
    const opened = async (/** @type {Uint8Array} */ bytes) => {
      try {
        return await decodeLink(`#1.${toBase64URL(bytes)}`);
      } catch (error) {
        assert.ok(error instanceof LinkError, String(error));
        return error.code;
      }
    };
    for (let length = 0; length < whole.length; length += 1) assert.equal(await opened(whole.subarray(0, length)), "damaged");
    let refusals = 0;
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const damaged = Uint8Array.from(whole);
      damaged[bit >> 3] ^= 1 << (bit & 7);
      if (typeof (await opened(damaged)) === "string") refusals += 1;
    }
    assert.ok(refusals > 100);
  });

  test("open what was packed as fixed and stored blocks", async () => {
    // `{"preset":"a"}` by Python's zlib: strategy Z_FIXED, and level 0.
    assert.deepEqual(await decodeLink("#1.q1YqKEotTi1RslJKVKoFAA"), { preset: "a" });
    assert.deepEqual(await decodeLink("#1.AQ4A8f97InByZXNldCI6ImEifQ"), { preset: "a" });
  });

  test("are not made where the browser cannot compress", async () => {
    const { CompressionStream } = globalThis;
    // @ts-ignore what older browsers have
    globalThis.CompressionStream = undefined;
    try {
      await assert.rejects(encodeLink({ preset: "a" }), code("browser"));
    } finally {
      globalThis.CompressionStream = CompressionStream;
    }
  });

  test("use letters that survive an address", () => {
    assert.equal(toBase64URL(Uint8Array.of(0xfb, 0xff, 0xfe)), "-__-");
    assert.deepEqual(fromBase64URL("-__-"), Uint8Array.of(0xfb, 0xff, 0xfe));
  });

  test("are told from other fragments", async () => {
    for (const fragment of ["", "#", "#stage", "#1", "#x.y"]) assert.equal(await decodeLink(fragment), null);
  });

  test("that are broken, too long, empty or of the future say so", async () => {
    const refused = (/** @type {string} */ link, /** @type {string} */ reason) => assert.rejects(decodeLink(link), code(reason));
    await refused(PRESET_LINK.slice(0, -9), "damaged");
    await refused("#1.not*base64", "damaged");
    await refused("#1.", "damaged");
    await refused("#2.AAAA", "version");
    await refused(`#1.${"A".repeat(500_000)}`, "tooLong");
    await refused(await encodeLink({ program: "a".repeat(2_000_000) }), "tooLong");
    await refused(await encodeLink({ device: "x" }), "empty");
    await refused(await encodeLink(/** @type {any} */ (null)), "empty");
    // Two bytes that are no UTF-8, in a stored block.
    await refused(`#1.${toBase64URL(Uint8Array.of(1, 2, 0, 0xfd, 0xff, 0xff, 0xff))}`, "damaged");
  });

  test("drop fields that are not what they should be", async () => {
    const odd = [
      { gesture: "no", time: "soon", device: 3, os: "18", environment: [] },
      { gesture: [null], time: -1, device: { width: 3 }, os: null, environment: "dark" },
      { gesture: [{ type: 4 }], device: { width: 3, height: 3, scale: 1 }, program: 9 },
    ];
    for (const fields of odd) {
      const scene = /** @type {any} */ ({ preset: "a", ...fields });
      assert.deepEqual(await decodeLink(await encodeLink(scene)), { preset: "a" });
    }
  });
});
