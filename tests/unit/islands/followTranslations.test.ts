/** @jest-environment jsdom */
import { followTranslations } from "../../../src/islands/followTranslations";

followTranslations();

const parent = document.createElement("p");
document.body.append(parent);

/** Does what browsers' translators do: replaces the text with a <font> that contains its translation. */
function translate(text: Text): HTMLElement {
  const font = document.createElement("font");
  font.append(`translated ${text.data}`);
  text.replaceWith(font);
  return font;
}

function threeTexts(): [Text, Text, Text] {
  const texts: [Text, Text, Text] = [new Text("one "), new Text("two "), new Text("three")];
  parent.replaceChildren(...texts);
  return texts;
}

test("removing a translated text removes its translation", () => {
  const [, two] = threeTexts();
  translate(two);
  expect(parent.removeChild(two)).toBe(two);
  expect(parent).toHaveTextContent(/^one three$/);
});

test("an element inserted before a translated text is before its translation", () => {
  const [, , three] = threeTexts();
  translate(three);
  parent.insertBefore(document.createElement("b"), three).append("new ");
  expect(parent).toHaveTextContent(/^one two new translated three$/);
});

test("a change of a translated text is shown", async () => {
  const [one] = threeTexts();
  translate(one);
  await Promise.resolve();
  one.data = "four ";
  await Promise.resolve();
  expect(parent).toHaveTextContent(/^four two three$/);
});

test("a text moved into another element is found there", () => {
  const [one, two] = threeTexts();
  const font = document.createElement("font");
  two.replaceWith(font);
  font.append(two);
  parent.insertBefore(document.createElement("i"), two).append("new ");
  expect(parent).toHaveTextContent(/^one new two three$/);
  parent.removeChild(one);
  parent.removeChild(two);
  expect(parent).toHaveTextContent(/^new three$/);
});

test("a text removed by another program causes no error", () => {
  const [one, two] = threeTexts();
  two.remove();
  expect(parent.removeChild(two)).toBe(two);
  parent.insertBefore(new Text(" last"), two);
  parent.insertBefore(new Text("first "), one);
  expect(parent).toHaveTextContent(/^first one three last$/);
});
