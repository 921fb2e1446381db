/** @jest-environment jsdom */
import { tellColorMode } from "../../../src/browser/tellColorMode";

const pressed = () => [...document.querySelectorAll("[aria-pressed=true]")].map(({ id }) => id);

test("the chosen color mode's button is pressed, now and after each choice", async () => {
  document.body.innerHTML = ["light", "dark", "system"]
    .map((mode) => `<button id="${mode}" data-set-color-mode="${mode}"></button>`)
    .join("");
  document.documentElement.dataset.colorMode = "system";
  tellColorMode();
  expect(pressed()).toEqual(["system"]);
  document.documentElement.dataset.colorMode = "dark";
  // Observers are told after the present work.
  await Promise.resolve();
  expect(pressed()).toEqual(["dark"]);
});
