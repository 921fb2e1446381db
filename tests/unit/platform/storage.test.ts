/** @jest-environment jsdom */
import { readStored, removeStored, writeStored } from "../../../src/platform/storage";
import { breakStorage } from "../../fixtures/browser";

afterEach(() => jest.restoreAllMocks());

test.each(["local", "session"] as const)("%s storage stores, returns and removes a value", (area) => {
  writeStored(area, "key", "value");
  expect(readStored(area, "key")).toBe("value");
  expect(readStored(area === "local" ? "session" : "local", "key")).toBeNull();
  removeStored(area, "key");
  expect(readStored(area, "key")).toBeNull();
});

test.each(["local", "session"] as const)("%s storage that throws reads as empty and ignores writes", (area) => {
  breakStorage();
  expect(() => writeStored(area, "key", "value")).not.toThrow();
  expect(readStored(area, "key")).toBeNull();
  expect(() => removeStored(area, "key")).not.toThrow();
});

test("full storage ignores writes and does not throw", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => writeStored("local", "key", "value")).not.toThrow();
  expect(readStored("local", "key")).toBeNull();
});
