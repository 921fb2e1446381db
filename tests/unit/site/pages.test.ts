import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pictureFile } from "../../../src/build/pictures/socialImages";
import { textsOf } from "../../../src/content/gatsby/pageTexts";
import { FOLDER_KINDS } from "../../../src/content/read/fileNames";
import { TEXT_SCHEMAS } from "../../../src/content/texts/texts";
import { ALL_PAGES, NAV_PAGES, PAGES, pathOf } from "../../../src/site/pages";
import { pageFileProblems } from "../../../src/site/pageFiles";
import { ENTRY_PAGE_KEYS, ENTRY_PAGES, entryPagesAmong, entryPath } from "../../../src/site/entryPages";
import { entryPagesIn, sitePages } from "../../../src/build/sitePages";
import { asItIs, folderWith } from "../../fixtures/brokenContent";
import { removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** The content with a text page and a project more. */
const withPages = () => folderWith({ "pages/new.json": asItIs, "projects/new.json": asItIs });

const showsTeaser = ({ texts }: (typeof PAGES)[number]) => texts.some((text) => text === "teaser");

const FILES = readdirSync("src/pages", { encoding: "utf8", recursive: true });

/** The specification's pages; the site may have more. */
const SPECIFIED: string[] = ["home", "whoWeAre", "services", "invest", "contactUs"];

/** A page and its file. */
const INVEST = pathOf("invest");
const INVEST_FILE = `${INVEST.replaceAll("/", "")}.tsx`;

/** Every address that a page has ever had. */
const PUBLISHED = ["/", "/who-we-are/", "/services/", "/invest/", "/contact-us/", "/sell-your-house/", "/projects/"];

test("the navigation has the specification's pages in order, and every path ends in a slash", () => {
  expect(NAV_PAGES.map(({ key }): string => key).filter((key) => SPECIFIED.includes(key))).toEqual(SPECIFIED);
  expect(ALL_PAGES.every(({ path }) => /^\/([a-z0-9-]+\/)?$/.test(path))).toBe(true);
});

test("a page that is not indexed has no URL of its own and is not in the sitemap", () => {
  expect(PAGES.map(({ path }) => String(path))).not.toContain("/404/");
  expect(sitePages("content").map(({ path }) => path)).not.toContain("/404/");
});

test("every address that a page ever had leads to it: a renamed one's is in `former`, a new one's is added here", () => {
  const leading = PAGES.flatMap(({ path, former = [] }: { path: string; former?: readonly string[] }) => [
    path,
    ...former,
  ]);
  expect(leading.sort()).toEqual([...PUBLISHED].sort());
});

test("a page that has got another address, and its file not, is reported with the fix", () => {
  expect(pageFileProblems([...FILES.filter((file) => file !== INVEST_FILE), "old.tsx"])).toEqual([
    expect.stringContaining(`if ${INVEST} is its new address, rename the file and list the old address in \`former\``),
  ]);
});

test("every page has a file, and every file has a page", () => {
  expect(pageFileProblems(FILES)).toEqual([]);
});

test("a page without a file is reported with the fix", () => {
  expect(pageFileProblems(FILES.filter((file) => file !== INVEST_FILE))).toEqual([
    `src/pages/${INVEST_FILE} is missing: create it, or remove ${INVEST} from src/site/pages.ts`,
  ]);
  expect(pageFileProblems(FILES.filter((file) => file !== "index.tsx"))).toEqual([
    expect.stringContaining("src/pages/index.tsx is missing"),
  ]);
});

test("a file without a page is reported with the fix", () => {
  expect(pageFileProblems([...FILES, "faq.tsx"])).toEqual([
    "src/pages/faq.tsx is not in the registry: add its page to src/site/pages.ts, or delete the file",
  ]);
});

test("a page queries its own words and the common ones, the 404 page under both of its names", () => {
  expect(textsOf("/")).toEqual(["common", "home", "contact-form", "calculator"]);
  expect(textsOf("/404/")).toEqual(["common", "not-found"]);
  expect(textsOf("/404.html")).toEqual(["common", "not-found"]);
  expect(textsOf("/privacy/")).toEqual(["common"]);
  expect(textsOf("/projects/oak-street/")).toEqual(["common", "project", "home"]);
  const paths = [...ALL_PAGES, ...entryPagesIn("content")].map(({ path }) => path);
  for (const path of paths) for (const text of textsOf(path)) expect(Object.keys(TEXT_SCHEMAS)).toContain(text);
});

test("every page has a social image, and a missing picture is reported with its page", () => {
  const site: unknown = JSON.parse(readFileSync("content/site.json", "utf8"));
  const namedBy = "site.json";
  for (const { picture, path } of ALL_PAGES)
    expect(pictureFile(site, picture, { path, namedBy })).toMatch(/\.(jpe?g|png|webp)$/);
  expect(() => pictureFile(site, "pictures.faq", { path: "/faq/", namedBy })).toThrow(
    "src/site/ gives /faq/ the picture pictures.faq, which content/site.json does not have",
  );
});

test("every anchor that a link may name exists in the site's code", () => {
  const code = ["sections", "calculator", "islands", "pages"].flatMap((folder) =>
    readdirSync(`src/${folder}`)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => readFileSync(`src/${folder}/${name}`, "utf8")),
  );
  const places = PAGES.flatMap(({ anchors }): string[] => ("entriesOf" in anchors ? [] : [...anchors]));
  expect(places.filter((place) => !code.some((source) => source.includes(`id="${place}"`)))).toEqual([]);
});

