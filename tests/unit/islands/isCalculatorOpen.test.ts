/** @jest-environment jsdom */
import { saveDeal } from "../../../src/calculator/share/dealStorage";
import { markContactSent } from "../../../src/contact/submit/contactSent";
import { isCalculatorOpen } from "../../../src/islands/isCalculatorOpen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

afterEach(() => jest.restoreAllMocks());

test("the calculator is closed to a browser that has neither sent the form nor keeps a deal", () => {
  expect(isCalculatorOpen()).toBe(false);
});

test("who has sent the form keeps the calculator in later sessions", () => {
  markContactSent();
  expect(sessionStorage.getItem("show-contact-form")).toBe("true");
  sessionStorage.clear();
  expect(isCalculatorOpen()).toBe(true);
});

test("a browser that keeps a deal keeps the calculator", () => {
  saveDeal("1_1500_250000_400000_normal_4_85_2_11_annual_", new Date(), () => true);
  expect(isCalculatorOpen()).toBe(true);
});

test("where nothing can be stored for later the mark of the session is enough, and where nothing at all can, nobody fails", () => {
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
