import fc from "fast-check";
import { changedFields } from "../../../../src/editor/merge/changedFields";
import { isSame, matchItems } from "../../../../src/editor/merge/matchItems";
import { merge } from "../../../../src/editor/merge/mergeVersions";

const pair = (en: string, es = `${en} (es)`) => ({ en, es });
const faq = (question: string, answer: string) => ({ question: pair(question), answer: pair(answer) });

const COST = faq("What does it cost?", "Nothing until the house is sold.");
const TIME = faq("How long does it take?", "Six months, sometimes eight.");
const RISK = faq("Can I lose money?", "Yes: one house of six has lost some.");
const TAXES = faq("Who pays the taxes?", "Each of us pays half of them.");

const WHO = faq("Who chooses the houses?", "Our buyers in each county.");

const rate = (key: string, value: number) => ({ key, label: pair(`Rate ${key}`), value, unit: "usd" });

const BASE = { phone: "1", name: pair("House", "Casa"), points: [pair("a", "b")], ltc: [70, 80] };

test("both changes are kept; where both have changed the same text, mine wins", () => {
  const theirs = { ...BASE, phone: "2", name: pair("Theirs", "Suya"), ltc: [70, 80, 90] };
  const mine = { ...BASE, name: pair("Mine", "Casa"), points: [pair("A", "b")] };
  expect(merge(BASE, theirs, mine)).toEqual({
    value: { phone: "2", name: pair("Mine", "Suya"), points: [pair("A", "b")], ltc: [70, 80, 90] },
    conflicts: [],
  });
  expect(merge({ a: 1, b: 1 }, { a: 1, c: 2 }, { a: 1, b: 1 }).value).toEqual({ a: 1, c: 2 });
});

test.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  [
    "a rate changed here and two swapped there",
    [rate("a", 1), rate("b", 2), rate("c", 3)],
    [rate("a", 1), rate("c", 3), rate("b", 2)],
    [rate("a", 1), rate("b", 9), rate("c", 3)],
    [rate("a", 1), rate("c", 3), rate("b", 9)],
  ],
  [
    "a question reworded here and the list turned around there",
    [COST, TIME, RISK],
    [RISK, TIME, COST],
    [COST, { ...TIME, question: pair("When is it over?") }, RISK],
    [RISK, { ...TIME, question: pair("When is it over?") }, COST],
  ],
  ["one added here and another deleted there", [COST, TIME], [COST], [COST, TAXES, TIME], [COST, TAXES]],
  ["one added by each", [COST], [COST, TIME], [COST, RISK], [COST, TIME, RISK]],
  ["the same added by both", [COST], [COST, TIME], [TIME, COST], [COST, TIME]],
  ["all deleted here and one added there", [COST], [COST, TIME], [], [TIME]],
  [
    "one moved to the top here and its answer changed there",
    [COST, TIME, RISK],
    [COST, TIME, { ...RISK, answer: pair("Yes.") }],
    [RISK, COST, TIME],
    [{ ...RISK, answer: pair("Yes.") }, COST, TIME],
  ],
  ["numbers: one taken out here, one put in there", [4, 6, 8, 12], [4, 6, 8, 10, 12], [4, 6, 12], [4, 6, 10, 12]],
  [
    "two alike, one of them deleted there",
    [pair("Yes"), pair("Yes")],
    [pair("Yes")],
    [pair("Yes"), pair("Yes")],
    [pair("Yes")],
  ],
])("lists are put together: %s", (_what, base, theirs, mine, merged) => {
  expect(merge(base, theirs, mine)).toEqual({ value: merged, conflicts: [] });
});

