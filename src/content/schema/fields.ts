// The building blocks of every content schema: texts, numbers, switches, pictures, groups, and lists. Messages tell editors what to do.
import { array, boolean, number, object, string, type ISchema, type ObjectShape } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { atLeast, atMost, charactersAtMost, entriesAtMost, NUMBER_IS_MISSING } from "./fieldMessages";
import type { FieldMeta } from "./fieldMeta";
import { INVISIBLE } from "./schemaParts";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { perLanguage, type Language } from "../../i18n/languages";

/** An object that rejects unknown keys. */
export const group = <S extends ObjectShape>(fields: S) =>
  object(fields)
    .noUnknown()
    .required({ en: "is missing: add this group of fields", es: "falta: agregue este grupo de campos" });

/** A text that matches `form`; `missing` and `wrong` tell the editor what to do if it is absent or does not match. */
export const textLike = (form: RegExp, missing: Words, wrong: Words) =>
  string().strict().required(missing).matches(form, { message: wrong, excludeEmptyString: true });

const VISIBLE_AT_ITS_ENDS = new RegExp(`^[^${INVISIBLE}]([\\s\\S]*[^${INVISIBLE}])?$`);

function words(language: Language, max: number) {
  const { en, es } = LANGUAGE_TABLE[language].named;
  return textLike(
    VISIBLE_AT_ITS_ENDS,
    { en: `is missing: write the ${en} text`, es: `falta: escriba el texto en ${es}` },
    {
      en: `remove any spaces and invisible characters at the start and end of the ${en} text`,
      es: `quite los espacios y caracteres invisibles al principio y al final del texto en ${es}`,
    },
  ).max(max, ({ value }: { value: string }) => ({
    en: `is too long: keep the ${en} text to ${max} characters or fewer (it has ${value.length})`,
    es: `es demasiado largo: el texto en ${es} puede tener ${max} caracteres como máximo (tiene ${value.length})`,
  }));
}

type TextOptions = Pick<FieldMeta, "sameAllowed" | "mayBeName" | "placeholders" | "mayInclude">;

function localized(max: number, meta: FieldMeta) {
  return object(perLanguage((language) => words(language, max)))
    .noUnknown()
    .required({ en: "is missing: write the text in each language", es: "falta: escriba el texto en cada idioma" })
    .meta(meta);
}

/** A single-line text in each language; `max` in characters. */
export const line = (max = 80, options: TextOptions = {}) => localized(max, { kind: "localized", ...options });

/** A paragraph in each language; `max` in characters. */
export const paragraph = (max = 400, options: TextOptions = {}) =>
  localized(max, { kind: "localized", long: true, ...options });

/** Paragraphs, lists and links in each language, written in Markdown; `max` in characters. */
export const markdown = (max: number) => localized(max, { kind: "localized", long: true, markdown: true });

export const optional = (text: ReturnType<typeof line>) => text.notRequired().default(undefined);

/** A whole number from `min` to `max`, both inclusive. */
export const integer = (min: number, max: number) =>
  number()
    .strict()
    .required(NUMBER_IS_MISSING)
    .integer({
      en: "must be a whole number, without decimal points or commas",
      es: "debe ser un número entero, sin puntos ni comas",
    })
    .min(min, atLeast(min))
    .max(max, atMost(max));

/** An amount in whole dollars, up to the calculator form's maximum. */
export const dollars = (min: number) => integer(min, 999_999_999).meta({ unit: "dollars" });

export const yesNo = () =>
  boolean().strict().required({ en: "is missing: turn it on or off", es: "falta: actívelo o desactívelo" });

/** A picture next to its entry (`./oak-street.jpg`), at least `minWidth` pixels wide, with its alternative text, which may be the name of who is on it. */
export const picture = (
  minWidth: number,
  { mayBeName, ...options }: Pick<FieldMeta, "sameShapeAs" | "cutTo" | "mayBeName"> = {},
) =>
  object({
    file: textLike(
      // Not above the entry: the editor finds no picture there.
      /^\.\/(?!.*\.\.)[\w./-]+\.(jpe?g|png|webp)$/,
      { en: "is missing: choose a picture file", es: "falta: elija el archivo de la imagen" },
      {
        en:
          "must be a .jpg, .png, or .webp file (in the files, one in the same folder, such as ./house.jpg: " +
          "start with ./, leave out spaces and accents, and write the extension in lowercase)",
        es:
          "debe ser un archivo .jpg, .png o .webp (en los archivos, uno de la misma carpeta, como ./house.jpg: " +
          "empiece por ./, sin espacios ni acentos y con la terminación en minúsculas)",
      },
    ),
    alt: paragraph(160, { ...(mayBeName && { mayBeName }) }),
  })
    .noUnknown()
    .required({
      en: "is missing: choose a picture and describe it",
      es: "falta: elija una imagen y descríbala",
    })
    .meta({ kind: "picture", minWidth, ...options });

/**
 * A name shared by all languages, displayed verbatim: placeholders in it are not filled in. `which` tells the editor
 * what is missing; `max` in characters.
 */
export const name = (max: number, which: Words = { en: "name", es: "nombre" }) =>
  textLike(
    new RegExp(`^[^{}${INVISIBLE}]([^{}]*[^{}${INVISIBLE}])?$`),
    { en: `is missing: write the ${which.en}`, es: `falta: escriba el ${which.es}` },
    {
      en: `must be just the ${which.en}, without braces and without spaces or invisible characters at the start or end`,
      es: `debe ser solo el ${which.es}, sin llaves y sin espacios ni caracteres invisibles al principio o al final`,
    },
  ).max(max, charactersAtMost(max));

/** A list: `list().of(group({ … }))`. */
export const list = () =>
  array().nonNullable({
    en: "must be a list (in the files, in square brackets): leave it out if there is nothing to list",
    es: "debe ser una lista (en los archivos, entre corchetes): quítela si no hay nada que enumerar",
  });

/** More entries than anyone writes: most layouts have room for any number. */
const MOST = 50;

/** A list of one to `most` `things`, such as points below a text (in Spanish with the article: `los puntos`). */
export const filledList = <T>(item: ISchema<T>, things: Words, most = MOST) =>
  array()
    .of(item)
    .required({ en: `is missing: list the ${things.en}`, es: `falta: enumere ${things.es}` })
    .min(1, { en: "needs at least one entry", es: "necesita al menos una entrada" })
    .max(most, entriesAtMost(most));
