import { join } from "node:path";
import { shortClassNames } from "../../../src/build/classNames";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const SHEETS = {
  "sections/Hero.module.css": ".hero{top:0}.hero:hover .title,.big{top:1px}@keyframes rise{from{top:0}}",
  "Menu.module.css": ".hero{left:0}@media print{.item{top:0}}",
  "global.css": ".wrap{top:0}",
};

test("each class and each keyframes of each module has a short name of its own", () => {
  const folder = folderOf(SHEETS);
  const names = shortClassNames(folder);
  const hero = ["hero", "title", "big", "rise"].map((name) => names.of(join(folder, "sections/Hero.module.css"), name));
  const menu = ["hero", "item"].map((name) => names.of(join(folder, "Menu.module.css"), name));
  const all = [...hero, ...menu];
  expect(new Set(all).size).toBe(6);
  for (const name of all) expect(name).toMatch(/^[c-z][0-9a-z]$/);
});

test("the same sources have the same names in any folder, and other sources another digest", () => {
  const [one, other] = [folderOf(SHEETS), folderOf(SHEETS)];
  expect(shortClassNames(one).digest).toBe(shortClassNames(other).digest);
  const nameIn = (folder: string) => shortClassNames(folder).of(join(folder, "sections/Hero.module.css"), "title");
  expect(nameIn(one)).toBe(nameIn(other));
  const changed = folderOf({ ...SHEETS, "Menu.module.css": ".item{top:0}.hero{left:0}" });
  expect(shortClassNames(changed).digest).not.toBe(shortClassNames(one).digest);
});

test("hundreds of classes still have names that differ", () => {
  const css = Array.from({ length: 1000 }, (_, position) => `.c${position}{top:0}`).join("");
  const folder = folderOf({ "Many.module.css": css });
  const names = shortClassNames(folder);
  const file = join(folder, "Many.module.css");
  expect(new Set(Array.from({ length: 1000 }, (_, position) => names.of(file, `c${position}`))).size).toBe(1000);
});

test("a name that no rule has is refused, with the file's name", () => {
  const folder = folderOf(SHEETS);
  expect(() => shortClassNames(folder).of(join(folder, "Menu.module.css"), "none")).toThrow(
    /Menu\.module\.css.*"none"/,
  );
});
