import path from "node:path";
import { mediaFields } from "../read/media";
import { parseFiles } from "../read/parseFiles";
import { contentProblems } from "./problems";
import type { Problem } from "./problem";
import { readContent } from "../read/readContent";
import { readMedia } from "../read/readMedia";
import { unusedMedia } from "./unusedMedia";

interface Check {
  fileCount: number;
  problems: Problem[];
  /** Pictures, videos and captions that nothing references; empty if there are problems. */
  unused: string[];
}

/** Checks all content of the project at `root`. */
export async function checkFolder(root = "."): Promise<Check> {
  const files = readContent(path.join(root, "content"));
  const paths = parseFiles(files).parsed.flatMap((file) => mediaFields(file).map((found) => found.path));
  const problems = contentProblems(files, await readMedia(root, paths));
  const unused = problems.length > 0 ? [] : await unusedMedia(root, paths);
  return { fileCount: files.length, problems, unused };
}
