/** @jest-environment jsdom */
import { interpolate } from "../../../../src/content/interpolate";
import { EDITOR_WORDS, type EditorWord } from "../../../../src/editor/config/editorWords";
import { isPlainField, pasteLines } from "../../../../src/editor/paste/pasteLines";

const WRAPPED = "María José has drawn houses for 20 years. She leads the de-\nsign team and speaks both languages.";
const WHOLE = "María José has drawn houses for 20 years. She leads the design team and speaks both languages.";

const say = (word: EditorWord, count: number) => interpolate(EDITOR_WORDS[word].en, { count });

function fieldOf(markup: string): HTMLInputElement | HTMLTextAreaElement {
  document.body.innerHTML = markup;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  if (!field) throw new Error("no field");
  return field;
}

const panel = () => document.getElementById("editor-panel")?.textContent ?? "";

test("a line says that it took several, at the caret", () => {
  const line = fieldOf('<input type="text" id="street-field-1" value="Office: ">');
  line.setSelectionRange(8, 8);
  const typed = jest.fn();
  line.addEventListener("input", typed);
  expect(pasteLines(line, "250 NE 2nd Ave\nSuite 300\r\nMiami, FL\n")).toBe(true);
  expect(line.value).toBe("Office: 250 NE 2nd Ave Suite 300 Miami, FL");
  expect(typed).toHaveBeenCalledTimes(1);
  expect(panel()).toContain(say("pastedOneLine", 3));
});

test("a text is whole again where a PDF broke it, and keeps its own lines", () => {
  const text = fieldOf('<textarea id="en-field-1"></textarea>');
  expect(pasteLines(text, WRAPPED)).toBe(true);
  expect(text.value).toBe(WHOLE);
  expect(panel()).toContain(say("pastedJoined", 1));
  expect(panel()).not.toContain(say("pastedOneLine", 2));
  expect(pasteLines(text, "Kitchens\nBaths")).toBe(false);
});

test("one line is pasted by the browser, and other fields are left alone", () => {
  const line = fieldOf('<input type="text" id="street-field-1">');
  expect(pasteLines(line, "Miami\n")).toBe(false);
  expect(isPlainField(line)).toBe(true);
  expect(isPlainField(fieldOf('<input type="text">'))).toBe(false);
  expect(isPlainField(fieldOf('<input type="date" id="soldOn-field-1">'))).toBe(false);
});
