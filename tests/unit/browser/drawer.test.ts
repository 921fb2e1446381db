/** @jest-environment jsdom */
import { handleEarlyClick } from "../../../src/browser/handleEarlyClick";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="menu"><svg></svg></button>
    <div id="menu" popover="auto"><button id="close" popovertarget="menu" popovertargetaction="hide"></button></div>`;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

test("without popover support, the menu button opens the drawer, and the drawer's button closes it", () => {
  handleEarlyClick(find("svg"));
  expect(find("#menu")).toHaveAttribute("data-open");
  handleEarlyClick(find("#close"));
  expect(find("#menu")).not.toHaveAttribute("data-open");
});

test("with popover support, the script does nothing", () => {
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  handleEarlyClick(find("svg"));
  expect(find("#menu")).not.toHaveAttribute("data-open");
});
