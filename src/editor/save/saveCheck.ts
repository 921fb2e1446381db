// Decides whether a change may be saved: runs the whole content check on the repository before and after it.
import { schemaOf } from "../../content/read/fileNames";
import type { ContentFile } from "../../content/read/contentFile";
import { mediaFields, type Media } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import type { Problem } from "../../content/read/problem";
import { contentProblems } from "../../content/checks/problems";

/** A file below content/ to write, or to delete if it has no `source`. */
export interface Change {
  name: string;
  source?: string;
}

/** A file for the check; `name` is its path below content/. */
export const contentFile = (name: string, source: string): ContentFile => ({ name, schema: schemaOf(name), source });

const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message.en}`;

/** Treats all media as present and valid, for files that a change does not touch. */
export const UNTOUCHED: Media = () => ({ state: "file" });

function changed(files: readonly ContentFile[], changes: readonly Change[]): ContentFile[] {
  const written = changes.flatMap(({ name, source }) => (source === undefined ? [] : [contentFile(name, source)]));
  // Last, so that a duplicate place in a list is reported at the entry being saved.
  return [...files.filter(({ name }) => !changes.some((change) => change.name === name)), ...written];
}

interface Checked {
  /** Reasons to refuse it: every problem in the files it writes, and new problems elsewhere. */
  refused: Problem[];
  /** Problems in other files that were there before: they do not block saving. */
  left: Problem[];
}

/**
 * Checks the content as a change would leave it; only where other files have problems, also as it was before.
 * @param files the repository's current content
 * @param media the pictures and videos as they would be afterwards
 */
export function checkChange(files: readonly ContentFile[], changes: readonly Change[], media: Media): Checked {
  const isWritten = (file: string) => changes.some(({ name, source }) => name === file && source !== undefined);
  const after = contentProblems(changed(files, changes), media);
  if (after.every(({ file }) => isWritten(file))) return { refused: after, left: [] };
  const before = new Set(contentProblems([...files], UNTOUCHED).map(keyOf));
  const isLeft = (problem: Problem) => !isWritten(problem.file) && before.has(keyOf(problem));
  return { refused: after.filter((problem) => !isLeft(problem)), left: after.filter(isLeft) };
}

/** The distinct pictures and videos that the changed files name, as paths from the project root. */
export function namedMedia(changes: readonly Change[]): string[] {
  const { parsed } = parseFiles(changed([], changes));
  return [...new Set(parsed.flatMap((file) => mediaFields(file).map(({ path }) => path)))];
}
