import { removeOldPages } from "../../../src/build/removeOldPages";
import { filesBelow } from "../../../src/build/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

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
