// After a change to content alone, CI runs the browser tests that hold for any valid content.
import { readdirSync, readFileSync } from "node:fs";
import { slugOf, folderOf } from "../../src/content/read/filePath";
import { readContent } from "../../src/content/read/readContent";
import { ENTRY_PAGES, entryPath } from "../../src/site/entryPages";
import { SAMPLE } from "../e2e/sample";

test("content-only runs leave out the tests tagged as depending on the sample content, and no others", () => {
  const workflow = readFileSync(".github/workflows/site.yml", "utf8");
  expect(workflow.match(/npm run test:e2e.*/g)).toEqual([
    "npm run test:e2e",
    String.raw`npm run test:e2e -- '^(?!.*\.long\.)' --grep-invert ${SAMPLE.tag}`,
  ]);
});

const TEST = /(?<![\w.])test\(/g;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The top-level statements of a spec that name an entry, themselves or by a constant, and hold a test without the tag. */
function untaggedIn(spec: string, named: readonly string[]): string[] {
  const naming = spec
    .split(/\n(?=[^\s})\]])/)
    .filter((statement) => named.some((name) => new RegExp(name.replace(/^\b|\b$/g, "\\b")).test(statement)));
  const constants = naming.flatMap((one) => /^(?:const|let|(?:async )?function) (\w+)/.exec(one)?.[1] ?? []);
  const added = constants.filter((name) => !named.includes(name));
  if (added.length > 0) return untaggedIn(spec, [...named, ...added]);
  return naming.filter((statement) => countOf(statement, TEST) > countOf(statement, /\bSAMPLE,/g));
}

test("a browser test that names an entry of content/ has the tag", () => {
  const isEntry = (name: string) => name.endsWith(".json") && !["", "text"].includes(folderOf(name));
  const named = readContent("content")
    .filter(({ name }) => isEntry(name))
    .flatMap(({ name }) => [
      `${folderOf(name)}/${slugOf(name)}`,
      ...(folderOf(name) === ENTRY_PAGES.wordPage.folder ? [entryPath("wordPage", slugOf(name))] : []),
    ]);
  const specs = readdirSync("tests/e2e").filter((name) => name.endsWith(".spec.ts"));
  const untagged = specs.flatMap((spec) => untaggedIn(readFileSync(`tests/e2e/${spec}`, "utf8"), named));
  expect(named.length).toBeGreaterThan(10);
  expect(untagged).toEqual([]);
});
