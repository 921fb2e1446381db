import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** The generated name of a CSS module's class, in pages and scripts: `Header-logo` for `.logo` in Header.module.css. */
export const cssClassName = (file: string, name: string): string => `${path.basename(file, ".module.css")}-${name}`;

/**
 * A CSS module as a script that exports its generated class names, for scripts that Gatsby does not bundle.
 * Throws on invalid CSS.
 */
export function cssModuleScript(file: string): string {
  const names = new Set<string>();
  postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/:global\([^()]*(\([^()]*\))?[^()]*\)/g, "").matchAll(CLASS))
      names.add(name);
  });
  return [...names].map((name) => `export const ${name} = ${JSON.stringify(cssClassName(file, name))};`).join("\n");
}
