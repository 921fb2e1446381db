/** @jest-environment jsdom */
import { glideToPlaces } from "../../../src/browser/glideToPlaces";
import { closeMenus } from "../../../src/browser/headerMenus";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeAll(() => {
  closeMenus();
  glideToPlaces();
});
beforeEach(() => {
  document.body.innerHTML = `<main></main>
    <details data-menu open id="one"><summary>One</summary><p>words</p><button>choose</button></details>
    <details data-menu open id="two"><summary>Two</summary></details>
    <details open id="fold"><summary>Fold</summary></details>
    <a id="place" href="#contact">Contact</a>`;
});
afterEach(() => jest.useRealTimers());

const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));

test("Escape closes the menus and moves no focus outside them; other keys close none", () => {
  find("#place").focus();
  press("a");
  expect(find("#one")).toHaveAttribute("open");
  press("Escape");
  expect(find("#one")).not.toHaveAttribute("open");
  expect(find("#place")).toHaveFocus();
});

test.each([
  ["main", []],
  ["#one p", ["one"]],
  ["#one button", []],
  ["#fold", []],
])("after a click on %s, these menus are open: %j", (selector, left) => {
  find(selector).click();
  expect([...document.querySelectorAll("[data-menu][open]")].map(({ id }) => id)).toEqual(left);
  expect(find("#fold")).toHaveAttribute("open");
});

test("scrolling is smooth only while following a link within the page", () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  find("#two summary").click();
  expect(dataset).not.toHaveProperty("gliding");
  find("#place").click();
  expect(dataset).toHaveProperty("gliding");
  jest.runAllTimers();
  expect(dataset).not.toHaveProperty("gliding");
});
