// The texts of which one language is older, from the history of a checkout.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { olderTextsIn, writeOlderTexts } from "../../../src/build/editor/writeOlderTexts";
import { confirmation } from "../../../src/editor/publishing/olderTexts";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { gitOn } from "../../fixtures/gitHistory";

afterEach(removeFolders);

const FILE = "content/steps/buy.json";

/** A repository in which the site is the folder `site`, and one file has these titles, one after the other. */
function repository(...titles: { en: string; es: string; note?: string }[]): string {
  const folder = folderOf();
  mkdirSync(join(folder, "site/content/steps"), { recursive: true });
  gitOn(folder, "2026-01-01", "init");
  titles.forEach(({ en, es, note = "" }, index) => {
    const day = `2026-0${index + 1}-01`;
    writeFileSync(join(folder, "site", FILE), JSON.stringify({ title: { en, es } }));
    gitOn(folder, day, "add", ".");
    gitOn(folder, day, "commit", "--allow-empty", "-m", `Update Step\n\n${note}`);
  });
  return folder;
}

const [FIRST, HALF] = [
  { en: "Buy", es: "Compramos" },
  { en: "We buy", es: "Compramos" },
];

test("what changed in one language only is written beside the editor, even if the site is in a subfolder", () => {
  const [site, folder] = [join(repository(FIRST, HALF), "site"), folderOf()];
  writeOlderTexts(folder, site);
  expect(JSON.parse(readFileSync(join(folder, "older.json"), "utf8"))).toEqual([
    { file: "steps/buy.json", field: "title", older: "es", since: "2026-02-01", texts: HALF },
  ]);
});

test("a text that somebody has found to fit is not listed", () => {
  const note = confirmation(FILE, "title.es");
  expect(olderTextsIn(join(repository(FIRST, { ...HALF, note }), "site"))).toEqual([]);
});

test("a version that is no JSON is passed over", () => {
  const folder = repository(FIRST, HALF);
  writeFileSync(join(folder, "site", FILE), "{");
  gitOn(folder, "2026-05-01", "commit", "-am", "Broken");
  writeFileSync(join(folder, "site", FILE), JSON.stringify({ title: HALF }));
  gitOn(folder, "2026-06-01", "commit", "-am", "Mended");
  expect(olderTextsIn(join(folder, "site"))).toMatchObject([{ field: "title", since: "2026-02-01" }]);
});

test("what visitors do not see is not listed: a draft, or a deleted entry", () => {
  const draft = repository(FIRST, HALF);
  writeFileSync(join(draft, "site", FILE), JSON.stringify({ draft: true, title: HALF }));
  gitOn(draft, "2026-05-01", "commit", "-am", "Draft");
  expect(olderTextsIn(join(draft, "site"))).toEqual([]);
  const deleted = repository(FIRST, HALF);
  expect(olderTextsIn(join(deleted, "site"))).toHaveLength(1);
  gitOn(deleted, "2026-05-01", "rm", join("site", FILE));
  gitOn(deleted, "2026-05-01", "commit", "-m", "Delete");
  expect(olderTextsIn(join(deleted, "site"))).toEqual([]);
});

test("without a history there is no list: no git, no commit, or a shallow clone", () => {
  const shallow = join(folderOf(), "clone");
  execFileSync("git", ["clone", "--depth", "1", `file://${repository(FIRST, HALF)}`, shallow], { stdio: "ignore" });
  expect(olderTextsIn(join(shallow, "site"))).toEqual([]);
  expect(olderTextsIn(folderOf())).toEqual([]);
  expect(olderTextsIn(join(repository(), "site"))).toEqual([]);
});
