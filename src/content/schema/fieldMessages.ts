// What several fields tell editors.
import type { Words } from "../../i18n/editorLanguages";

export const NUMBER_IS_MISSING: Words = { en: "is missing: write a number", es: "falta: escriba un número" };

export const atLeast = (min: number): Words => ({ en: `must be at least ${min}`, es: `debe ser ${min} o más` });

export const atMost = (max: number): Words => ({ en: `must be at most ${max}`, es: `debe ser ${max} o menos` });

/** The message for lists with too many entries. */
export const entriesAtMost = (max: number): Words => ({
  en: `keep it to ${max} entries or fewer`,
  es: `deje ${max} entradas como máximo`,
});

/** The message for texts longer than `max` characters. */
export const charactersAtMost = (max: number): Words => ({
  en: `keep it to ${max} characters or fewer`,
  es: `deje ${max} caracteres como máximo`,
});

/** The message for former fields that are now entries of a list. */
export const movedTo = (list: string, ...names: string[]): Record<string, Words> => {
  const message = {
    en: `is now an entry in the list \`${list}\`: move its value there`,
    es: `ahora es una entrada de la lista \`${list}\`: mueva allí su valor`,
  };
  return Object.fromEntries(names.map((name) => [name, message]));
};

/** The message for a field's former name. */
export const renamedTo = (name: string, former: string): Record<string, Words> => ({
  [former]: { en: `is now \`${name}\`: move its value there`, es: `ahora es \`${name}\`: mueva allí su valor` },
});
