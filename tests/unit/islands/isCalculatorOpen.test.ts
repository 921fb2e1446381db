/** @jest-environment jsdom */
import { encodeDeal } from "../../../src/calculator/share/shareLink";
import { kept } from "../calculator/deals";
import { saveDeal } from "../../../src/calculator/share/dealStorage";
import { markContactSent } from "../../../src/contact/submit/contactSent";
import { isCalculatorOpen } from "../../../src/islands/isCalculatorOpen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

afterEach(() => jest.restoreAllMocks());

test("the calculator is closed if the form was never sent and no deal is saved", () => {
  expect(isCalculatorOpen()).toBe(false);
});

test("after the form was sent, the calculator stays open in later sessions", () => {
  markContactSent();
  expect(sessionStorage.getItem("show-contact-form")).toBe("true");
  sessionStorage.clear();
  expect(isCalculatorOpen()).toBe(true);
});

test("with a saved deal, the calculator is open", () => {
  saveDeal(encodeDeal(kept()), new Date(), () => true);
  expect(isCalculatorOpen()).toBe(true);
});

test("marking the form as sent works with session storage only, and blocked storage does not throw", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new Error("blocked");
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true, writable: true });
  });
  expect(markContactSent).not.toThrow();
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(isCalculatorOpen()).toBe(false);
});
