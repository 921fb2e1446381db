import { removeDeletedMedia } from "../../../src/build/removeDeletedMedia";
import { filesBelow } from "../../../src/build/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("a video that an editor has deleted is no longer published, nor are its compressed captions", () => {
  const files = { "media/tour.mp4": "video", "media/2026/sale.mp4": "video" };
  const folder = folderOf({ ...files, "media/old.mp4": "video", "media/old.vtt.br": "packed", "index.html": "home" });
  removeDeletedMedia(folder, folderOf(files));
  expect(filesBelow(folder)).toEqual(["index.html", "media/2026/sale.mp4", "media/tour.mp4"]);
});

test("a site without media has nothing to remove", () => {
  const folder = folderOf({ "index.html": "home" });
  removeDeletedMedia(folder, folderOf());
  expect(filesBelow(folder)).toEqual(["index.html"]);
});
