import path from "node:path";
import { mediaFields } from "./media";
import { parseFiles } from "./parseFiles";
import { contentProblems } from "./problems";
import type { Problem } from "./problem";
import { readContent } from "./readContent";
import { readMedia } from "./readMedia";

/** Everything that is wrong with the content of the project at `root`, and how many files were read. */
export async function checkFolder(root = "."): Promise<{ fileCount: number; problems: Problem[] }> {
  const files = readContent(path.join(root, "content"));
  const paths = parseFiles(files).parsed.flatMap((file) => mediaFields(file).map((found) => found.path));
  return { fileCount: files.length, problems: contentProblems(files, await readMedia(root, paths)) };
}
