/** @jest-environment jsdom */
// Every kind of block over every kind of selection leaves a text that the program can hold, with all of its words.
import { pastedBlocks } from "../../../../src/editor/paste/pastedBlocks";
import { holds, pasteInto, textOf } from "../../../../src/editor/paste/pasteInto";
import type { SlateNode } from "../../../../src/editor/paste/slateNodes";
import { PASTED, PASTE_TABLE, selectedIn, wordsAround } from "../../../fixtures/pasteTable";

/** The text with a word at a point. */
const typed = (nodes: readonly SlateNode[], [at, ...path]: readonly number[], word: string): SlateNode[] =>
  nodes.map((node, index) => {
    if (index !== at) return node;
    return "children" in node
      ? { ...node, children: typed(node.children, path, word) }
      : { ...node, text: node.text + word };
  });

test.each(PASTE_TABLE)("%s over %s", (what, over) => {
  const [html = "", words = ""] = PASTED[what] ?? [];
  const { text, selection } = selectedIn(over);
  const result = pasteInto(text, selection, pastedBlocks(html, "").blocks);
  const [before, after] = wordsAround(over);
  expect(holds(result.text)).toBe(true);
  expect(textOf(result.text)).toBe(`${before}${words}${after}`);
  expect(textOf(typed(result.text, result.caret.path, "X"))).toBe(`${before}${words}X${after}`);
});

const shape = (nodes: readonly SlateNode[]): unknown[] =>
  nodes
    .map((node) => ("children" in node ? [node.type, ...shape(node.children)] : node.text))
    .filter((one) => one !== "");

const after = (over: string, what: string) => {
  const { text, selection } = selectedIn(over);
  return shape(pasteInto(text, selection, pastedBlocks(PASTED[what]?.[0] ?? "", "").blocks).text);
};

const entry = (...parts: unknown[]) => ["list-item", ...parts];
const words = (...parts: unknown[]) => ["paragraph", ...parts];

test("a list over a whole list takes its place, and one into a list becomes entries of it", () => {
  expect(after("a whole list", "a list")).toEqual([["bulleted-list", entry(words("Pegado")), entry(words("ahora"))]]);
  expect(after("an entry's end", "a list")).toEqual([
    ["bulleted-list", entry(words("uno")), entry(words("Pegado")), entry(words("ahora")), entry(words("dos"))],
  ]);
});

test("words over entries join what is left of them", () => {
  expect(after("from an entry into one in it", "words")).toEqual([
    [
      "bulleted-list",
      entry(words("u", "Pegado", " ahora", "s"), ["bulleted-list", entry(words("tres"))]),
      entry(words("cuatro")),
    ],
  ]);
});

test("the first and last of several paragraphs join the words around them", () => {
  expect(after("words of a paragraph", "two paragraphs")).toEqual([words("Uno ", "Pegado"), words("ahora", " tres")]);
});
