import { existsSync, readdirSync, readFileSync } from "node:fs";
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
