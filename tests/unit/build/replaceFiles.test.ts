import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/platform/publicWalk";
import { replaceFiles } from "../../../src/build/replaceFiles";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("the given files are written, all others are removed", () => {
  const folder = folderOf({ "same.json": "1", "below/changed.json": "1", "old/gone.json": "1" });
  replaceFiles(
    folder,
    new Map<string, string | Uint8Array>([
      ["same.json", "1"],
      ["below/changed.json", "2"],
      ["new/first.bin", Buffer.from("3")],
    ]),
  );
  expect(filesBelow(folder)).toEqual(["below/changed.json", "new/first.bin", "same.json"]);
  expect(readFileSync(join(folder, "below/changed.json"), "utf8")).toBe("2");
  expect(readFileSync(join(folder, "new/first.bin"), "utf8")).toBe("3");
});

test("a missing folder is created, and without files, a folder is emptied", () => {
  const folder = join(folderOf(), "late");
  replaceFiles(folder, new Map([["one.json", "1"]]));
  expect(filesBelow(folder)).toEqual(["one.json"]);
  replaceFiles(folder, new Map());
  expect(filesBelow(folder)).toEqual([]);
});
