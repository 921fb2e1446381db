import { closestName } from "../../../../src/content/read/closestName";

test.each([
  ["brnad", "brand"],
  ["Brand", "brand"],
  ["bran", "brand"],
  ["brndx", "brand"],
  ["bxyxd", undefined],
  ["ct", undefined],
  ["cit", "city"],
])("%s most likely means %s", (typed, meant) => {
  expect(closestName(["brand", "phone", "city"], typed)).toBe(meant);
});

test("there is no nearest word if none are known", () => {
  expect(closestName([], "brand")).toBeUndefined();
});
