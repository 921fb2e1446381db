import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { errorCode } from "../../platform/errorCode";
import { flush } from "../../platform/flush";
import { filesBelow } from "../../platform/publicWalk";
import { sha256 } from "../../platform/sha256";
import { faultOf, manifestFile, readManifest, type Manifest } from "../../server/release/manifest";
import {
  contentFolderOf,
  currentRelease,
  publicFolderOf,
  releaseFolder,
  removeOldReleases,
  serverFolderOf,
  showRelease,
} from "../../server/release/releases";

/** What the server reads from content/: the texts of the form and emails, the countries, and the company. */
const SERVER_CONTENT = [
  "countries.json",
  "site.json",
  "text/contact-form.json",
  "text/sell-your-house.json",
  "text/staff-mail.json",
];

interface Source {
  publicFolder: string;
  contentFolder: string;
  /** The bundled server and staff tools. */
  serverFolder: string;
}

export const DISK_FULL = "The disk is full: free some space, and build again.";

interface Copy {
  from: string;
  /** Its path in the release. */
  to: string;
}

// The build's own records are not part of the site.
const isPublished = (name: string) => !name.startsWith(".") || name.startsWith(".well-known/");

function filesOf({ publicFolder, contentFolder, serverFolder }: Source): Copy[] {
  const below = (from: string, to: string, names: readonly string[]) =>
    names.map((name) => ({ from: path.join(from, name), to: path.posix.join(to, name) }));
  return [
    ...below(publicFolder, publicFolderOf(""), filesBelow(publicFolder).filter(isPublished)),
    ...below(contentFolder, contentFolderOf(""), SERVER_CONTENT),
    ...below(serverFolder, serverFolderOf(""), filesBelow(serverFolder)),
  ];
}

function manifestOf(files: readonly Copy[], version: string): Manifest {
  const entries = files.map(({ from, to }) => {
    const bytes = readFileSync(from);
    return [to, { size: bytes.length, sha256: sha256(bytes) }] as const;
  });
  return { version, files: Object.fromEntries(entries) };
}

/** Identical files have the same ID, wherever and whenever they were built. */
function idOf({ files }: Manifest): string {
  const lines = Object.entries(files).map(([name, file]) => `${name} ${file.sha256}\n`);
  return sha256(lines.join("")).slice(0, 12);
}

/** The folders of these paths and all folders above them, up to `top`. */
function foldersOf(names: readonly string[], top: string): string[] {
  const folders = new Set([top]);
  for (const name of names)
    for (let folder = path.dirname(name); folder !== "."; folder = path.dirname(folder))
      folders.add(path.join(top, folder));
  return [...folders];
}

/** Writes the whole folder to the disk: after a power cut it is complete. */
function write(folder: string, files: readonly Copy[], manifest: Manifest): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { from, to } of files) {
    const target = path.join(folder, to);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(from, target, constants.COPYFILE_FICLONE);
    flush(target);
  }
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`);
  flush(manifestFile(folder));
  for (const inside of foldersOf(
    files.map(({ to }) => to),
    folder,
  ))
    flush(inside);
}

/** Whether a release that exists consists of these files: they have been hashed, so bytes are compared. */
const isWhole = (release: string, files: readonly Copy[], manifest: Manifest) =>
  faultOf(release, "sizes") === undefined &&
  JSON.stringify(readManifest(release).files) === JSON.stringify(manifest.files) &&
  files.every(({ from, to }) => readFileSync(from).equals(readFileSync(path.join(release, to))));

/**
 * Creates a release of a built site, without showing it. It gets its name once all of it is on the disk. A sound one that
 * exists already is left as it is; a damaged one is replaced.
 * @returns its ID, and whether it is new
 */
export function createRelease(source: Source, dist: string, version: string): { id: string; isNew: boolean } {
  const files = filesOf(source);
  const manifest = manifestOf(files, version);
  const id = idOf(manifest);
  const release = releaseFolder(dist, id);
  const isNew = !existsSync(release) || !isWhole(release, files, manifest);
  if (isNew) {
    const unfinished = `${release}.unfinished-${process.pid}`;
    try {
      write(unfinished, files, manifest);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (errorCode(error) !== "ENOSPC") throw error;
      throw new Error(`${DISK_FULL} Nothing is published.`, { cause: error });
    }
    if (existsSync(release)) renameSync(release, `${release}.damaged-${process.pid}`);
    renameSync(unfinished, release);
    flush(path.dirname(release));
  }
  return { id, isNew };
}

/** Makes a release the current and the newest one, and removes those that are too old. */
export function publishRelease(dist: string, id: string): void {
  // The newest release is the one built last, even if it existed before.
  utimesSync(releaseFolder(dist, id), new Date(), new Date());
  const before = currentRelease(dist);
  showRelease(dist, id);
  removeOldReleases(dist, before);
}