test("a link can name the teaser on every page that shows it", () => {
  for (const page of PAGES.filter(showsTeaser))
    expect([page.path, page.anchors]).toEqual([page.path, expect.arrayContaining(["teaser"])]);
});

test("the last segment of an entry page's URL is its file name", () => {
  const files = [
    "pages/privacy.json",
    "projects/oak.json",
    "projects/oak.jpg",
    "text/home.json",
    "pages/a/b.json",
    "site.json",
  ];
  expect(entryPagesAmong(files)).toEqual([
    { key: "wordPage", path: "/privacy/", file: "pages/privacy.json", name: "privacy" },
    { key: "project", path: "/projects/oak/", file: "projects/oak.json", name: "oak" },
  ]);
  expect(entryPath("project", "oak")).toBe("/projects/oak/");
});

test("every kind of entry page has a page file, and its pages are in the sitemap", () => {
  const folder = withPages();
  const pages = entryPagesIn(folder);
  for (const key of ENTRY_PAGE_KEYS) {
    const { below } = ENTRY_PAGES[key];
    expect(FILES.filter((file) => `/${file}`.startsWith(`${below}{`))).toHaveLength(1);
    expect(pages.filter((page) => page.key === key).map(({ path }) => path)).toContain(entryPath(key, "new"));
  }
  const listed = sitePages(folder).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
});

/** Folders of entries, which may be missing. */
const FOLDERS = FOLDER_KINDS.map(({ place }) => `${place}/`);

test("every page of the sitemap lists the content it shows, all of which exists", () => {
  const pages = sitePages("content");
  for (const { path, files } of pages) {
    expect([path, files.length]).not.toEqual([path, 0]);
    for (const file of files)
      expect([path, file, FOLDERS.includes(file) || existsSync(`content/${file}`)]).toEqual([path, file, true]);
  }
});

test("a page is dated by its own content and by the rates of its estimate, not by what all pages share", () => {
  const pages = sitePages(withPages());
  const filesOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.files;
  expect(filesOf(INVEST)).toEqual(["text/invest.json", "text/teaser.json", "steps/", "projects/", "calculator.json"]);
  expect(filesOf("/projects/new/")).toEqual(["projects/new.json", "text/project.json"]);
  expect(filesOf("/new/")).toEqual(["pages/new.json"]);
  const withRates = pages.filter(({ files }) => files.includes("calculator.json"));
  // Home's preview and the offer's example on the sellers' page are worked out with the rates, too.
  const estimating = PAGES.filter((page) => showsTeaser(page) || page.key === "home" || page.key === "sellYourHouse");
  expect(withRates.map(({ path }) => path)).toEqual(estimating.map(({ path }) => path));
  const all = pages.flatMap(({ files }) => files);
  for (const shared of ["site.json", "countries.json", "text/common.json"]) expect(all).not.toContain(shared);
});
