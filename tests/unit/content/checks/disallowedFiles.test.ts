import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { assertAllowedFiles, disallowedFiles } from "../../../../src/content/checks/disallowedFiles";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

test("links and drawings that would be published are refused, by name and with what to do", () => {
  const folder = folderOf({
    "content/site.json": "{}",
    "static/favicon.ico": "",
    "static/icons/icon.svg": "",
    "static/media/film.mp4": "",
    "static/media/.gitkeep": "",
    "static/media/plan.svg": "<svg/>",
    "static/media/page.html": "",
  });
  symlinkSync("/etc/hostname", join(folder, "static/name.txt"));
  symlinkSync("/etc", join(folder, "content/elsewhere"));
  expect(
    disallowedFiles(folder)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(["content/elsewhere", "static/media/page.html", "static/media/plan.svg", "static/name.txt"]);
  expect(() => assertAllowedFiles(folder)).toThrow(/static\/name\.txt is a symbolic link/);
});

test("the project's own files are all fine", () => {
  expect(disallowedFiles()).toEqual([]);
});
