import { nearest } from "../../../../src/content/checks/nearest";

test.each([
  ["brnad", "brand"],
  ["Brand", "brand"],
  ["bran", "brand"],
  ["brndx", "brand"],
  ["bxyxd", undefined],
  ["ct", undefined],
  ["cit", "city"],
])("%s stands for %s", (typed, meant) => {
  expect(nearest(["brand", "phone", "city"], typed)).toBe(meant);
});

test("nothing is near where nothing is known", () => {
  expect(nearest([], "brand")).toBeUndefined();
});
