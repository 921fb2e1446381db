import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, utimesSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../publicWalk";
import { sha256 } from "../sha256";
import {
  contentFolderOf,
  currentRelease,
  publicFolderOf,
  releaseFolder,
  removeOldReleases,
  showRelease,
} from "./releases";

/** What the server reads from content/: the texts of the form and emails, the countries, and the company. */
const SERVER_CONTENT = ["countries.json", "site.json", "text/contact-form.json", "text/staff-mail.json"];

interface Source {
  publicFolder: string;
  contentFolder: string;
}

interface Copy {
  from: string;
  /** Its path in the release. */
  to: string;
}

// The build's own records are not part of the site.
const isPublished = (name: string) => !name.startsWith(".") || name.startsWith(".well-known/");

function filesOf({ publicFolder, contentFolder }: Source): Copy[] {
  const pages = filesBelow(publicFolder).filter(isPublished);
  return [
    ...pages.map((name) => ({ from: path.join(publicFolder, name), to: path.join(publicFolderOf(""), name) })),
    ...SERVER_CONTENT.map((name) => ({
      from: path.join(contentFolder, name),
      to: path.join(contentFolderOf(""), name),
    })),
  ];
}

/** Identical files have the same ID, wherever and whenever they were built. */
function idOf(files: readonly Copy[]): string {
  const lines = files.map(({ from, to }) => `${to} ${sha256(readFileSync(from))}\n`);
  return sha256(lines.join("")).slice(0, 12);
}

/**
 * Creates a release of a built site and makes it current. A release gets its name once it is complete; rebuilding
 * without changes yields the existing one.
 * @returns its ID
 */
export function publishRelease(source: Source, dist: string): string {
  const files = filesOf(source);
  const id = idOf(files);
  const release = releaseFolder(dist, id);
  if (!existsSync(release)) {
    const unfinished = `${release}.unfinished-${process.pid}`;
    for (const { from, to } of files) {
      const target = path.join(unfinished, to);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(from, target, constants.COPYFILE_FICLONE);
    }
    renameSync(unfinished, release);
  }
  // The newest release is the one built last, even if it existed before.
  utimesSync(release, new Date(), new Date());
  const before = currentRelease(dist);
  showRelease(dist, id);
  removeOldReleases(dist, before);
  return id;
}
