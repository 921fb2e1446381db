// The building blocks of every content schema. Messages tell editors what to do.
import { array, boolean, number, object, string, type InferType, type ISchema, type ObjectShape } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { UNSEEN } from "./unseen";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { perLanguage, type Language } from "../../i18n/languages";

/** What the build, the GraphQL types and the editor need to know about a field in addition to its Yup rules. */
export interface FieldMeta {
  kind: "localized" | "picture" | "video" | "media" | "link" | "phone" | "date" | "time";
  /** All languages may have the same words (names, symbols). */
  sameAllowed?: boolean;
  /** It may be a name of up to four words, which is the same in every language. */
  mayBeName?: boolean;
  /** May span several lines: the editor shows a text area. */
  long?: boolean;
  /** The text is Markdown (markdown.ts). */
  markdown?: boolean;
  /** Placeholders that the field's component fills in, besides the company's facts. */
  placeholders?: readonly string[];
  /** Minimum width in pixels for the picture's place. */
  minWidth?: number;
  /** A draft may be saved without it. */
  mayFollow?: boolean;
  /** Defaults to the company's phone. */
  orPhone?: boolean;
  /**
   * Aspect ratio, such as `16:9`, of the part that whoever uploads it in the editor chooses, beside its sibling of this
   * name; pictures added in other ways may differ.
   */
  cutTo?: { shape: `${number}:${number}`; beside: string };
  /** Name of the sibling picture whose width ÷ height this one must have. */
  sameShapeAs?: string;
}

declare module "yup" {
  interface CustomSchemaMetadata extends Partial<FieldMeta> {
    /** The field's label in the editor, if its name is not clear enough (src/editor/config/labels.ts). */
    label?: Words;
    /** Labels of a choice's options, by value, where a field of that name has another label. */
    options?: Readonly<Record<string, Words>>;
    /** Where the field appears, for editors. */
    hint?: Words;
    /** Former names of a group's fields, each with what an editor has to do about it. */
    moved?: Readonly<Record<string, Words>>;
  }
}

/** An object that rejects unknown keys. `moved`: former names of its fields, with what to do about each. */
export const group = <S extends ObjectShape>(fields: S, moved: Readonly<Record<string, Words>> = {}) =>
  object(fields)
    .noUnknown()
    .required({ en: "is missing: add this group of fields", es: "falta: agregue este grupo de campos" })
    .meta({ moved });

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

/** A text that matches `form`; `missing` and `wrong` tell the editor what to do if it is absent or does not match. */
export const textLike = (form: RegExp, missing: Words, wrong: Words) =>
  string().strict().required(missing).matches(form, { message: wrong, excludeEmptyString: true });

const SEEN_AT_ITS_ENDS = new RegExp(`^[^${UNSEEN}]([\\s\\S]*[^${UNSEEN}])?$`);

function words(language: Language, max: number) {
  const { en, es } = LANGUAGE_NAMES[language].named;
  return textLike(
    SEEN_AT_ITS_ENDS,
    { en: `is missing: write the ${en} text`, es: `falta: escriba el texto en ${es}` },
    {
      en: `remove any spaces and invisible characters at the start and end of the ${en} text`,
      es: `quite los espacios y caracteres invisibles al principio y al final del texto en ${es}`,
    },
  ).max(max, {
    en: `is too long: keep the ${en} text to ${max} characters or fewer`,
    es: `es demasiado largo: el texto en ${es} puede tener ${max} caracteres como máximo`,
  });
}

type TextOptions = Pick<FieldMeta, "sameAllowed" | "mayBeName" | "placeholders">;

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

/** The same field, but optional. */
export const optional = (text: ReturnType<typeof line>) => text.notRequired().default(undefined);

/** A whole number from `min` to `max`, both inclusive. */
export const whole = (min: number, max: number) =>
  number()
    .strict()
    .required(NUMBER_IS_MISSING)
    .integer({
      en: "must be a whole number, without decimal points or commas",
      es: "debe ser un número entero, sin puntos ni comas",
    })
    .min(min, atLeast(min))
    .max(max, atMost(max));

