import { isWords, type EditorLanguage } from "../../i18n/editorLanguages";
import type { EditorConfig } from "./decapConfig";

/** What a list shows of an item, `{{title.en}} · {{title.es}}`, with the editor's own language first. */
function summaryIn(summary: string, language: EditorLanguage): string {
  const parts = summary.split(" · ");
  const isOwn = (part: string) => part.endsWith(`.${language}}}`);
  return [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))].join(" · ");
}

function translated(value: unknown, language: EditorLanguage): unknown {
  if (isWords(value)) return value[language];
  if (Array.isArray(value)) return value.map((item) => translated(item, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "summary" && typeof inner === "string" ? summaryIn(inner, language) : translated(inner, language),
    ]),
  );
}

/** The configuration with its labels, hints, and messages in one language, as Decap CMS expects it. */
export const inLanguage = (config: EditorConfig, language: EditorLanguage): EditorConfig<string> =>
  translated(config, language) as EditorConfig<string>;
