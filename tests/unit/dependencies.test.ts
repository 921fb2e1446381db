// package.json, the lock file, and docs/dependencies.md agree, and every license lets us use the package as we do.
import { readFileSync } from "node:fs";
import { FAMILY } from "../../src/theme/tokens";

interface Locked {
  license?: string;
  dev?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

const MANIFEST = readJson<Manifest>("package.json");

/** Licenses that ask for no more than a notice. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
];

/** Others, each for the packages whose use it allows: all but the font and the editor's marks run only in builds, unchanged. */
const ALLOWED_FOR: Record<string, RegExp> = {
  "CC-BY-4.0": /^caniuse-lite$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "MPL-2.0": /^(axe-core|@vercel\/stega)$/,
  "OFL-1.1": new RegExp(`^@fontsource/${FAMILY.toLowerCase().replaceAll(" ", "-")}$`),
};

/** Packages without the field, whose license files say MIT or Unlicense. */
const UNSTATED = ["busboy", "linkfs", "streamsearch", "valid-url", "xmlhttprequest-ssl"];

const isAllowed = (license: string, name: string): boolean =>
  ALLOWED.includes(license) || ALLOWED_FOR[license]?.test(name) === true;

/** Reads an SPDX expression of ORs of ANDs. */
const isAcceptable = (name: string, license: string): boolean =>
  license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => isAllowed(part, name)));

test("every production dependency has a license on the list", () => {
  const { packages } = readJson<{ packages: Record<string, Locked> }>("package-lock.json");
  const refused = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { license = "none" }]) => ({ name: path.replace(/^.*node_modules\//, ""), license }))
    .filter(({ name, license }) => !(license === "none" && UNSTATED.includes(name)))
    .filter(({ name, license }) => !isAcceptable(name, license));
  expect(refused).toEqual([]);
});

test("docs/dependencies.md says what each dependency is for, and names no other", () => {
  const [tables = ""] = readFileSync("docs/dependencies.md", "utf8").split("## Install scripts");
  const named = [...tables.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  const matches = (name: string, pattern: string) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const known = Object.keys({ ...MANIFEST.dependencies, ...MANIFEST.devDependencies });
  expect(known.filter((name) => !named.some((pattern) => matches(name, pattern)))).toEqual([]);
  expect(named.filter((pattern) => !known.some((name) => matches(name, pattern)))).toEqual([]);
});

interface HeldBack {
  name: string;
  /** `9`, or `0.28`, where the next minor version is held back, too. */
  version: string;
}

const HELD_BACK: HeldBack[] = [
  ...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (`.*?) +\| ([\d.]+) +\|/gm),
].flatMap(([, cell = "", version = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ name, version })),
);

test("docs/dependencies.md says at which version each package that is held back stays", () => {
  const [, node = ""] = /^FROM node:(\d+)/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const ranges: Record<string, string> = {
    ...readJson<Manifest>("tests/bench/tools/package.json").dependencies,
    ...MANIFEST.dependencies,
    ...MANIFEST.devDependencies,
    node,
  };
  expect(HELD_BACK.length).toBeGreaterThan(15);
  const isAt = ({ name, version }: HeldBack) => new RegExp(`^[~^]?${version}(\\.|$)`).test(ranges[name] ?? "none");
  expect(HELD_BACK.filter((one) => !isAt(one))).toEqual([]);
});

test("Dependabot proposes no later version of what docs/dependencies.md holds back, and ignores nothing else", () => {
  const dependabot = readFileSync(".github/dependabot.yml", "utf8");
  const ignored = [...dependabot.matchAll(/dependency-name: "([^"]+)",\s+update-types: \[([^\]]+)\]/g)].map(
    ([, name, types = ""]) => `${name}: ${types}`,
  );
  const [MINOR, MAJOR] = ['"version-update:semver-minor"', '"version-update:semver-major"'];
  const expected = HELD_BACK.map(
    ({ name, version }) => `${name}: ${version.includes(".") ? `${MINOR}, ${MAJOR}` : MAJOR}`,
  );
  expect(ignored.sort()).toEqual(expected.sort());
});
