import { publishedAmong } from "../../../../src/content/read/drafts";
import { leadsToDraft } from "../../../../src/content/read/draftLinks";
import type { Media } from "../../../../src/content/read/media";
import { FOLDER_KINDS } from "../../../../src/content/read/fileNames";
import { CONTENT_TYPES } from "../../../../src/content/contentTypes/contentTypes";
import { nodeType } from "../../../../src/content/gatsby/nodeType";
import { translation } from "../../../../src/build/data/writeTranslations";
import { sitePages } from "../../../../src/build/sitePages";
import {
  asItIs,
  entryIn,
  fineMedia,
  folderWith,
  problemsAfter,
  realContent,
  valueAt,
  withValue,
} from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";
import { OTHER } from "../../../fixtures/languages";

afterEach(removeFolders);

const asDraft = (source: string) => withValue(source, "draft", true);

const [PROJECT, SERVICE] = ["projects/new-house.json", "services/new-service.json"];

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
  const taken = valueAt<number>(entryIn("projects"), "order");
  const wrong = (source: string) => withValue(withValue(asDraft(source), `title.${OTHER}`, ""), "order", taken);
  expect(problemsAfter({ [PROJECT]: wrong })).toEqual([
    { file: PROJECT, field: `title.${OTHER}`, message: expect.stringContaining("is missing") },
    { file: PROJECT, field: "order", message: expect.stringContaining(`as in content/${entryIn("projects")}`) },
  ]);
});

test.each([
  ["/projects/new-house/", "links to /projects/new-house/, a draft"],
  ["/services/#new-service", "links to #new-service, a draft"],
])("a link to %s is one problem while the target is a draft", (link, words) => {
  const drafts = asDrafts([PROJECT, SERVICE]);
  const name = entryIn("services");
  const problems = problemsAfter({ ...drafts, [name]: (source) => withValue(source, "link", link) });
  expect(problems).toEqual([{ file: name, field: "link", message: expect.stringContaining(words) }]);
});

test("a draft may link to what is published, but not to another draft: published first, its link would be dead", () => {
  const linked = (to: string) => (source: string) => withValue(asDraft(source), "link", to);
  expect(problemsAfter({ [SERVICE]: linked(`/${entryIn("projects").replace(".json", "/")}`) })).toEqual([]);
  expect(problemsAfter({ [PROJECT]: asDraft, [SERVICE]: linked("/projects/new-house/") })).toHaveLength(1);
});

test("an entry may be taken away for a season: its links in the footer and the menu go, and come back with it", () => {
  const link = "/services/#new-service";
  const site = (source: string) => withValue(source, "footerServices.0.to", link);
  const service = (source: string) => withValue(asDraft(source), "link", link);
  expect(problemsAfter({ "site.json": site, [SERVICE]: service })).toEqual([]);
  const entry = (draft: boolean) => folderOf({ [SERVICE]: JSON.stringify({ draft }) });
  expect(leadsToDraft(entry(true), link)).toBe(true);
  expect(leadsToDraft(entry(false), link)).toBe(false);
  const others = ["/services/", "/services/#none", "/projects/none/", "https://x.org/#y", "/#contact"];
  expect(others.filter((to) => leadsToDraft(entry(true), to))).toEqual([]);
});

test("drafts do not count as entries", () => {
  const message = "needs at least 1 entry, but has 0, not counting drafts";
  expect(problemsAfter(asDrafts(namesIn("projects")))).toContainEqual({ file: "projects", field: "", message });
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
  const [published, drafted] = [folderWith({ [PROJECT]: asItIs }), folderWith({ [PROJECT]: asDraft })];
  const pathsIn = (content: string) => sitePages(content).map(({ path }) => path);
  expect(pathsIn(published).filter((path) => !pathsIn(drafted).includes(path))).toEqual(["/projects/new-house/"]);
  expect(JSON.stringify(translation(published, OTHER))).toContain("new-house");
  expect(JSON.stringify(translation(drafted, OTHER))).not.toContain("new-house");
});

test("files without a source are not drafts", () => {
  const files = [{ name: "team/a.json", schema: undefined, source: '{ "draft": true' }];
  expect(publishedAmong(files)).toEqual(files);
});

test("a draft's captions and transcript may follow; it cannot be published without them", () => {
  const without = (source: string) =>
    withValue(withValue(source, "video.captions", undefined), "transcript", undefined);
  const name = "testimonials/new-client.json";
  expect(problemsAfter({ [name]: (source) => asDraft(without(source)) })).toEqual([]);
  const heard: Media = (path) => (path.endsWith("/new.mp4") ? { state: "file", hasSound: true } : fineMedia(path));
  const problems = problemsAfter({ [name]: without }, heard);
  expect(problems.map(({ field }) => field).sort()).toEqual(["transcript", "video.captions"]);
  expect(problemsAfter({ [name]: (source) => asDraft(without(source)) }, heard)).toEqual([]);
  // What is there is checked all the same.
  const wrong = (source: string) => withValue(asDraft(source), "video.captions.en", "captions.txt");
  expect(problemsAfter({ [name]: wrong })).toEqual([expect.objectContaining({ field: "video.captions.en" })]);
});
