import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./publicWalk";

const FOLDERS = ["content", "src", "static"];
const ROOT_FILE = /^(gatsby-[\w-]+\.tsx?|tsconfig\.json|package\.json|package-lock\.json)$/;

// The server is not part of the site, and the build itself writes the query types.
const LEFT_OUT = /^src\/(server\/|gatsby-types\.d\.ts$)/;

/**
 * Digest (hex) of everything the built site depends on below `root`: names and contents of the files in content/, src/
 * (less src/server/), static/ and of the settings in the root, whatever their order and times. `facts` adds what comes
 * from elsewhere, such as a setting of the environment that ends up in the pages. A missing folder counts as an empty
 * one. Throws when a file cannot be read.
 */
export function inputsHash(root: string, facts: Readonly<Record<string, string>> = {}): string {
  const inputs = listInputs(root).map((path) => [path, fileHash(join(root, path))]);
  const sortedFacts = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([inputs, sortedFacts]))
    .digest("hex");
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

function fileHash(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
