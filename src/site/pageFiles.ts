// Do the registry and src/pages/ list the same pages?
import { readdirSync } from "node:fs";
import path from "node:path";
import { ALL_PAGES } from "./pages";

const FOLDER = "src/pages";

/** The file name of the page at a path: `/who-we-are/` is `who-we-are.tsx`. */
const fileOf = (page: string) => `${page.replaceAll("/", "") || "index"}.tsx`;

/** Problems with a list of files in src/pages/, one sentence each. Gatsby's names in braces are entry pages. */
export function pageFileProblems(files: readonly string[]): string[] {
  const expected = ALL_PAGES.map((page) => ({ path: page.path, file: fileOf(page.path) }));
  const missing = expected.filter(({ file }) => !files.includes(file));
  const unknown = files.filter(
    (file) => file.endsWith(".tsx") && !file.includes("{") && !expected.some((page) => page.file === file),
  );
  const [renamed, old] = [missing[0], unknown[0]];
  if (renamed && old && missing.length + unknown.length === 2)
    return [
      `${FOLDER}/${renamed.file} is missing, and no page has ${FOLDER}/${old}: if ${renamed.path} is its new address, rename the file and list the old address in \`former\` (src/site/pages.ts)`,
    ];
  return [
    ...missing.map(
      ({ file, path }) => `${FOLDER}/${file} is missing: create it, or remove ${path} from src/site/pages.ts`,
    ),
    ...unknown.map(
      (file) => `${FOLDER}/${file} is not in the registry: add its page to src/site/pages.ts, or delete the file`,
    ),
  ];
}

/**
 * Compares the registry with the files of the project at `root`.
 * @throws Error that names every page without a file, and every file without a page
 */
export function assertPageFiles(root = "."): void {
  const problems = pageFileProblems(readdirSync(path.join(root, FOLDER), { encoding: "utf8", recursive: true }));
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
