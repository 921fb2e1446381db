/** @jest-environment jsdom */
import { takeEntries } from "../../../src/islands/entries";

const FORM = `
  <input name="firstName"><input name="language" type="hidden" value="en"><textarea name="message"></textarea>
  <select name="intent"><option value="invest"></option><option value="sell"></option></select>
  <input name="attach" type="checkbox"><input name="attach" type="checkbox" value="plan" checked>
  <input name="way" type="radio" value="mail" checked><input name="way" type="radio" value="phone"><input>`;

function form(html = FORM) {
  const root = document.createElement("div");
  root.innerHTML = html;
  const named = (name: string) => [...root.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  return {
    root,
    enter: (name: string, value: string) => named(name).forEach((field) => (field.value = value)),
    press: (name: string) => named(name).forEach((field) => field.click()),
    contents: () =>
      [...root.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ type, value, checked }) =>
        /checkbox|radio/.test(type) ? checked : value,
      ),
  };
}

test("typed text, choices, and boxes are entered into the fields of the same names", () => {
  const [from, into] = [form(), form()];
  from.enter("firstName", "Ana");
  from.enter("message", "two\nlines");
  from.enter("intent", "sell");
  from.press("attach");
  from.press("way");
  takeEntries(from.root)(into.root);
  expect(into.contents()).toEqual(["Ana", "en", "two\nlines", "sell", true, false, false, true, ""]);
});

test("fields without an entry and hidden ones stay as they are", () => {
  const from = form(`<input name="language" type="hidden" value="es"><input name="other" value="gone">`);
  const into = form();
  into.enter("firstName", "Eva");
  takeEntries(from.root)(into.root);
  expect(into.contents().slice(0, 2)).toEqual(["Eva", "en"]);
});
