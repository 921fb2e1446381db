import { changedFields, merged } from "../../../../src/editor/save/versions";

const BASE = { phone: "1", name: { en: "House", es: "Casa" }, points: [{ en: "a", es: "b" }], ltc: [70, 80] };

test("changes are listed down to the language and the list item", () => {
  const after = { ...BASE, name: { en: "Home", es: "Casa" }, points: [{ en: "a", es: "c" }] };
  expect(changedFields(BASE, BASE)).toEqual([]);
  expect(changedFields(BASE, after)).toEqual(["name.en", "points[0].es"]);
});

test("a list that grew and a field that was added or removed count as a whole", () => {
  expect(changedFields(BASE, { ...BASE, ltc: [70, 80, 90] })).toEqual(["ltc"]);
  expect(changedFields(BASE, { ...BASE, chat: { number: "2" } })).toEqual(["chat"]);
  expect(changedFields(BASE, { ...BASE, phone: undefined })).toEqual(["phone"]);
});

test("both changes are kept; on a conflict, mine wins", () => {
  const theirs = { ...BASE, phone: "2", name: { en: "Theirs", es: "Suya" }, ltc: [70, 80, 90] };
  const mine = { ...BASE, name: { en: "Mine", es: "Casa" }, points: [{ en: "A", es: "b" }] };
  expect(merged(BASE, theirs, mine)).toEqual({
    phone: "2",
    name: { en: "Mine", es: "Suya" },
    points: [{ en: "A", es: "b" }],
    ltc: [70, 80, 90],
  });
});

test("their added and removed fields are kept; of two changed lists, mine wins", () => {
  expect(merged({ a: 1, b: 1 }, { a: 1, c: 2 }, { a: 1, b: 1 })).toEqual({ a: 1, c: 2 });
  expect(merged({ list: [1] }, { list: [1, 2] }, { list: [3] })).toEqual({ list: [3] });
});
