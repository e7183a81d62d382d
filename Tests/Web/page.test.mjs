import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
const html = readFileSync(join(PUBLIC, "index.html"), "utf8");

/** @returns {string[]} */
function files(folder = PUBLIC) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}
const scripts = files().filter((file) => file.endsWith(".js"));

/**
 * @param {string} file
 * @param {Set<string>} found all that a module imports, itself and what those import among it
 */
function importsOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/^import (?:[^;]*? from )?"([^"]+)";/gms)) importsOf(join(file, "..", path), found);
  return found;
}

describe("page", () => {
  test("asks for modules in the order in which a person needs them: the scene's, the picture's, the tools'", () => {
    /** @type {Set<string>} */
    const asked = new Set();
    const steps = [...html.matchAll(/<script type="module" src="([^"]+)">|<template id="later">([\s\S]*?)<\/template>/g)];
    let start = 0;
    for (const { 1: script, 2: later, index } of steps) {
      const entry = join(PUBLIC, script ?? "js/tools.js");
      const needed = [...importsOf(entry)].map((file) => file.slice(PUBLIC.length)).filter((file) => !asked.has(file));
      const part = later ?? html.slice(start, index);
      const listed = [...part.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
      assert.deepEqual(script === undefined ? listed : [...listed, script].sort(), needed.sort());
      for (const file of needed) asked.add(file);
      start = index;
    }
    assert.deepEqual(steps.map(([, script]) => script), ["js/error-overlay.js", "js/scene.js", "js/main.js", undefined]);
    // The editor, the inspector and the overlays have no part in the first picture.
    const first = importsOf(join(PUBLIC, "js/main.js"));
    for (const name of ["panels/editor-panel.js", "panels/inspector.js", "render/overlay-painter.js"]) assert.ok(!first.has(join(PUBLIC, "js", name)), name);
  });

  test("has nothing inline that a strict policy forbids", () => {
    assert.doesNotMatch(html, /\sstyle=|\son[a-z]+=|<style|javascript:/i);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) assert.match(tag, /\ssrc="/);
    for (const file of scripts) {
      const source = readFileSync(file, "utf8");
      assert.doesNotMatch(source, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/, file);
      assert.doesNotMatch(source, /setAttribute\("style"/, file);
    }
  });

  test("loads only files that are there, by relative paths with extension", () => {
    for (const file of scripts) {
      for (const [, path] of readFileSync(file, "utf8").matchAll(/^(?:import|export)[^;]*? from "([^"]+)";/gms)) {
        assert.match(path, /^\.{1,2}\/.*\.js$/, file);
        assert.ok(existsSync(join(file, "..", path)), `${file}: ${path}`);
      }
    }
    // `/vendor` is where the server mounts what the system has installed.
    for (const [, path] of html.matchAll(/(?:src|href)="(?!\/vendor\/)([^"#]+)"/g)) assert.ok(existsSync(join(PUBLIC, path)), path);
  });

  test("has every element that the scripts ask for, each once", () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const file of scripts) {
      for (const [, id] of readFileSync(file, "utf8").matchAll(/byId\([\w.#]+, "([\w-]+)"/g)) assert.ok(ids.includes(id), `${file}: ${id}`);
    }
    for (const [, list] of html.matchAll(/aria-(?:controls|labelledby)="([^"]+)"/g)) {
      for (const id of list.split(" ")) assert.ok(ids.includes(id), id);
    }
  });

  test("names every button and every field, and lets people zoom", () => {
    for (const [, attributes, content] of html.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)) {
      const isFilledLater = /id="(problem-count|notice-action)"/.test(attributes);
      const words = content.replace(/<span class="(?:icon|pane-icon|live-dot)[^>]*><\/span>/g, "").replace(/<[^>]+>/g, "").trim();
      assert.ok(words !== "" || isFilledLater, attributes);
    }
    assert.doesNotMatch(html, /user-scalable|maximum-scale/);
    assert.match(html, /<html lang="en">/);
  });

  test("weighs less than 150 KB of own code as it travels, compressed", () => {
    /** @type {Set<string>} all modules that a browser ever asks for */
    const modules = new Set();
    const entries = ["js/error-overlay.js", "js/main.js", "js/tools.js"].map((path) => join(PUBLIC, path));
    for (const entry of entries) importsOf(entry, modules);
    for (const file of modules) {
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      for (const [, path] of code.matchAll(/import\("(\.[^"]+)"\)/g)) importsOf(join(file, "..", path), modules);
    }
    // What else there is under js: descriptions of types, which are for those who check them.
    const unasked = files(join(PUBLIC, "js")).filter((file) => !modules.has(file)).map((file) => file.slice(PUBLIC.length));
    assert.deepEqual(unasked.sort(), ["js/package.json", "js/types.d.ts"]);
    const asked = files().filter((file) => !unasked.includes(file.slice(PUBLIC.length)));
    const bytes = asked.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    assert.ok(bytes < 150_000, `${bytes} bytes`);
  });

  test("has one owner of animation frames", () => {
    const owners = scripts.filter((file) => readFileSync(file, "utf8").includes("requestAnimationFrame("));
    assert.deepEqual(owners.map((file) => file.slice(PUBLIC.length)), ["js/main.js"]);
  });
});
