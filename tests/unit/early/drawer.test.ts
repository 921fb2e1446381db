/** @jest-environment jsdom */
import { answerEarlyClick } from "../../../src/early/answerEarlyClick";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="menu"><svg></svg></button>
    <div id="menu" popover="auto"><button id="close" popovertarget="menu" popovertargetaction="hide"></button></div>`;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

test("where popovers are unknown the menu button opens the drawer and its own button closes it", () => {
  answerEarlyClick(find("svg"));
  expect(find("#menu")).toHaveAttribute("data-open");
  answerEarlyClick(find("#close"));
  expect(find("#menu")).not.toHaveAttribute("data-open");
});

test("where the browser opens popovers itself the script stays out of the way", () => {
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  answerEarlyClick(find("svg"));
  expect(find("#menu")).not.toHaveAttribute("data-open");
});
