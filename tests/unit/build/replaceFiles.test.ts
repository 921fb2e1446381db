import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/build/publicWalk";
import { replaceFiles } from "../../../src/build/replaceFiles";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("an unchanged file keeps its time, a changed one gets its new text", () => {
  const folder = folderOf({ "same.json": "1", "below/changed.json": "1" });
  utimesSync(join(folder, "same.json"), 1000, 1000);
  replaceFiles(
    folder,
    new Map([
      ["same.json", "1"],
      ["below/changed.json", "2"],
      ["new/first.json", "3"],
    ]),
  );
  expect(filesBelow(folder)).toEqual(["below/changed.json", "new/first.json", "same.json"]);
  expect(statSync(join(folder, "same.json")).mtimeMs).toBe(1_000_000);
  expect(readFileSync(join(folder, "below/changed.json"), "utf8")).toBe("2");
});

test("a folder that is not there yet is made, and one without files is emptied", () => {
  const folder = join(folderOf(), "late");
  replaceFiles(folder, new Map([["one.json", "1"]]));
  expect(filesBelow(folder)).toEqual(["one.json"]);
  replaceFiles(folder, new Map());
  expect(filesBelow(folder)).toEqual([]);
});
