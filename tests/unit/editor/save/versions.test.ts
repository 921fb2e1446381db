import { changedFields, merged } from "../../../../src/editor/save/versions";

const BASE = { phone: "1", name: { en: "House", es: "Casa" }, points: [{ en: "a", es: "b" }], ltc: [70, 80] };

test("only what differs is named, down to the language and the entry of a list", () => {
  const after = { ...BASE, name: { en: "Home", es: "Casa" }, points: [{ en: "a", es: "c" }] };
  expect(changedFields(BASE, BASE)).toEqual([]);
  expect(changedFields(BASE, after)).toEqual(["name.en", "points[0].es"]);
});

test("a list that grew, a field that came and a field that went count as a whole", () => {
  expect(changedFields(BASE, { ...BASE, ltc: [70, 80, 90] })).toEqual(["ltc"]);
  expect(changedFields(BASE, { ...BASE, chat: { number: "2" } })).toEqual(["chat"]);
  expect(changedFields(BASE, { ...BASE, phone: undefined })).toEqual(["phone"]);
});

test("both changes stay; where both have changed the same, mine does", () => {
  const theirs = { ...BASE, phone: "2", name: { en: "Theirs", es: "Suya" }, ltc: [70, 80, 90] };
  const mine = { ...BASE, name: { en: "Mine", es: "Casa" }, points: [{ en: "A", es: "b" }] };
  expect(merged(BASE, theirs, mine)).toEqual({
    phone: "2",
    name: { en: "Mine", es: "Suya" },
    points: [{ en: "A", es: "b" }],
    ltc: [70, 80, 90],
  });
});

test("what one of them has removed is gone, and what the other has added is there", () => {
  expect(merged({ a: 1, b: 1 }, { a: 1, c: 2 }, { a: 1, b: 1 })).toEqual({ a: 1, c: 2 });
  expect(merged({ list: [1] }, { list: [1, 2] }, { list: [3] })).toEqual({ list: [3] });
});
