// docs/dependencies.md lists the files that know Gatsby.
import { readdirSync, readFileSync } from "node:fs";
import { filesBelow } from "../../src/platform/publicWalk";

const [, SECTION = ""] = readFileSync("docs/dependencies.md", "utf8").split("## Leaving Gatsby");
const [TABLE = ""] = SECTION.split(/^## /m);

/** `a/{b,c}.ts` stands for two files. */
function withoutBraces(name: string): string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(name) ?? [];
  if (braces === undefined || inside === undefined) return [name];
  return inside.split(",").flatMap((one) => withoutBraces(name.replace(braces, () => one)));
}

/** The files, folders (`a/`), and patterns in the table's second column. */
const LISTED = [...TABLE.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)]
  .flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`((?:src\/|gatsby-[\w-]+\.tsx?)[^`]*)`/g)].map(([, name = ""]) => name),
  )
  .flatMap(withoutBraces);

/** Matches the files that a name in the table stands for. */
function filesOf(name: string): RegExp {
  const source = name.replace(/[.()]/g, "\\$&").replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(.*/)?"));
  return new RegExp(`^${source}${name.endsWith("/") ? "" : "$"}`);
}

const FILES = [...readdirSync("."), ...filesBelow("src").map((name) => `src/${name}`)].filter(
  (name) => /^(src\/.*|gatsby-[\w-]+)\.(tsx?|mjs)$/.test(name) && name !== "src/gatsby-types.d.ts",
);

/** True if the code names Gatsby, other than in a comment or in the path of a file of ours. */
function namesGatsby(file: string): boolean {
  const code = readFileSync(file, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/"\.{1,2}\/[^"]*"/g, "");
  return /gatsby/i.test(code);
}

test("every file that names Gatsby is in the table of what Gatsby does", () => {
  const naming = FILES.filter((file) => file.startsWith("gatsby-") || namesGatsby(file));
  expect(naming.length).toBeGreaterThan(30);
  expect(naming.filter((file) => !LISTED.some((name) => filesOf(name).test(file)))).toEqual([]);
});

test("the table lists no file that does not exist", () => {
  expect(LISTED.length).toBeGreaterThan(30);
  expect(LISTED.filter((name) => !FILES.some((file) => filesOf(name).test(file)))).toEqual([]);
});