/** Position of an entry in its list; the smallest number comes first. */
const order = () =>
  whole(1, 9999).meta({
    hint: {
      en: "The lowest number comes first. Give each entry a different number.",
      es: "El número menor va primero. Dé a cada entrada un número distinto.",
    },
  });

/** A switch. */
export const yesNo = () =>
  boolean().strict().required({ en: "is missing: turn it on or off", es: "falta: actívelo o desactívelo" });

/** Marks an entry that visitors do not see yet (drafts.ts). */
const draft = () =>
  boolean()
    .strict()
    .notRequired()
    .meta({
      label: { en: "Not published yet", es: "Aún sin publicar" },
      hint: {
        en: "While this is on, the entry is a draft: “Publish” saves and checks it, but visitors can't see it. Turn it off when the entry is ready.",
        es: "Mientras esté activado, es un borrador: “Publicar” lo guarda y lo revisa, pero los visitantes no lo ven. Desactívelo cuando esté listo.",
      },
    });

/** An entry of a list on the site: its order, whether it is a draft, and its fields. `moved` as in `group`. */
export const entry = <S extends ObjectShape>(fields: S, moved: Readonly<Record<string, Words>> = {}) =>
  group({ order: order(), draft: draft(), ...fields }, moved);

/** A picture next to its entry (`./oak-street.jpg`), at least `minWidth` pixels wide, with its alternative text. */
export const picture = (minWidth: number, options: Pick<FieldMeta, "sameShapeAs" | "cutTo"> = {}) =>
  object({
    file: textLike(
      /^\.{1,2}\/[\w./-]+\.(jpe?g|png|webp)$/,
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
    alt: paragraph(160),
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
    new RegExp(`^[^{}${UNSEEN}]([^{}]*[^{}${UNSEEN}])?$`),
    { en: `is missing: write the ${which.en}`, es: `falta: escriba el ${which.es}` },
    {
      en: `must be just the ${which.en}, without braces and without spaces or invisible characters at the start or end`,
      es: `debe ser solo el ${which.es}, sin llaves y sin espacios ni caracteres invisibles al principio o al final`,
    },
  ).max(max, charactersAtMost(max));

/** Placeholders in links are not filled in, so braces are not allowed. */
const LINK = /^(https:\/\/[^\s{}]+|mailto:[^\s{}@]+@[^\s{}@]+|tel:\+?\d{3,15}|\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?)$/;

/** True for a link that content may use. */
export const isLink = (text: string): boolean => LINK.test(text);

/** A link: https, mailto, tel or a page of this site (with a trailing slash, `#anchor` allowed). */
export const link = () =>
  textLike(
    LINK,
    { en: "is missing: write the link", es: "falta: escriba el enlace" },
    {
      en:
        "must be https://…, mailto:name@…, tel:+1… (digits only), or a page on this site, such as /services/ or " +
        "/services/#funding: with a slash at both ends, in lowercase, without spaces or braces",
      es:
        "debe ser https://…, mailto:nombre@…, tel:+1… (solo cifras) o una página de este sitio, como /services/ o " +
        "/services/#funding: con una barra a cada lado, en minúsculas, sin espacios ni llaves",
    },
  ).meta({ kind: "link" });

/** A list: `list().of(group({ … }))`. */
export const list = array;

/** More entries than anyone writes: most layouts have room for any number. */
const MOST = 50;

/** A list of one to `most` `things`, such as points below a text (in Spanish with the article: `los puntos`). */
export const few = <T>(item: ISchema<T>, things: Words, most = MOST) =>
  array()
    .of(item)
    .required({ en: `is missing: list the ${things.en}`, es: `falta: enumere ${things.es}` })
    .min(1, { en: "needs at least one entry", es: "necesita al menos una entrada" })
    .max(most, entriesAtMost(most));

export type { InferType };
