import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";

const folder = new URL("./", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, folder), "utf8");
const table = read("README.md").split("\n").filter((line) => line.startsWith("| ")).join("\n");
const names = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** What a module of browser tests runs by itself: its list without what it takes from others. */
function listed(/** @type {string} */ source) {
  const own = [...source.matchAll(/^def (\w+)\(page\):/gm)].map(([, name]) => name);
  const [, list] = /^TESTS = \[([^\]]*)\]/ms.exec(source) ?? ["", ""];
  return own.filter((name) => new RegExp(`\\b${name}\\b`).test(list));
}

describe("table of what shows what", () => {
  const browserTests = readdirSync(new URL("browser/", folder))
    .filter((file) => /^test_\w+\.py$/.test(file))
    .flatMap((file) => listed(read(`browser/${file}`)).map((name) => `${file.slice(0, -3)}.${name}`));

  test("names browser tests that are run, and all of them", () => {
    const named = names.filter((name) => /^test_\w+\.\w+$/.test(name));
    assert.ok(browserTests.length > 100, `only ${browserTests.length} were found`);
    assert.deepEqual([...new Set(named)].sort(), browserTests.sort());
  });

  test("names unit tests that there are", () => {
    const named = names.filter((name) => /^[a-z-]+: /.test(name));
    assert.ok(named.length > 10);
    for (const name of named) {
      const [module, title] = name.split(/: (.*)/s);
      assert.ok(existsSync(new URL(`${module}.test.mjs`, folder)), name);
      assert.ok(read(`${module}.test.mjs`).includes(`test("${title}"`), name);
    }
  });
});
