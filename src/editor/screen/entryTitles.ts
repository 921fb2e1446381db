// The titles by which messages and lists name entries, as visitors read them.
import { FACT_NAMES, interpolate } from "../../content/interpolate";
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import type { ContentFile } from "../../content/read/contentFile";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { editorLanguage } from "../config/editorWords";
import type { EditorConfig } from "../config/decapConfig";

/** The company's facts by which texts are completed, as far as site.json has them. */
export function factsIn(files: readonly ContentFile[]): Record<string, string> {
  const parsed = parseJson(files.find(({ name }) => name === "site.json")?.source ?? "");
  const site = parsed.ok && isGroup(parsed.value) ? parsed.value : {};
  const facts = { ...(isGroup(site.contact) && site.contact), ...site };
  return Object.fromEntries(
    FACT_NAMES.flatMap((name) => (typeof facts[name] === "string" ? [[name, facts[name]]] : [])),
  );
}

/** An entry's title in one language, or the one it has for all; undefined if it has none. */
export function titleIn(value: unknown, language: EditorLanguage): string | undefined {
  const title = isGroup(value) ? value.title : undefined;
  const text = isGroup(title) ? title[language] : title;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** Notes the titles and facts of what the repository holds. */
export function noteTitles(
  files: readonly ContentFile[],
  config: Pick<EditorConfig<string>, "titles" | "facts">,
): void {
  const { titles } = config;
  titles?.clear();
  const facts = (config.facts = factsIn(files));
  for (const { name, source } of files) {
    const parsed = parseJson(source);
    const title = parsed.ok ? titleIn(parsed.value, editorLanguage()) : undefined;
    if (title !== undefined) titles?.set(name, interpolate(title, facts));
  }
}
