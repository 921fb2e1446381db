import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { sha256 } from "../../platform/sha256";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** The module's classes in the order of its rules. Throws on invalid CSS. */
function classesOf(file: string): string[] {
  const names = new Set<string>();
  postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/:global\([^()]*(\([^()]*\))?[^()]*\)/g, "").matchAll(CLASS))
      names.add(name);
  });
  return [...names];
}

/** Three letters that stand for a module's file name; a test holds that no two modules share them. */
export const modulePrefix = (file: string): string =>
  [...sha256(path.basename(file)).slice(0, 6).matchAll(/../g)]
    .map(([byte]) => String.fromCharCode(97 + (parseInt(byte, 16) % 26)))
    .join("");

/**
 * The name of a CSS module's class in pages and scripts: `kqz2` for the third class of Header.module.css. It depends on
 * that file alone, whatever bundler asks; written out, names would make a page's HTML 2 % larger. Throws on invalid CSS.
 */
export const cssClassName = (file: string, name: string): string =>
  modulePrefix(file) + classesOf(file).indexOf(name).toString(36);

/** A CSS module as a script that exports its classes' names, for scripts that Gatsby does not bundle. */
export const cssModuleScript = (file: string): string =>
  classesOf(file)
    .map((name) => `export const ${name} = ${JSON.stringify(cssClassName(file, name))};`)
    .join("\n");
