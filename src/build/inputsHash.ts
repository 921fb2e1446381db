import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../platform/publicWalk";
import { sha256 } from "../platform/sha256";

const FOLDERS = ["content", "src", "static"];
const ROOT_FILE = /^(gatsby-[\w-]+\.tsx?|tsconfig\.json|package\.json|package-lock\.json)$/;

// The server is not part of the site, and the query types are an output of the build.
const LEFT_OUT = /^src\/(server\/|gatsby-types\.d\.ts$)/;

/**
 * Hex digest of everything below `root` that the built site depends on: names and contents of the files in content/,
 * src/ (except src/server/) and static/ and of the configuration files in the root, regardless of order and timestamps.
 * `facts` adds inputs from elsewhere, such as environment variables that end up in the site. A missing folder counts as
 * empty. Throws if a file cannot be read.
 */
export function inputsHash(root: string, facts: Readonly<Record<string, string>> = {}): string {
  const inputs = listInputs(root).map((path) => [path, sha256(readFileSync(join(root, path)))]);
  const sortedFacts = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([inputs, sortedFacts]));
}

function listInputs(root: string): string[] {
  const inRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && ROOT_FILE.test(entry.name))
    .map((entry) => entry.name);
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...inRoot, ...inFolders].filter((path) => !LEFT_OUT.test(path)).sort();
}

// Written by a successful build: the digest of its inputs and the size of its outputs, which a power cut may empty.
const FINGERPRINT = "public/.inputs";

// The build also writes the query types, which a public/ copied from elsewhere lacks.
const WRITTEN = ["public/index.html", "src/gatsby-types.d.ts", FINGERPRINT];

/** Whether public/ contains a complete site, possibly an outdated one. */
const isBuilt = (): boolean => WRITTEN.every((file) => existsSync(file));

/** The bytes of all built files. */
function builtSize(): number {
  const sizes = filesBelow("public").map((name) => (name === ".inputs" ? 0 : statSync(`public/${name}`).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const fingerprintOf = (hash: string): string => `${hash} ${builtSize()}`;

export const isBuiltFrom = (hash: string): boolean =>
  isBuilt() && readFileSync(FINGERPRINT, "utf8") === fingerprintOf(hash);

export const writeFingerprint = (hash: string): void => writeFileSync(FINGERPRINT, fingerprintOf(hash));

export const removeFingerprint = (): void => rmSync(FINGERPRINT, { force: true });
