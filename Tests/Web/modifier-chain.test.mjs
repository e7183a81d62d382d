import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { modifiersAt } from "../../public/js/model/modifier-chain.js";

const calls = (/** @type {string} */ program, line = 1, column = 1) =>
  modifiersAt(program, { line, column }).map((call) => [call.text, call.line, call.column]);

describe("modifier chain", () => {
  test("lists what is called on a view, in order, with its places", () => {
    const program = 'VStack {\n    Text("Stage \\(stage + 1)")\n        .font(.headline)\n        .padding(.vertical, 8)\n}\n.background(Color.red)';
    assert.deepEqual(calls(program, 2, 5), [[".font(.headline)", 3, 10], [".padding(.vertical, 8)", 4, 10]]);
    assert.deepEqual(calls(program), [[".background(Color.red)", 6, 2]]);
  });

  test("reads over closures, labels, strings and comments", () => {
    const program = [
      "Section(isExpanded: $open) { // a } that closes nothing",
      '    Text("} \\" )")',
      "} header: {",
      "    Text(\"b\")",
      "} /* ) */",
      ".onAppear { run() }",
      "// .hidden()",
      ".overlay(alignment: .top) { Circle() }",
      "Text(\"next\").bold()",
    ].join("\n");
    assert.deepEqual(calls(program), [[".onAppear { run() }", 6, 2], [".overlay(alignment: .top) { Circle() }", 8, 2]]);
    assert.deepEqual(calls(program, 9), [[".bold()", 9, 14]]);
  });

  test("counts columns in bytes", () => {
    assert.deepEqual(calls('/* ë */ Text("ü").bold()', 1, 10), [[".bold()", 1, 21]]);
  });

  test("takes source that is broken or shorter than it should be", () => {
    assert.deepEqual(calls("Text(\"a\"", 1), []);
    assert.deepEqual(calls("Text(", 1), []);
    assert.deepEqual(calls("Text", 9), []);
    assert.deepEqual(calls("Text(\"a\").", 1), []);
    assert.deepEqual(calls("Text(\"a\").padding(", 1), [[".padding(", 1, 11]]);
  });
});
