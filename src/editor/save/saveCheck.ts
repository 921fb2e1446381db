// May the content be saved like this? The site's whole check, on the repository as it is and as it would be.
import { schemaOf } from "../../content/read/fileNames";
import type { ContentFile } from "../../content/read/contentFile";
import { mediaFields, type Media } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import type { Problem } from "../../content/checks/problem";
import { contentProblems } from "../../content/checks/problems";

/** A file below content/ that is to be written, or to be deleted when there is no `source`. */
export interface Change {
  name: string;
  source?: string;
}

/** A file of the repository for the check; `name` below content/. */
export const contentFile = (name: string, source: string): ContentFile => ({ name, schema: schemaOf(name), source });

const keyOf = ({ file, field, message }: Problem) => `${file} ${field} ${message.en}`;

/** Media that are taken to be there and fit: those that a change does not touch. */
export const UNTOUCHED: Media = () => ({ state: "file" });

function changed(files: readonly ContentFile[], changes: readonly Change[]): ContentFile[] {
  const written = changes.flatMap(({ name, source }) => (source === undefined ? [] : [contentFile(name, source)]));
  // Last, so that of two entries with one place in their list the one that is being saved is told.
  return [...files.filter(({ name }) => !changes.some((change) => change.name === name)), ...written];
}

/**
 * What speaks against a change: everything that is wrong with the files it writes, and whatever it breaks elsewhere. What
 * was wrong before in other files keeps nobody from saving.
 * @param files the repository's content as it is
 * @param media the pictures and films as they will be
 */
export function refusals(files: readonly ContentFile[], changes: readonly Change[], media: Media): Problem[] {
  const before = new Set(contentProblems([...files], UNTOUCHED).map(keyOf));
  const isWritten = (file: string) => changes.some(({ name, source }) => name === file && source !== undefined);
  return contentProblems(changed(files, changes), media).filter(
    (problem) => isWritten(problem.file) || !before.has(keyOf(problem)),
  );
}

/** The pictures and films that the files of a change name, from the project's root, each once. */
export function namedMedia(changes: readonly Change[]): string[] {
  const { parsed } = parseFiles(changed([], changes));
  return [...new Set(parsed.flatMap((file) => mediaFields(file).map(({ path }) => path)))];
}
