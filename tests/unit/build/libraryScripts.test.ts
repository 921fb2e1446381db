import { libraryScripts, withLibraries } from "../../../src/build/libraryScripts";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

test("the libraries are an entry of their own that Gatsby's depends on; other entries stay", () => {
  const entries = withLibraries({ app: "/site/production-app", polyfill: "/site/polyfill-entry" });
  expect(entries).toEqual({
    polyfill: "/site/polyfill-entry",
    libraries: expect.arrayContaining(["react-dom/client", expect.stringMatching(/i18next\.js$/)]) as unknown,
    app: { import: "/site/production-app", dependOn: "libraries" },
  });
});

test("their scripts are named in the order in which Webpack lists them", () => {
  const names = ["webpack-runtime-1.js", "styles.1.css", "framework-1.js", "libraries-1.js"];
  const folder = folderOf({ "webpack.stats.json": JSON.stringify({ assetsByChunkName: { libraries: names } }) });
  expect(libraryScripts(folder)).toEqual(["/webpack-runtime-1.js", "/framework-1.js", "/libraries-1.js"]);
});