test.each<[string, unknown[], unknown[], unknown[], object, unknown[]]>([
  [
    "deleted here, changed there",
    [COST, TIME],
    [COST, { ...TIME, answer: pair("Nine.") }],
    [COST],
    { item: { ...TIME, answer: pair("Nine.") }, theirs: "changed" },
    [COST, { ...TIME, answer: pair("Nine.") }],
  ],
  [
    "changed here, deleted there",
    [COST, TIME],
    [COST],
    [COST, { ...TIME, answer: pair("Nine.") }],
    { item: { ...TIME, answer: pair("Nine.") }, theirs: "deleted" },
    [COST],
  ],
  ["replaced by both", [COST, TIME], [COST, RISK], [COST, TAXES], { item: TAXES, theirs: "replaced" }, [COST, RISK]],
  [
    "replaced by both, and another one added here",
    [COST, TIME],
    [COST, RISK],
    [COST, TAXES, WHO],
    { item: TAXES, theirs: "replaced" },
    [COST, RISK, WHO],
  ],
  [
    "added by both with the same key",
    [rate("a", 1)],
    [rate("a", 1), rate("b", 2)],
    [rate("a", 1), rate("b", 3)],
    { item: rate("b", 3), theirs: "added" },
    [rate("a", 1), rate("b", 2)],
  ],
])(
  "what cannot be told apart is named, with the other version of it: %s",
  (_what, base, theirs, mine, one, resolved) => {
    expect(merge({ list: base }, { list: theirs }, { list: mine })).toEqual({
      value: { list: resolved },
      conflicts: [{ field: "list", ...one }],
    });
  },
);

const anyFaq = fc
  .tuple(fc.constantFrom(..."abcdefghijkl"), fc.constantFrom(..."mnopqrst"))
  .map(([question, answer]) => faq(question.repeat(5), answer.repeat(5)));

const anyList = fc.array(anyFaq, { maxLength: 5 });

test("whatever a merge leaves out of what I have added is named, and nothing of the other's is left out", () => {
  fc.assert(
    fc.property(anyList, anyList, anyList, (base, theirs, mine) => {
      const { value, conflicts } = merge({ list: base }, { list: theirs }, { list: mine });
      const { list } = value as { list: unknown[] };
      const has = (items: readonly unknown[], item: unknown) => items.some((one) => isSame(one, item));
      const added = (items: readonly unknown[]) => {
        const matched = [...matchItems(base, items).values()];
        return items.filter((_, index) => !matched.includes(index));
      };
      const named = conflicts.map(({ item }) => item);
      expect(added(mine).filter((item) => !has(list, item) && !has(named, item))).toEqual([]);
      expect(added(theirs).filter((item) => !has(list, item))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("a rate whose key is new is another rate, however alike it looks", () => {
  const [base, theirs] = [
    [rate("roof", 10)],
    [{ ...rate("roof", 10), key: "wiring", label: pair("Wiring"), value: 20 }],
  ];
  expect(merge(base, theirs, [{ ...rate("roof", 10), value: 12 }]).conflicts).toHaveLength(1);
});

test("keys that others have added stand where they have put them", () => {
  const { value } = merge({ a: 1, d: 1 }, { a: 1, b: 1, d: 1 }, { a: 1, c: 2, d: 2 });
  expect(Object.keys(value as object)).toEqual(["a", "c", "b", "d"]);
});

test("changes are listed down to the language and the item, wherever it stands now", () => {
  expect(changedFields(BASE, BASE)).toEqual([]);
  expect(changedFields(BASE, { ...BASE, name: pair("Home", "Casa"), points: [pair("a", "c")] })).toEqual([
    "name.en",
    "points[0].es",
  ]);
  expect(changedFields(BASE, { ...BASE, ltc: [70, 80, 90] })).toEqual(["ltc"]);
  expect(changedFields(BASE, { ...BASE, chat: { number: "2" } })).toEqual(["chat"]);
  expect(changedFields([COST, TIME], [TIME, COST])).toEqual([""]);
  expect(changedFields({ list: [COST, TIME] }, { list: [RISK, COST, { ...TIME, answer: pair("Nine.") }] })).toEqual([
    "list",
    "list[2].answer.en",
    "list[2].answer.es",
  ]);
});
