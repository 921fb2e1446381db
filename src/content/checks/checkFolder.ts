import { readdir } from "node:fs/promises";
import path from "node:path";
import { isMedia } from "../read/fileNames";
import { mediaFields } from "../read/media";
import { parseFiles } from "../read/parseFiles";
import { readContent } from "../read/readContent";
import { readMedia } from "../read/readMedia";
import { countProblems, describeProblems } from "./describeProblems";
import { missingLogo } from "./missingLogo";
import { contentProblems } from "./problems";
import type { Problem } from "../read/problem";

/** Where editors put pictures, videos and captions, relative to the project root. */
const FOLDERS = ["content", "static/media"];

async function mediaFilesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/"))).filter(isMedia);
}

/** The project's pictures, videos and captions that are not in `used`, sorted; paths are relative to `root`. */
export async function unusedMedia(root: string, used: readonly string[]): Promise<string[]> {
  const files = await Promise.all(FOLDERS.map((folder) => mediaFilesIn(root, folder)));
  const known = new Set(used);
  return files
    .flat()
    .filter((file) => !known.has(file))
    .sort();
}

interface Check {
  fileCount: number;
  problems: Problem[];
  /** Pictures, videos and captions that nothing references; empty if there are problems. */
  unused: string[];
}

/** Checks all content of the project at `root`. */
export async function checkFolder(root = "."): Promise<Check> {
  const files = readContent(path.join(root, "content"));
  const { parsed } = parseFiles(files);
  const paths = parsed.flatMap((file) => mediaFields(file).map((found) => found.path));
  const problems = [...contentProblems(files, await readMedia(root, paths)), ...missingLogo(parsed, root)];
  const unused = problems.length > 0 ? [] : await unusedMedia(root, paths);
  return { fileCount: files.length, problems, unused };
}

/** Invalid content; the message lists every problem for the editor. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/** @throws ContentError when the content of the project at `root` has problems */
export async function assertValidContent(root = "."): Promise<void> {
  const { problems } = await checkFolder(root);
  if (problems.length > 0)
    throw new ContentError(
      `The site was not built: content/ has ${countProblems(problems)}.\n\n${describeProblems(problems)}\n`,
    );
}
