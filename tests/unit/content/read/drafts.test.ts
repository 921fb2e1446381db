// Entries saved but not published yet: checked like all others, never counted, listed nowhere.
import { join } from "node:path";
import { writeFileSync, mkdirSync } from "node:fs";
import { publishedAmong } from "../../../../src/content/read/drafts";
import { FOLDER_KINDS } from "../../../../src/content/read/fileNames";
import { CONTENT_TYPES } from "../../../../src/content/contentTypes/contentTypes";
import { nodeType } from "../../../../src/content/gatsby/nodeType";
import { translation } from "../../../../src/build/data/writeTranslations";
import { sitePages } from "../../../../src/site/sitePages";
import { problemsAfter, realContent, withValue } from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

const asDraft = (source: string) => withValue(source, "draft", true);

const PROJECT = "projects/white-farmhouse.json";

/** The names of the content's files below a folder. */
const namesIn = (folder: string) =>
  realContent()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${folder}/`));

const asDrafts = (names: string[]) => Object.fromEntries(names.map((name) => [name, asDraft]));

test.each(FOLDER_KINDS)("an entry of $place may be a draft, and is published by default", ({ entry }) => {
  const draft = (value: unknown) => (entry.fields.draft as typeof entry).isValidSync(value, { strict: true });
  expect([undefined, null, false, true, "true", 1].map(draft)).toEqual([true, true, true, true, false, false]);
});

test("single files cannot be drafts", () => {
  const single = CONTENT_TYPES.filter(({ place }) => place.endsWith(".json"));
  expect(single.filter(({ entry }) => "draft" in entry.fields)).toEqual([]);
});

test("a draft is fine as long as no link leads to it", () => {
  expect(problemsAfter({ [PROJECT]: asDraft })).toEqual([]);
});

test("a draft is checked like any other entry, so that a valid one can be published", () => {
  const wrong = (source: string) => withValue(withValue(asDraft(source), "title.es", ""), "order", 20);
  expect(problemsAfter({ [PROJECT]: wrong })).toEqual([
    { file: PROJECT, field: "title.es", message: expect.stringContaining("is missing") },
    { file: PROJECT, field: "order", message: expect.stringContaining("as in content/projects/") },
  ]);
});

test.each([
  ["services/academy.json", "link", "/projects/white-farmhouse/", "links to /projects/white-farmhouse/, a draft"],
  ["services/academy.json", "link", "/services/#vacation-rental", "links to #vacation-rental, a draft"],
])("in %s, %s to %s is one problem while the target is a draft", (name, field, link, words) => {
  const drafts = asDrafts([PROJECT, "services/vacation-rental.json"]);
  const away = (source: string) => withValue(source, "footerServices.4.to", "/services/");
  const problems = problemsAfter({
    ...drafts,
    "site.json": away,
    [name]: (source) => withValue(source, field, link),
  });
  expect(problems).toEqual([{ file: name, field, message: expect.stringContaining(words) }]);
});

test("an entry the site links to cannot become a draft; its link to itself does not count", () => {
  expect(problemsAfter({ "services/vacation-rental.json": asDraft })).toEqual([
    { file: "site.json", field: "footerServices[4].to", message: expect.stringContaining("publish it first") },
  ]);
});

test("a draft must not link to another draft: published first, its link would be dead", () => {
  const drafts = asDrafts([PROJECT, "services/academy.json"]);
  const linked = (source: string) => withValue(asDraft(source), "link", "/projects/white-farmhouse/");
  expect(problemsAfter({ ...drafts, "services/academy.json": linked })).toHaveLength(1);
});

test.each([
  ["steps", namesIn("steps"), "needs at least 1 entry, but has 0, not counting drafts"],
  ["stats", namesIn("stats").slice(4), "needs at least 5 entries, but has 4, not counting drafts"],
  ["projects", namesIn("projects"), "needs at least 1 entry, but has 0, not counting drafts"],
])("in %s, drafts do not count as entries", (folder, names, words) => {
  expect(problemsAfter(asDrafts(names))).toEqual([{ file: folder, field: "", message: words }]);
});

test("a page that needs certain entries does not count drafts", () => {
  const site = (source: string) => withValue(source, "footerServices.2.to", "/services/");
  const others = namesIn("services").filter((name) => !/funding|buy-and-flip|fix-and-flip/.test(name));
  const notAtHome = others.map((name) => [name, (source: string) => withValue(source, "onHome", false)] as const);
  const services = { ...Object.fromEntries(notAtHome), "services/funding.json": asDraft };
  expect(problemsAfter({ ...services, "site.json": site })).toEqual([
    {
      file: "services",
      field: "",
      message: expect.stringContaining("needs at least 3 entries for the home page, but has 2"),
    },
  ]);
});

test("a folder that may be empty may contain only drafts", () => {
  expect(problemsAfter(asDrafts(namesIn("reviews")))).toEqual([]);
});

const node = { sourceInstanceName: "content", relativePath: PROJECT };

test.each([
  [{ draft: true }, "PageText"],
  [{ draft: false }, "Project"],
  [{ draft: null }, "Project"],
  [{}, "Project"],
])("the project %j becomes a node of type %s", (object, type) => {
  expect(nodeType({ node, object })).toBe(type);
});

test("a draft is in no list of pages and in no file of texts", () => {
  const folder = folderOf();
  for (const { name, source } of realContent()) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), name === PROJECT ? asDraft(source) : source);
  }
  const pathsIn = (content: string) => sitePages(content).map(({ path }) => path);
  expect(pathsIn("content").filter((path) => !pathsIn(folder).includes(path))).toEqual(["/projects/white-farmhouse/"]);
  expect(JSON.stringify(translation("content", "es"))).toContain("white-farmhouse");
  expect(JSON.stringify(translation(folder, "es"))).not.toContain("white-farmhouse");
});

test("files without a source are not drafts", () => {
  const files = [{ name: "team/a.json", schema: undefined, source: '{ "draft": true' }];
  expect(publishedAmong(files)).toEqual(files);
});
