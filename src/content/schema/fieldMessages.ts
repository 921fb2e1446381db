// What several fields tell editors.
import type { Words } from "../../i18n/editorLanguages";

export const NUMBER_IS_MISSING: Words = { en: "is missing: write a number", es: "falta: escriba un número" };

export const atLeast = (min: number): Words => ({ en: `must be at least ${min}`, es: `debe ser ${min} o más` });

export const atMost = (max: number): Words => ({ en: `must be at most ${max}`, es: `debe ser ${max} o menos` });

export const entriesAtMost = (max: number): Words => ({
  en: `keep it to ${max} entries or fewer`,
  es: `deje ${max} entradas como máximo`,
});

export const charactersAtMost =
  (max: number) =>
  ({ value }: { value: string }): Words => ({
    en: `keep it to ${max} characters or fewer (it has ${value.length})`,
    es: `deje ${max} caracteres como máximo (tiene ${value.length})`,
  });
