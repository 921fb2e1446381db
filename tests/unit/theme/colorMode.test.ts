/** @jest-environment jsdom */
import { answerColorMode, colorScheme, showColorMode, storedColorMode } from "../../../src/theme/colorMode";
import { answerMediaQueries, breakStorage } from "../../fixtures/browser";

const DARK = "prefers-color-scheme: dark";

const page = document.documentElement;
const shown = () => page.getAttribute("data-mui-color-scheme");
const marked = () => page.getAttribute("data-color-mode");

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = ["light", "dark", "system", "sepia"]
    .map((mode) => `<button data-set-color-mode="${mode}"><svg id="${mode}"></svg></button>`)
    .join("");
});

afterEach(() => jest.restoreAllMocks());

const click = (mode: string) => answerColorMode(document.getElementById(mode) ?? document.body);

test.each([
  [null, "system"],
  ["dark", "dark"],
  ["light", "light"],
  ["system", "system"],
  ["sepia", "system"],
  ["", "system"],
])("a stored %p means %s", (stored, mode) => {
  if (stored !== null) localStorage.setItem("mui-mode", stored);
  expect(storedColorMode()).toBe(mode);
});

test.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", true, "dark"],
  ["system", false, "light"],
] as const)("%s with a dark system %s shows %s", (mode, isDark, scheme) => {
  expect(colorScheme(mode, isDark)).toBe(scheme);
});

test("the page follows the system, and its changes, until the visitor chooses", () => {
  const system = answerMediaQueries(DARK);
  showColorMode();
  expect([shown(), marked()]).toEqual(["dark", "system"]);
  system.change();
  expect(shown()).toBe("light");
  click("dark");
  expect([shown(), marked()]).toEqual(["dark", "dark"]);
  click("system");
  expect([shown(), marked()]).toEqual(["light", "system"]);
});

test("a choice is stored under MUI's keys and shown at the next visit", () => {
  answerMediaQueries();
  click("dark");
  expect({ ...localStorage }).toEqual({
    "mui-mode": "dark",
    "mui-color-scheme-light": "light",
    "mui-color-scheme-dark": "dark",
  });
  showColorMode();
  expect(shown()).toBe("dark");
});

test("a stored scheme name the site does not have is ignored", () => {
  answerMediaQueries(DARK);
  localStorage.setItem("mui-color-scheme-dark", "midnight");
  showColorMode();
  expect(shown()).toBe("dark");
});

test("a click elsewhere, or on a mode that does not exist, changes nothing", () => {
  answerMediaQueries();
  showColorMode();
  click("sepia");
  answerColorMode(document.body);
  expect([shown(), marked()]).toEqual(["light", "system"]);
  expect(localStorage).toHaveLength(0);
});

test("without storage, the system decides, and a choice lasts for the page", () => {
  answerMediaQueries(DARK);
  breakStorage();
  showColorMode();
  expect([shown(), marked()]).toEqual(["dark", "system"]);
  click("light");
  expect([shown(), marked()]).toEqual(["light", "light"]);
});
