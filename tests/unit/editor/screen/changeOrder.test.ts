/** @jest-environment jsdom */
import { speak } from "../../../fixtures/browser";
import { movedFiles, movedUp, placedEntries, type PlacedEntry } from "../../../../src/editor/screen/changeOrder";
import { noteTitles } from "../../../../src/editor/screen/entryTitles";
import { contentFile } from "../../../../src/editor/save/saveCheck";

const file = (name: string, value: unknown) => contentFile(name, JSON.stringify(value));

const FILES = [
  file("steps/sell.json", { order: 40 }),
  file("steps/buy.json", { order: 10 }),
  file("steps/plan.json", { order: 25 }),
  file("team/buyer.json", { order: 1 }),
  contentFile("steps/broken.json", "{"),
];

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test("a folder's entries are sorted by order, without unreadable files", () => {
  expect(namesOf(placedEntries(FILES, "steps"))).toEqual(["steps/buy.json", "steps/plan.json", "steps/sell.json"]);
  expect(placedEntries([file("texts/home.json", {})], "texts")).toEqual([]);
});

test("titles show the company's name, unless its file is unreadable", () => {
  speak("es");
  const titles = new Map<string, string>();
  const entry = file("services/academy.json", { title: { en: "{{brand}} Academy", es: "Academia {{brand}}" } });
  noteTitles([entry, file("site.json", { brand: "FlipX" })], { titles });
  expect(titles.get(entry.name)).toBe("Academia FlipX");
  noteTitles([entry, contentFile("site.json", "{")], { titles });
  expect(titles.get(entry.name)).toBe("Academia {{brand}}");
});

/** Each changed file and its new place. */
const movesTo = (entries: readonly PlacedEntry[]) =>
  movedFiles(entries).map(({ path, raw }) => [path, (JSON.parse(raw) as { order: number }).order]);

test("an entry that moves up swaps places with the one before it, and no other file changes", () => {
  const moved = movedUp(placedEntries(FILES, "steps"), 2);
  expect(movesTo(moved)).toEqual([
    ["content/steps/sell.json", 25],
    ["content/steps/plan.json", 40],
  ]);
  expect(movesTo(movedUp(moved, 2))).toEqual([]);
});

test("an entry that moves up twice comes first, and the order values stay the same", () => {
  const moved = movedUp(movedUp(placedEntries(FILES, "steps"), 2), 1);
  expect(namesOf(moved)).toEqual(["steps/sell.json", "steps/buy.json", "steps/plan.json"]);
  expect(movesTo(moved).map(([, order]) => order)).toEqual([10, 25, 40]);
});
