import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { folderOf, removeFolders } from "../fixtures/folder";
import { writeFileSync } from "node:fs";

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

test("lint reports an import cycle, even of types alone, with the files on it", () => {
  const folder = folderOf();
  const names = Object.entries(FILES).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const answer = execFileSync(process.execPath, ["--input-type=module", "-e", LINT, folder, ...names]);
  expect(JSON.parse(answer.toString())).toEqual([
    ["Import cycle: circle.ts → other.ts → third.ts → circle.ts."],
    ["Import cycle: other.ts → third.ts → circle.ts → other.ts."],
    ["Import cycle: third.ts → circle.ts → other.ts → third.ts."],
    [],
  ]);
});
