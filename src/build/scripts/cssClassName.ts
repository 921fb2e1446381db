import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { sha256 } from "../../platform/sha256";

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** The names that a module gives, of classes and keyframes. Throws on invalid CSS. */
function namesIn(file: string): string[] {
  const names = new Set<string>();
  const css = postcss.parse(readFileSync(file, "utf8"));
  css.walkAtRules("keyframes", ({ params }) => void names.add(params));
  css.walkRules(({ selector }) => {
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

const nameAt = (file: string, place: number) => modulePrefix(file) + place.toString(36);

/**
 * What a class or keyframes of a CSS module is called in pages and scripts: `dit2` for the third name of
 * Header.module.css. It depends on that file alone, whatever bundler asks; written out, names would make a page's HTML
 * 2 % larger. Throws on invalid CSS and if the module does not give the name.
 */
export function cssClassName(file: string, name: string): string {
  const place = namesIn(file).indexOf(name);
  if (place < 0) throw new Error(`${file} has no class or keyframes called ${name}`);
  return nameAt(file, place);
}

/** A CSS module as a script that exports its names, for scripts that Gatsby does not bundle. */
export const cssModuleScript = (file: string): string =>
  namesIn(file)
    .map((name, place) => `export const ${name} = "${nameAt(file, place)}";`)
    .join("\n");
