import { join } from "node:path";
import { clearScripts } from "../../../src/build/clearScripts";
import { filesBelow } from "../../../src/build/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const HASH = "0123456789abcdef0123";

test("the scripts of the last build go, with their maps, licences and packed copies; everything else stays", () => {
  const scripts = ["app", "936", "component---src-pages-index-tsx"].flatMap((name) =>
    ["", ".br", ".gz", ".map", ".LICENSE.txt"].map((ending) => `${name}-${HASH}.js${ending}`),
  );
  const others = ["index.html", "own.js", `house-${HASH}.jpg`, `media/film-${HASH}.js`, `styles.${HASH}.css`];
  const folder = folderOf(Object.fromEntries([...scripts, ...others].map((name) => [name, ""])));
  clearScripts(folder);
  expect(filesBelow(folder)).toEqual(others.sort());
});

test("before the first build there is nothing to clear", () => {
  expect(() => clearScripts(join(folderOf(), "public"))).not.toThrow();
});
