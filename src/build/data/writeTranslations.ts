import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { factsOf } from "../../content/facts";
import { localize } from "../../content/localize";
import { readPublished } from "../../content/read/readContent";
import { ALIASES, LANGUAGES, languageOf, type Language } from "../../i18n/languages";
import { readSite } from "../readSite";
import { isRecord } from "../../content/isRecord";

/** What no visitor reads. */
const FOR_STAFF: readonly string[] = ["text/staff-mail.json"];

/** `text/home.json` is at `pages.home`, `services/academy.json` at `entries.services.academy`. */
function keyOf(name: string): string[] {
  const parts = name.replace(/\.json$/, "").split("/");
  return parts[0] === "text" ? ["pages", ...parts.slice(1)] : ["entries", ...parts];
}

function place(tree: Record<string, unknown>, [key = "", ...rest]: string[], value: unknown): void {
  const inner = tree[key];
  const branch = isRecord(inner) ? inner : {};
  tree[key] = rest.length === 0 ? value : branch;
  if (rest.length > 0) place(branch, rest, value);
}

/** All texts of the site in one language as one object, with those of `common` at the top level. */
export function translation(contentFolder: string, language: Language): Record<string, unknown> {
  const facts = factsOf(readSite(contentFolder));
  const tree: Record<string, unknown> = {};
  for (const { name, source } of readPublished(contentFolder)) {
    if (FOR_STAFF.includes(name)) continue;
    const words = localize<unknown>(JSON.parse(source), language, facts);
    if (name === "text/common.json") Object.assign(tree, words);
    else place(tree, keyOf(name), words);
  }
  return tree;
}

/** Writes `/locales/{lng}/translation.json`, also for the codes that stand for a language, such as `sp`. */
export function writeTranslations(publicFolder: string, contentFolder: string): void {
  for (const code of [...LANGUAGES, ...Object.keys(ALIASES)]) {
    const language = languageOf(code);
    if (language === undefined) continue;
    const folder = path.join(publicFolder, "locales", code);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "translation.json"), JSON.stringify(translation(contentFolder, language)));
  }
}
