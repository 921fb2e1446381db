// After a change to content alone, CI runs the browser tests that hold for any valid content.
import { readdirSync, readFileSync } from "node:fs";
import { slugOf, folderOf as folderIn } from "../../src/content/read/filePath";
import { readContent } from "../../src/content/read/readContent";
import { SAMPLE } from "../e2e/sample";
import { entries } from "../e2e/site";
import { folderOf, removeFolders } from "../fixtures/folder";

afterEach(removeFolders);

const step = (order: number, en: string, draft?: boolean) =>
  JSON.stringify({ order, draft, title: { en, es: "Vender" } });

test("browser tests expect published entries, in order, and no drafts", () => {
  const folder = folderOf({
    "steps/sell.json": step(20, "Sell"),
    "steps/rest.json": step(15, "Rest", true),
    "steps/buy.json": step(10, "Buy", false),
    "team/buyer.json": step(5, "Buyer"),
  });
  expect(entries("steps", "en", folder).map(({ title }) => title)).toEqual(["Buy", "Sell"]);
});

test("content-only runs leave out the tests tagged as depending on the sample content, and no others", () => {
  const workflow = readFileSync(".github/workflows/site.yml", "utf8");
  expect(workflow.match(/npm run test:e2e.*/g)).toEqual([
    "npm run test:e2e",
    `npm run test:e2e -- --grep-invert ${SAMPLE.tag}`,
  ]);
});

test("a browser test that names an entry of content/ has the tag", () => {
  const isEntry = (name: string) => name.endsWith(".json") && !["", "text"].includes(folderIn(name));
  const named = readContent("content")
    .filter(({ name }) => isEntry(name))
    .map(({ name }) => `${folderIn(name)}/${slugOf(name)}`);
  const specs = readdirSync("tests/e2e").filter((name) => name.endsWith(".spec.ts"));
  const untagged = specs.filter((spec) => {
    const source = readFileSync(`tests/e2e/${spec}`, "utf8");
    return named.some((entry) => source.includes(entry)) && !/\bSAMPLE,/.test(source);
  });
  expect(named.length).toBeGreaterThan(10);
  expect(untagged).toEqual([]);
});
