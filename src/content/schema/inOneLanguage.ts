import type { Language } from "../../i18n/languages";

/** A content type as a page receives it: every localized text is one string. */
export type InOneLanguage<T> =
  T extends Record<Language, string>
    ? string
    : T extends (infer U)[]
      ? InOneLanguage<U>[]
      : T extends object
        ? { [K in keyof T]: InOneLanguage<T[K]> }
        : T;
