import { join } from "node:path";
import { perLanguage, type Language } from "../../i18n/languages";
import { readChecked } from "./readChecked";
import type { Facts } from "../facts";
import { localize } from "../localize";
import { TEXT_SCHEMAS, type TextName, type Texts } from "../texts/texts";

/**
 * The words of a file in content/text/ in each language, as people read them.
 * @param folder content/
 * @throws Error with the file and the reason if it cannot be read or is invalid
 */
export function readText<N extends TextName>(folder: string, name: N, facts: Facts): Record<Language, Texts[N]> {
  const text: unknown = readChecked(join(folder, `text/${name}.json`), TEXT_SCHEMAS[name]);
  // Its schema is made from the same shape as its type.
  return perLanguage((language) => localize(text, language, facts) as Texts[N]);
}
