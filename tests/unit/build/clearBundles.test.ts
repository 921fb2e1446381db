import { join } from "node:path";
import { clearBundles } from "../../../src/build/clearBundles";
import { filesBelow } from "../../../src/build/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const HASH = "0123456789abcdef0123";

test("the scripts and style sheets of the last build go, with their maps, licences and packed copies; everything else stays", () => {
  const bundles = [
    `app-${HASH}.js`,
    `936-${HASH}.js`,
    `component---src-pages-index-tsx-${HASH}.js`,
    `styles.${HASH}.css`,
    `late.${HASH}.css`,
  ];
  const cleared = bundles.flatMap((name) => ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((ending) => name + ending));
  const others = ["index.html", "own.js", `house-${HASH}.jpg`, `media/film-${HASH}.js`];
  const folder = folderOf(Object.fromEntries([...cleared, ...others].map((name) => [name, ""])));
  clearBundles(folder);
  expect(filesBelow(folder)).toEqual(others.sort());
});

test("before the first build there is nothing to clear", () => {
  expect(() => clearBundles(join(folderOf(), "public"))).not.toThrow();
});
