import { filesBelow } from "../../../src/platform/publicWalk";
import { removeDeletedMedia, removeOldPages } from "../../../src/build/finishBuild";
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

test("pages of an earlier build are removed; everything else stays", () => {
  const kept = [
    "404.html",
    "404/index.html",
    "admin/index.html",
    "es/index.html",
    "index.html",
    "index.html.br",
    "projects/oak/index.html",
    "projects/oak/photo.webp",
  ];
  const old = ["projects/elm/index.html"];
  const folder = folderOf(Object.fromEntries([...kept, ...old].map((name) => [name, "x"])));
  removeOldPages(folder, ["/", "/es/", "/404/", "/404.html", "/projects/oak/"]);
  expect(filesBelow(folder)).toEqual(kept);
});
