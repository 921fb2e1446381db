import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { restoreGatsbyFiles, setGatsbyFilesAside } from "../../../src/build/gatsbyFiles";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const HASH = "0123456789abcdef0123";

const PAGES = ["404.html", "es/invest/index.html", "index.html"];

const BUNDLES = [
  `app-${HASH}.js`,
  `app-${HASH}.js.map`,
  `${HASH.slice(0, 8)}-${HASH}.js.LICENSE.txt`,
  `styles.${HASH}.css`,
];

const OWN = [
  ...BUNDLES,
  "page-data/index/page-data.json",
  "page-data/app-data.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "~partytown/partytown.js",
  "chunk-map.json",
  "webpack.stats.json",
];

const PUBLISHED = [
  "admin/index.html",
  `admin/editor-${HASH}.js`,
  "pictures/house-0123456789-960-43.avif",
  "assets/page-01234567.js",
  "assets/styles-01.css",
  "data/projects/en-1.json",
  "media/hero.mp4",
  "robots.txt",
];

/** Files whose content is their own name. */
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

test("the files of Gatsby's runtime leave public/, pages are copied, everything else stays", () => {
  const [folder, aside] = [folderOf(named([...PAGES, ...OWN, ...PUBLISHED])), folderOf({ "old.html": "old" })];
  setGatsbyFilesAside(folder, aside);
  expect(filesBelow(folder)).toEqual([...PAGES, ...PUBLISHED].sort());
  expect(filesBelow(aside)).toEqual([...PAGES, ...OWN].sort());
});

test("fonts, which each build writes, are removed, and so are files that earlier versions left next to them", () => {
  const folder = folderOf(named(["static/poppins.woff2", "static/0a1b/house.avif", "media/hero.mp4"]));
  restoreGatsbyFiles(folder, join(folderOf(), "none"));
  expect(filesBelow(folder)).toEqual(["media/hero.mp4"]);
});

test("the next build finds Gatsby's files and pages as Gatsby wrote them, but no bundles", () => {
  const names = [...PAGES, ...OWN, ...PUBLISHED];
  const [folder, aside] = [folderOf(named(names)), join(folderOf(), "aside")];
  setGatsbyFilesAside(folder, aside);
  const brokenOff = `styles.${HASH.replaceAll("0", "f")}.css`;
  const published = folderOf({ ...named([...PUBLISHED, brokenOff]), "index.html": "finished", "404.html": "finished" });
  restoreGatsbyFiles(published, aside);
  const expected = names.filter((name) => !BUNDLES.includes(name));
  expect(filesBelow(published)).toEqual([...expected].sort());
  for (const name of expected) expect(readFileSync(join(published, name), "utf8")).toBe(name);
  expect(existsSync(aside)).toBe(false);
});

test("the bundles of an interrupted build are removed, even if it had set nothing aside yet", () => {
  const folder = folderOf(named([...PUBLISHED, ...BUNDLES]));
  restoreGatsbyFiles(folder, join(folder, "nowhere"));
  expect(filesBelow(folder)).toEqual([...PUBLISHED].sort());
});
