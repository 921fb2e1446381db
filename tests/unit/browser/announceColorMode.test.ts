/** @jest-environment jsdom */
import { announceColorMode } from "../../../src/browser/announceColorMode";

const pressed = () => [...document.querySelectorAll("[aria-pressed=true]")].map(({ id }) => id);

test("the button of the chosen color mode is pressed, initially and after each change", async () => {
  document.body.innerHTML = ["light", "dark", "system"]
    .map((mode) => `<button id="${mode}" data-set-color-mode="${mode}"></button>`)
    .join("");
  document.documentElement.dataset.colorMode = "system";
  announceColorMode();
  expect(pressed()).toEqual(["system"]);
  document.documentElement.dataset.colorMode = "dark";
  // Mutation observers run as microtasks.
  await Promise.resolve();
  expect(pressed()).toEqual(["dark"]);
});
