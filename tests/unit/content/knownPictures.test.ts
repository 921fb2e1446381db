import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { knownPictures } from "../../../src/content/knownPictures";
import type { MediaFact } from "../../../src/content/media";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const SOUND: MediaFact = { state: "picture", widthPixels: 40, heightPixels: 30 };

/** One check of the project; counts how often the picture was looked at. */
async function check(root: string, fact: MediaFact = SOUND) {
  const known = await knownPictures(root);
  const look = jest.fn(async () => fact);
  expect(await known.factOf("house.jpg", look)).toEqual(fact);
  await known.keep();
  return look.mock.calls.length;
}

function project(): string {
  const root = folderOf();
  writeFileSync(join(root, "house.jpg"), "picture");
  return root;
}

test("a sound picture is looked at once, and again when it has changed", async () => {
  const root = project();
  expect([await check(root), await check(root)]).toEqual([1, 0]);
  writeFileSync(join(root, "house.jpg"), "another picture");
  expect([await check(root), await check(root)]).toEqual([1, 0]);
  utimesSync(join(root, "house.jpg"), 1, 1);
  expect(await check(root)).toBe(1);
});

test("a broken picture is looked at each time", async () => {
  const root = project();
  expect([await check(root, { state: "broken" }), await check(root, { state: "broken" })]).toEqual([1, 1]);
});

test("what was kept and cannot be read is no obstacle", async () => {
  const root = project();
  await check(root);
  writeFileSync(join(root, ".cache/pictures.json"), "{");
  expect(await check(root)).toBe(1);
  expect(readFileSync(join(root, ".cache/pictures.json"), "utf8")).toContain("house.jpg");
});
