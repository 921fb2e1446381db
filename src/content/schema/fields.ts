// The building blocks of every content schema. Messages tell editors what to do.
import { array, boolean, number, object, string, type InferType, type ISchema, type ObjectShape } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { ISO_DAY, parseDay } from "./calendarDay";
import { UNSEEN } from "./unseen";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { perLanguage, type Language } from "../../i18n/languages";

/** What the build, the GraphQL types and the editor need to know about a field in addition to its Yup rules. */
export interface FieldMeta {
  kind: "localized" | "picture" | "video" | "media" | "link" | "phone";
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
  /** Aspect ratio, such as `16:9`, to which the editor crops uploads; pictures added in other ways may differ. */
  cutTo?: `${number}:${number}`;
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

/** A day in ISO form; `example` for the message. */
export const isoDate = (example = "2099-12-31") =>
  textLike(
    ISO_DAY,
    { en: "is missing: write the date", es: "falta: escriba la fecha" },
    { en: `must be a date such as ${example}`, es: `debe ser una fecha como ${example}` },
  ).test(
    "day",
    { en: "is not a real date: check the day and the month", es: "es una fecha que no existe: revise el día y el mes" },
    (value = "") => !ISO_DAY.test(value) || parseDay(value) !== null,
  );

const FILE_IS_MISSING: Words = { en: "is missing: choose a file", es: "falta: elija el archivo" };

/** A file shipped with the site (`/media/video.mp4`) or an https URL; `endings` such as `mp4`, `webm`. */
export const mediaFile = (...endings: [string, ...string[]]) =>
  textLike(new RegExp(`^(https://[^\\s{}]+|/media/[\\w./-]+)\\.(${endings.join("|")})$`), FILE_IS_MISSING, {
    en:
      `must be an uploaded file (in the files, such as /media/video.${endings[0]}) or an https address, and end in ` +
      `.${endings.join(" or .")}. The page of a video on YouTube or Vimeo is no file: download the video there as MP4, ` +
      "and upload that",
    es:
      `debe ser un archivo subido (en los archivos, como /media/video.${endings[0]}) o una dirección https, y terminar en ` +
      `.${endings.join(" o .")}. La página de un video en YouTube o Vimeo no es un archivo: descárguelo allí como MP4 y ` +
      "súbalo",
  }).meta({ kind: "media" });

/** Captions of a video. Browsers load captions from another host only if the video itself is loaded with CORS. */
const captionsFile = () =>
  textLike(/^\/media\/[\w./-]+\.(vtt)$/, FILE_IS_MISSING, {
    en: "must be an uploaded file of captions that ends in .vtt (in the files, such as /media/video.vtt)",
    es: "debe ser un archivo de subtítulos subido, terminado en .vtt (en los archivos, como /media/video.vtt)",
  }).meta({ kind: "media" });

/** A video with its poster, captions in each language and, if it needs one, its audio-described version. */
export const video = () =>
  object({
    file: mediaFile("mp4", "webm"),
    published: isoDate("2026-12-01")
      .notRequired()
      .meta({
        hint: {
          en: "The date the video was published. Search engines list only videos that have one.",
          es: "La fecha en que se publicó el video. Los buscadores solo muestran los videos que la tienen.",
        },
      }),
    poster: picture(400),
    captions: object(perLanguage(captionsFile))
      .noUnknown()
      .required({
        en: "is missing: choose a captions file for each language",
        es: "faltan: elija un archivo de subtítulos para cada idioma",
      })
      .meta({
        mayFollow: true,
        hint: {
          en: "Captions of what is said, as .vtt files, for viewers who can't hear it. A video host such as YouTube can generate them, and lets you correct, translate, and download them.",
          es: "Lo que se dice, en archivos .vtt, para quien no lo oye. Un servicio de videos como YouTube los escribe a partir del video y permite corregirlos, traducirlos y descargarlos.",
        },
      }),
    described: object(perLanguage(() => mediaFile("mp4", "webm")))
      .noUnknown()
      .notRequired()
      .default(undefined)
      .meta({
        hint: {
          en: "The same video with a voice that describes what is shown, for people who can't see it. You need it when the sound alone doesn't tell the whole story.",
          es: "El mismo video con una voz que cuenta lo que se ve, para quien no lo ve. Hace falta cuando el sonido solo no lo cuenta.",
        },
      }),
  })
    .noUnknown()
    .required({
      en: "is missing: choose the video, its cover picture, and its captions",
      es: "falta: elija el video, su primera imagen y sus subtítulos",
    })
    .meta({ kind: "video" });

/** What is said and shown in a video. */
export const transcript = () =>
  paragraph(1200).meta({
    mayFollow: true,
    hint: {
      en: "Everything that is said and shown, for people who can't hear or see it.",
      es: "Todo lo que se dice y lo que se ve, para quienes no pueden oírlo o verlo.",
    },
  });

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
