import type { Words } from "./editorLanguages";
import { LANGUAGES, type Language } from "./languages";

/** What the site has to know about a language, apart from its texts. */
interface LanguageFacts {
  /** Its name in the language itself. */
  own: string;
  /** Its name in a sentence to editors. */
  named: Words;
  /** Whose dates and decimals it has. Never bare "es": it would print 1.234.567. */
  locale: string;
  /** What separates thousands, and decimals: what the locale's own numbers have. */
  thousands: string;
  decimal: string;
  /** How amounts and percentages are written; `#` is the number without its sign. */
  dollars: string;
  percent: string;
}

// Rows of languages that the site does not have do no harm: a language that goes may leave its row here.
const ROWS = {
  en: {
    own: "English",
    named: { en: "English", es: "inglés" },
    locale: "en-US",
    thousands: ",",
    decimal: ".",
    dollars: "$#",
    percent: "#%",
  },
  es: {
    own: "Español",
    named: { en: "Spanish", es: "español" },
    locale: "es-US",
    thousands: ",",
    decimal: ".",
    dollars: "$#",
    percent: "#%",
  },
} satisfies Record<string, LanguageFacts>;

export const LANGUAGE_TABLE: Record<Language, LanguageFacts> = ROWS;

/** @throws Error in words if a language of the list has no row */
export function assertLanguageTable(): void {
  const rowless = LANGUAGES.filter((language) => !(language in LANGUAGE_TABLE));
  if (rowless.length > 0) throw new Error(`${rowless.join(", ")} has no row in src/i18n/languageTable.ts`);
}
