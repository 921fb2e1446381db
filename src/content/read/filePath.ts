// Project paths with `/` wherever the check runs: in Node.js and in the editor's browser.

/** The last part of a path: `oak.json` of `projects/oak.json`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The folder of a file, such as `projects`; empty for a file at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The file name without its extension: `oak` of `projects/oak.json`. */
export const slugOf = (path: string): string => baseName(path).replace(/\.json$/, "");

const CONTENT = "content/";

/** The path below content/: `site.json` of `content/site.json`; undefined for paths elsewhere. */
export const belowContent = (path: string): string | undefined =>
  path.startsWith(CONTENT) ? path.slice(CONTENT.length) : undefined;

/** Joins parts into one path, resolving `.`, `..` and repeated slashes. */
export function joined(...parts: string[]): string {
  const steps: string[] = [];
  for (const step of parts.join("/").split("/")) {
    const isUp = step === ".." && steps.length > 0 && steps.at(-1) !== "..";
    if (isUp) steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
