// `npm ci --omit=dev`, with which the image is built (Dockerfile), installs everything that a build uses.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { filesBelow } from "../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../fixtures/folder";

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

const { devDependencies, scripts } =
  readJson<Record<"devDependencies" | "scripts", Record<string, string>>>("package.json");
const LOCKED = readJson<{ packages: Record<string, { dev?: boolean }> }>("package-lock.json").packages;

/** Programs of src/ that only developers run. */
const FOR_DEVELOPERS = ["src/editor/startEditing.ts", "src/build/icons/brandIcons.ts", "src/build/icons/writeIcons.ts"];

const FILES = [
  ...readdirSync(".").filter((name) => /^gatsby-[\w-]+\.tsx?$/.test(name)),
  ...filesBelow("src").map((name) => `src/${name}`),
].filter((name) => /\.m?tsx?$|\.mjs$/.test(name) && !FOR_DEVELOPERS.includes(name));

const IMPORT = /\b(?:from |import |import\(|require\(|require\.resolve\()"([^"$]+)"/g;
const TEXT = /["'`]([^"'`\n]+)["'`]/g;

const packageOf = (text: string) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(text)?.[1] ?? "";

const isInstalled = (name: string) =>
  LOCKED[`node_modules/${name}`]?.dev === undefined && `node_modules/${name}` in LOCKED;

/** The packages a file needs that are not installed: those it imports, unless for types, and others it names. */
function missingIn(source: string): string[] {
  const code = source.replace(/^import type [^;]*;/gm, "");
  const textsOf = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text = ""]) => text);
  const imported = textsOf(IMPORT).filter((text) => !/^(\.|node:)/.test(text));
  const named = textsOf(TEXT).filter((text) => Object.hasOwn(devDependencies, packageOf(text)));
  return [...new Set([...imported, ...named].map(packageOf))].filter((name) => !isInstalled(name));
}

test("a build uses no development dependency", () => {
  expect(FILES.length).toBeGreaterThan(300);
  const missing = FILES.flatMap((file) => missingIn(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
  expect(isInstalled(/--import ([^.]\S+)/.exec(scripts.build ?? "")?.[1] ?? "")).toBe(true);
});

test("an installation that was broken off is named before anything that it lacks", () => {
  const [program = "", ...args] = (scripts.build ?? "").replace("./src", resolve("src")).split(" ").slice(1);
  const { status, stderr } = spawnSync(program, args, { cwd: folderOf(), encoding: "utf8" });
  removeFolders();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The packages are not installed.*npm ci/)]);
});

test("nothing that a build uses imports the programs of developers", () => {
  const names = FOR_DEVELOPERS.map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  const importing = FILES.filter((file) =>
    names.some((name) => new RegExp(`/${name}"`).test(readFileSync(file, "utf8"))),
  );
  expect(importing).toEqual([]);
});
