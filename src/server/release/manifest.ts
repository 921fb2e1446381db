// What a release consists of. A power cut can empty files that had their final names, so a release is compared with its
// manifest before it is shown.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../content/isRecord";
import { reasonOf } from "../../platform/reasonOf";
import { sha256 } from "../../platform/sha256";
import { publicFolderOf, serverFolderOf } from "./releases";

export interface Manifest {
  version: string;
  /** By path in the release, with `/`. */
  files: Record<string, { size: number; sha256: string }>;
}

const FILE = "manifest.json";

export const manifestFile = (release: string): string => path.join(release, FILE);

const isFile = (value: unknown) =>
  isRecord(value) && Number.isInteger(value.size) && /^[0-9a-f]{64}$/.test(String(value.sha256));

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value) || typeof value.version !== "string") return false;
  return isRecord(value.files) && Object.values(value.files).every(isFile);
}

/** @throws when it cannot be read */
export function readManifest(release: string): Manifest {
  const file = manifestFile(release);
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
  if (!isManifest(manifest)) throw new Error(`${file} is not a manifest`);
  return manifest;
}

/** The digests of a release's pages and files, by their path below its public folder. */
export function publicHashes(release: string): (name: string) => string | undefined {
  const { files } = readManifest(release);
  return (name) => files[path.posix.join(publicFolderOf(""), name)]?.sha256;
}

const IS_READ = {
  sizes: () => false,
  programs: (name: string) => name.startsWith(`${serverFolderOf("")}/`),
  contents: () => true,
};

/**
 * What is wrong with the files of a release, in one sentence; undefined if they are those that were built.
 * @param reading of what is not read, only missing and cut files are found
 */
export function faultOf(release: string, reading: keyof typeof IS_READ = "contents"): string | undefined {
  try {
    const { files } = readManifest(release);
    const damaged = Object.entries(files).flatMap(([name, { size, sha256: hash }]) => {
      const file = path.join(release, name);
      const isSized = statSync(file, { throwIfNoEntry: false })?.size === size;
      return isSized && (!IS_READ[reading](name) || sha256(readFileSync(file)) === hash) ? [] : [name];
    });
    if (damaged.length === 0) return undefined;
    return `${damaged.length} of its ${Object.keys(files).length} files are damaged, such as ${damaged[0]}`;
  } catch (error) {
    return reasonOf(error);
  }
}
