/** @jest-environment jsdom */
import { makeDrawerModal } from "../../../src/browser/makeDrawerModal";
import { answerMediaQueries } from "../../fixtures/browser";

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

const closed = jest.fn();

function toggle(name: "beforetoggle" | "toggle", newState: "open" | "closed"): void {
  find("#menu").dispatchEvent(Object.assign(new Event(name), { newState }));
}

beforeEach(() => {
  // jsdom implements neither popovers nor :popover-open.
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  Object.assign(HTMLElement.prototype, { hidePopover: closed });
  jest.spyOn(HTMLElement.prototype, "matches").mockReturnValue(false);
  document.body.innerHTML = `<a id="skip"></a><header><div id="bar"><button popovertarget="menu"></button></div>
    <div id="menu" popover="auto"><a id="link" href="/">Home</a></div></header><main></main>`;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

const inert = () =>
  [...document.body.querySelectorAll<HTMLElement>("*")].filter((one) => one.inert).map((one) => one.id || one.tagName);

test("while the drawer is open, everything else is inert", () => {
  answerMediaQueries();
  makeDrawerModal();
  expect(inert()).toEqual([]);
  toggle("toggle", "open");
  expect(inert()).toEqual(["skip", "bar", "MAIN"]);
  // Before the browser restores the focus.
  toggle("beforetoggle", "closed");
  expect(inert()).toEqual([]);
});

test("the focus returns to the button instead of getting lost", () => {
  answerMediaQueries();
  makeDrawerModal();
  toggle("toggle", "closed");
  expect(find("button")).toHaveFocus();
});

test("the drawer closes when the window becomes too wide for its button", () => {
  const media = answerMediaQueries();
  makeDrawerModal();
  media.change("min-width");
  expect(closed).toHaveBeenCalled();
});
