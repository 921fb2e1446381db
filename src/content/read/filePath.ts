// Paths of the project with `/`, wherever the check runs: in Node.js as well as in the editor's browser.

/** The last part of a path: `oak.json` of `projects/oak.json`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The folder of a file, such as `projects`; empty for a file at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** What an entry or a text is called by: `oak` of `projects/oak.json`. */
export const slugOf = (path: string): string => baseName(path).replace(/\.json$/, "");

const CONTENT = "content/";

/** The path below content/: `site.json` of `content/site.json`; undefined for what lies elsewhere. */
export const belowContent = (path: string): string | undefined =>
  path.startsWith(CONTENT) ? path.slice(CONTENT.length) : undefined;

/** One path of several parts, with `.`, `..` and repeated slashes worked out. */
export function joined(...parts: string[]): string {
  const steps: string[] = [];
  for (const step of parts.join("/").split("/")) {
    const isUp = step === ".." && steps.length > 0 && steps.at(-1) !== "..";
    if (isUp) steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
