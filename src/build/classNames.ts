import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { filesBelow } from "./publicWalk";

// Neither a nor b: filters against advertisements hide classes such as "ad". No j: the page itself has the class "js".
const FIRST = "cdefghiklmnopqrstuvwxyz";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

export interface ClassNames {
  /** The short name of a class or of keyframes. Throws when the file does not hold it. */
  of: (file: string, name: string) => string;
  /** Changes when any short name does. */
  digest: string;
}

/** All names in a CSS module, in order of appearance; a few are global and need no other. */
function namesIn(css: string): string[] {
  const names = new Set<string>();
  const sheet = postcss.parse(css);
  sheet.walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(CLASS)) names.add(name);
  });
  sheet.walkAtRules("keyframes", ({ params }) => {
    names.add(params);
  });
  return [...names];
}

const shortName = (position: number) =>
  `${FIRST[position % FIRST.length]}${Math.floor(position / FIRST.length).toString(36)}`;

/**
 * Names of two signs (more than 800 need three) for all CSS modules below a folder: they stand in every page, and names
 * drawn from digests would not pack there. The same sources give the same names on every machine.
 */
export function shortClassNames(folder: string): ClassNames {
  const modules = filesBelow(folder).filter((file) => file.endsWith(".module.css"));
  const keys = modules.flatMap((file) =>
    namesIn(readFileSync(path.join(folder, file), "utf8")).map((name) => `${file}#${name}`),
  );
  const names = new Map(keys.map((key, position) => [key, shortName(position)]));
  return {
    of(file, name) {
      const short = names.get(`${path.relative(folder, file)}#${name}`);
      if (short === undefined) throw new Error(`${file}: no rule names "${name}"`);
      return short;
    },
    digest: createHash("sha256").update(keys.join("\n")).digest("hex"),
  };
}
