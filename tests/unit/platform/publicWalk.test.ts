import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("all files are listed in order, and no link is followed", () => {
  const folder = folderOf({ "b.txt": "", "a/c/d.txt": "", "a/b.txt": "", ".hidden": "" });
  symlinkSync(folderOf({ "secret.txt": "" }), join(folder, "folder"));
  symlinkSync(join(folder, "b.txt"), join(folder, "file"));
  expect(filesBelow(folder)).toEqual([".hidden", "a/b.txt", "a/c/d.txt", "b.txt"]);
});

test("the error for a missing folder contains its path", () => {
  expect(() => filesBelow("/nowhere/public")).toThrow("/nowhere/public");
});
