// The titles by which messages and lists name entries, as visitors read them.
import { interpolate } from "../../content/interpolate";
import { factsIn as inLanguage, factsOf } from "../../content/facts";
import { isRecord } from "../../content/isRecord";
import { isLocalized } from "../../content/localize";
import { parseJson } from "../../content/read/parseJson";
import type { ContentFile } from "../../content/read/contentFile";
import type { Language } from "../../i18n/languages";
import { siteLanguageOf, type EditorLanguage } from "../../i18n/editorLanguages";
import { editorLanguage, siteLanguage } from "../config/editorWords";
import type { EditorConfig } from "../config/decapConfig";

const textOr = (value: unknown, placeholder: string) => (typeof value === "string" ? value : placeholder);

/** The company's facts by which texts are completed; what site.json lacks stays a placeholder. */
export function factsIn(files: readonly ContentFile[], language: Language): Record<string, string> {
  const parsed = parseJson(files.find(({ name }) => name === "site.json")?.source ?? "");
  const site = parsed.ok && isRecord(parsed.value) ? parsed.value : {};
  const contact = isRecord(site.contact) ? site.contact : {};
  const facts = factsOf({
    brand: textOr(site.brand, "{{brand}}"),
    legalName: textOr(site.legalName, "{{legalName}}"),
    contact: {
      phone: textOr(contact.phone, "{{phone}}"),
      email: textOr(contact.email, "{{email}}"),
      city: textOr(contact.city, "{{city}}"),
      state: textOr(contact.state, "{{state}}"),
      region: isLocalized(contact.region) ? contact.region : undefined,
    },
  });
  return inLanguage(facts, language);
}

/** An entry's title in one language, or the one it has for all; undefined if it has none. */
export function titleIn(value: unknown, language: EditorLanguage): string | undefined {
  const title = isRecord(value) ? value.title : undefined;
  const text = isRecord(title) ? title[siteLanguageOf(language)] : title;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** Notes the titles and facts of what the repository holds. */
export function noteTitles(
  files: readonly ContentFile[],
  config: Pick<EditorConfig<string>, "titles" | "facts">,
): void {
  const { titles } = config;
  titles?.clear();
  const facts = (config.facts = factsIn(files, siteLanguage()));
  for (const { name, source } of files) {
    const parsed = parseJson(source);
    const title = parsed.ok ? titleIn(parsed.value, editorLanguage()) : undefined;
    if (title !== undefined) titles?.set(name, interpolate(title, facts));
  }
}
