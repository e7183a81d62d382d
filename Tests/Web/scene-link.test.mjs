import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { inflateRaw } from "../../public/js/transport/inflate.js";
import {
  LinkError,
  decodeLink,
  deflateRaw,
  encodeLink,
  fromBase64URL,
  storedDeflate,
  toBase64URL,
} from "../../public/js/transport/scene-link.js";

/** Made with Python's `zlib.compressobj(9, zlib.DEFLATED, -15)` and `base64.urlsafe_b64encode`. */
const PRESET_LINK = "#1.q1YqKEotTi1RslJKyy_NS8nMS9ctTi5KTc1T0lFKSS3LTE4FSmUWZOTnpeoamgEF84uVrAwtdJRKMnOBUgZ6prUA";
const PROGRAM_LINK =
  "#1.RU7NSsNAEH6VjxWDhSLNNVg9FAueox50PGyTTV3Yn7JZTWIp-AIePHkp9SSl1rfwTTwUjz6CSVPozDDD9wPzTdnE2bHjmkVM6ol1HnEhM391QYZM7t1D4jGwxgvjr6UoIjQbUzKoSwkPw7XI0cctsRv7vSbWBbHN28dm_vX7uWjh3_vr6uf5ZX-WyLiWqmpljhOMEARIcIq05cJeD4c4CM_KfhU8EbtrPz5yh5FNqwi51WIXBnHirFI7MLTunCf3R9tgXcg0AtFxLlTWqdWGhTS4FKXfWjqYNU2mHjb7Bw";
const PROGRAM =
  'import SwiftUI\n\nstruct ContentView: View {\n    let names = ["Zoë", "日本語", "👩‍👩‍👧 family", "a < b && c > d", "100 % #1?x=y&z"]\n    var body: some View { ScrollView { ForEach(names, id: \\.self) { name in Text(name) } } }\n}\n';

const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);
const code = (/** @type {string} */ wanted) => (/** @type {unknown} */ error) =>
  error instanceof LinkError && error.code === wanted && error.message.length > 20;

describe("inflate", () => {
  test("reads fixed, stored and dynamic blocks that zlib wrote", () => {
    assert.equal(text(inflateRaw(Buffer.from("4b4c4a4e842100", "hex"), 100)), "abcabcabcabc");
    assert.equal(text(inflateRaw(Buffer.from("010500faff68656c6c6f", "hex"), 100)), "hello");
    assert.equal(text(inflateRaw(fromBase64URL(PRESET_LINK.slice(3)), 1000)), '{"preset":"founding-screen","device":"iphone-16","os":18,"time":0.5}');
  });

  test("stops at the limit", () => {
    assert.throws(() => inflateRaw(Buffer.from("4b4c4a4e842100", "hex"), 11), /more than 11 bytes/);
  });

  test("refuses every truncation and answers every flipped bit with text or a refusal", () => {
    const whole = fromBase64URL(PROGRAM_LINK.slice(3));
    for (let length = 0; length < whole.length; length += 1) {
      assert.throws(() => inflateRaw(whole.subarray(0, length), 10_000), RangeError);
    }
    let refusals = 0;
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const damaged = Uint8Array.from(whole);
      damaged[bit >> 3] ^= 1 << (bit & 7);
      try {
        inflateRaw(damaged, 10_000);
      } catch (error) {
        assert.ok(error instanceof RangeError);
        refusals += 1;
      }
    }
    assert.ok(refusals > 100);
  });

  test("refuses a block of an unknown kind", () => {
    assert.throws(() => inflateRaw(Uint8Array.of(0b111), 10), /unknown kind/);
  });
});

describe("links", () => {
  test("open what another implementation packed", () => {
    assert.deepEqual(decodeLink(PRESET_LINK), { preset: "founding-screen", device: "iphone-16", os: 18, time: 0.5 });
    assert.deepEqual(decodeLink(PROGRAM_LINK), { program: PROGRAM });
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
    assert.deepEqual(decodeLink(await encodeLink(scene)), scene);
    assert.deepEqual(decodeLink(await encodeLink(scene, async (bytes) => storedDeflate(bytes))), scene);
  });

  test("of a program of 60 lines stay under 1,500 characters", async () => {
    const path = new URL("../../Sources/SceneServer/Presets/founding-screen.swift", import.meta.url);
    const lines = readFileSync(path, "utf8").split("\n");
    const program = [...lines, ...lines].slice(0, 60).join("\n");
    const link = await encodeLink({ program, device: "iphone-16", os: 18 });
    // Engines without a compressor write stored blocks, which are as long as the program.
    const packed = await deflateRaw(new TextEncoder().encode("a".repeat(100)));
    if (packed.length < 100) assert.ok(link.length < 1500, `${link.length} characters`);
    else assert.ok(link.length < program.length * 1.6);
  });

  test("in stored blocks hold more than one block can", () => {
    const bytes = Uint8Array.from({ length: 150_000 }, (_, index) => index % 251);
    assert.deepEqual(inflateRaw(storedDeflate(bytes), 200_000), bytes);
    assert.deepEqual(inflateRaw(storedDeflate(new Uint8Array()), 10), new Uint8Array());
  });

  test("use letters that survive an address", () => {
    assert.equal(toBase64URL(Uint8Array.of(0xfb, 0xff, 0xfe)), "-__-");
    assert.deepEqual(fromBase64URL("-__-"), Uint8Array.of(0xfb, 0xff, 0xfe));
  });

  test("are told from other fragments", () => {
    for (const fragment of ["", "#", "#stage", "#1", "#x.y"]) assert.equal(decodeLink(fragment), null);
  });

  test("that are broken, too long, empty or of the future say so", async () => {
    assert.throws(() => decodeLink(`${PRESET_LINK.slice(0, -9)}`), code("damaged"));
    assert.throws(() => decodeLink("#1.not*base64"), code("damaged"));
    assert.throws(() => decodeLink("#1."), code("damaged"));
    assert.throws(() => decodeLink("#2.AAAA"), code("version"));
    assert.throws(() => decodeLink(`#1.${"A".repeat(500_000)}`), code("tooLong"));
    const bomb = await encodeLink({ program: "a".repeat(2_000_000) });
    assert.throws(() => decodeLink(bomb), code("tooLong"));
    assert.throws(() => decodeLink(`#1.${toBase64URL(storedDeflate(new TextEncoder().encode('{"device":"x"}')))}`), code("empty"));
    assert.throws(() => decodeLink(`#1.${toBase64URL(storedDeflate(Uint8Array.of(0xff, 0xff)))}`), code("damaged"));
    assert.throws(() => decodeLink(`#1.${toBase64URL(storedDeflate(new TextEncoder().encode("null")))}`), code("empty"));
  });

  test("drop fields that are not what they should be", async () => {
    const odd = [
      { gesture: "no", time: "soon", device: 3, os: "18", environment: [] },
      { gesture: [null], time: -1, device: { width: 3 }, os: null, environment: "dark" },
      { gesture: [{ type: 4 }], device: { width: 3, height: 3, scale: 1 }, program: 9 },
    ];
    for (const fields of odd) {
      const scene = /** @type {any} */ ({ preset: "a", ...fields });
      assert.deepEqual(decodeLink(await encodeLink(scene)), { preset: "a" });
    }
  });
});
