// The titles by which messages name entries.
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import type { ContentFile } from "../../content/read/contentFile";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import type { EditorConfig } from "../config/decapConfig";

/** An entry's title in one language, or the one it has for all; undefined if it has none. */
function titleIn(value: unknown, language: EditorLanguage): string | undefined {
  const title = isGroup(value) ? value.title : undefined;
  const text = isGroup(title) ? title[language] : title;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** Notes the titles of what the repository holds. */
export function noteTitles(
  files: readonly ContentFile[],
  { titles }: Pick<EditorConfig<string>, "titles">,
  language: EditorLanguage,
): void {
  titles?.clear();
  for (const { name, source } of files) {
    const parsed = parseJson(source);
    const title = parsed.ok ? titleIn(parsed.value, language) : undefined;
    if (title !== undefined) titles?.set(name, title);
  }
}
