import { newKey } from "../../../../src/contact/submit/attempt";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("a key is a random UUID", () => {
  expect(newKey()).toMatch(UUID);
  expect(newKey()).not.toBe(newKey());
});

test("a key is a random UUID over plain HTTP as well", () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(newKey(source)).toMatch(UUID);
  expect(newKey(source)).not.toBe(newKey(source));
});
