import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { folderOf, removeFolders } from "../fixtures/folder";

afterEach(removeFolders);

const FILES = {
  "circle.ts": 'import type { Other } from "./other";\nexport type Circle = Other;\n',
  "other.ts": 'export { type Third as Other } from "./third";\n',
  "third.ts": 'import { type Circle } from "./circle";\nexport type Third = Circle | undefined;\n',
  "user.ts": 'import type { Circle } from "./circle";\nexport const user: Circle = undefined;\n',
};

// The rule is an ES module, which Jest does not load.
const LINT = `
  import { Linter } from "eslint";
  import { readFileSync } from "node:fs";
  import tseslint from "typescript-eslint";
  import { noCircles } from "./tests/noCircles.mjs";
  const plugins = { site: { rules: { circles: noCircles } } };
  const languageOptions = { parser: tseslint.parser };
  const config = [{ files: ["**"], plugins, languageOptions, rules: { "site/circles": "error" } }];
  const [folder, ...names] = process.argv.slice(1);
  const lint = (name) => new Linter({ cwd: folder }).verify(readFileSync(name, "utf8"), config, { filename: name });
  console.log(JSON.stringify(names.map((name) => lint(name).map(({ message }) => message))));
`;

/** What lint says of each file. */
function lintOf(files: Record<string, string>): unknown {
  const folder = folderOf(files);
  const names = Object.keys(files).map((name) => join(folder, name));
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", LINT, folder, ...names]).toString());
}

test("lint reports two folders that import each other", () => {
  const files = {
    "src/here/one.ts": 'import type { Two } from "../there/two";\nexport type One = Two;\n',
    "src/here/four.ts": "export type Four = 4;\n",
    "src/there/two.ts": "export type Two = 2;\n",
    "src/there/three.ts": 'import type { Four } from "../here/four";\nexport type Three = Four;\n',
    "src/there/inside/five.ts": 'import type { Two } from "../two";\nexport type Five = Two;\n',
  };
  expect(lintOf(files)).toEqual([
    ["Folders import each other: three.ts imports from here."],
    [],
    [],
    ["Folders import each other: one.ts imports from here."],
    [],
  ]);
});

test("lint reports an import cycle, even of types alone, with the files on it", () => {
  expect(lintOf(FILES)).toEqual([
    ["Import cycle: circle.ts → other.ts → third.ts → circle.ts."],
    ["Import cycle: other.ts → third.ts → circle.ts → other.ts."],
    ["Import cycle: third.ts → circle.ts → other.ts → third.ts."],
    [],
  ]);
});
