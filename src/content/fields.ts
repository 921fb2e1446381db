// The building blocks of every content schema. A message says what the editor has to do.
import { array, boolean, number, object, string, type InferType, type ISchema, type ObjectShape } from "yup";
import { ISO_DAY } from "./calendarDay";
import { LANGUAGE_NAMES } from "../i18n/languageNames";
import { perLanguage, type Language } from "../i18n/languages";

/** What the build, the GraphQL types and the editor need to know about a field beyond its Yup rules. */
export interface FieldMeta {
  kind: "localized" | "picture" | "video" | "media" | "link" | "phone";
  /** All languages may hold the same words (names, symbols). */
  sameAllowed?: boolean;
  /** It may be a name of a few words, which is the same in every language. */
  mayBeName?: boolean;
  /** Longer than one line: the editor shows a text area. */
  long?: boolean;
  /** The text is Markdown, see markdown.ts. */
  markdown?: boolean;
  /** Placeholders that the field's component fills, besides the company's facts. */
  fills?: readonly string[];
  /** Smallest width in pixels that the picture's place needs. */
  minWidth?: number;
  /** The company's phone stands in where the field is left out. */
  orPhone?: boolean;
  /** Name of the neighbouring picture whose width ÷ height this one must have. */
  sameShapeAs?: string;
}

declare module "yup" {
  interface CustomSchemaMetadata extends Partial<FieldMeta> {
    /** Where the field appears, for editors. */
    hint?: string;
    /** Names that a group's fields once had, each with what an editor has to do about it. */
    moved?: Readonly<Record<string, string>>;
  }
}

/** An object whose unknown keys are refused. `moved`: names that its fields once had, with what to do about each. */
export const group = <S extends ObjectShape>(fields: S, moved: Readonly<Record<string, string>> = {}) =>
  object(fields).noUnknown().required("is missing: add this group of fields").meta({ moved });

/** The message for fields that have become entries of one list. */
export const movedTo = (list: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `has become an entry of the list ${list}: move its value there`]));

/** A text of one form; `missing` and `wrong` tell the editor what to do when it is not there or has another form. */
export const textLike = (form: RegExp, missing: string, wrong: string) =>
  string().strict().required(missing).matches(form, { message: wrong, excludeEmptyString: true });

/** Spaces of all kinds and signs without width: pasted along from other programs, they are no text. */
const UNSEEN = String.raw`\s\u00ad\u200b-\u200f\u2060`;

const SEEN_AT_ITS_ENDS = new RegExp(`^[^${UNSEEN}]([\\s\\S]*[^${UNSEEN}])?$`);

function words(language: Language, max: number) {
  const name = LANGUAGE_NAMES[language].english;
  return textLike(
    SEEN_AT_ITS_ENDS,
    `is missing: write the ${name} text`,
    `remove the spaces and invisible signs at the start and the end of the ${name} text`,
  ).max(max, `is too long: keep the ${name} text to ${max} characters at most`);
}

type TextOptions = Pick<FieldMeta, "sameAllowed" | "mayBeName" | "fills">;

function localized(max: number, meta: FieldMeta) {
  return object(perLanguage((language) => words(language, max)))
    .noUnknown()
    .required("is missing: write the text in each language")
    .meta(meta);
}

/** A text of one line in each language; `max` in characters. */
export const line = (max = 80, options: TextOptions = {}) => localized(max, { kind: "localized", ...options });

/** A paragraph in each language; `max` in characters. */
export const paragraph = (max = 400, options: TextOptions = {}) =>
  localized(max, { kind: "localized", long: true, ...options });

/** Paragraphs, lists and links in each language, written in Markdown; `max` in characters. */
export const markdown = (max: number) => localized(max, { kind: "localized", long: true, markdown: true });

/** The same field where it may be left out. */
export const optional = (text: ReturnType<typeof line>) => text.notRequired().default(undefined);

/** A whole number between `min` and `max`, both allowed. */
export const whole = (min: number, max: number) =>
  number()
    .strict()
    .required("is missing: write a number")
    .integer("must be a whole number, without points and commas")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** Position of an entry in its list; the smallest number comes first. */
export const order = () => whole(1, 9999).meta({ hint: "The smallest number comes first; no two may be equal." });

/** A switch. */
export const yesNo = () => boolean().strict().required("is missing: write true or false");

/** A picture beside its entry (`./oak-street.jpg`), at least `minWidth` pixels wide, with its alternative text. */
export const picture = (minWidth: number, options: Pick<FieldMeta, "sameShapeAs"> = {}) =>
  object({
    file: textLike(
      /^\.{1,2}\/[\w./-]+\.(jpe?g|png|webp)$/,
      "is missing: name the picture's file",
      "must name a .jpg, .png or .webp file that lies beside, such as ./house.jpg: " +
        "begin with ./, use no spaces or accents, and write the ending in small letters",
    ),
    alt: paragraph(160),
  })
    .noUnknown()
    .required("is missing: name a picture and describe it")
    .meta({ kind: "picture", minWidth, ...options });

/**
 * A name that all languages share. It is shown as it stands: nothing fills placeholders in it. `which` tells the
 * editor what is missing; `max` in characters.
 */
export const name = (max: number, which = "name") =>
  textLike(
    new RegExp(`^[^{}${UNSEEN}]([^{}]*[^{}${UNSEEN}])?$`),
    `is missing: write the ${which}`,
    `must be the ${which} itself, without braces { } and without spaces or invisible signs at its ends`,
  ).max(max, `keep it to ${max} characters at most`);

/** Nothing fills placeholders in links, so none may have braces. */
const LINK = /^(https:\/\/[^\s{}]+|mailto:[^\s{}@]+@[^\s{}@]+|tel:\+?\d+|\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?)$/;

/** True for what a link of the content may be. */
export const isLink = (text: string): boolean => LINK.test(text);

/** A web address: https, mailto, tel or a page of this site (with its closing slash, `#anchor` allowed). */
export const link = () =>
  textLike(
    LINK,
    "is missing: write the link",
    "must be https://…, mailto:name@…, tel:+1… (digits only) or a page of this site such as /services/ or " +
      "/services/#funding: a slash on both sides, small letters, no spaces and braces { }",
  ).meta({ kind: "link" });

/** A file shipped with the site (`/media/film.mp4`) or an https address; `endings` such as `mp4`, `webm`. */
export const mediaFile = (...endings: [string, ...string[]]) =>
  textLike(
    new RegExp(`^(https://[^\\s{}]+|/media/[\\w./-]+)\\.(${endings.join("|")})$`),
    "is missing: name the file",
    `must be a file of static/media/, written like /media/film.${endings[0]}, or an https address, ` +
      `and end in .${endings.join(" or .")}`,
  ).meta({ kind: "media" });

/** Captions of a film. From another host browsers would take them only for a film that they may read, too. */
const captionsFile = () =>
  textLike(
    /^\/media\/[\w./-]+\.(vtt)$/,
    "is missing: name the file",
    "must be a file of static/media/, written like /media/film.vtt",
  ).meta({ kind: "media" });

/** A film with its first picture and captions in each language. */
export const video = () =>
  object({
    file: mediaFile("mp4", "webm"),
    published: textLike(ISO_DAY, "is missing: write the day", "must be a day such as 2026-12-01")
      .notRequired()
      .meta({ hint: "The day since when it can be seen: search engines list films that have one." }),
    poster: picture(400),
    captions: object(perLanguage(captionsFile))
      .noUnknown()
      .required("is missing: name a captions file for each language"),
  })
    .noUnknown()
    .required("is missing: name the film, its poster and its captions")
    .meta({ kind: "video" });

/** A list: `list().of(group({ … }))`. */
export const list = array;

/** The most entries that the layout of a `few` has room for. */
const MOST = 8;

/** A list of one to eight `things`, such as points below a text. */
export const few = <T>(item: ISchema<T>, things: string) =>
  array()
    .of(item)
    .required(`is missing: list the ${things}`)
    .min(1, "needs at least one entry")
    .max(MOST, `keep it to ${MOST} entries at most`);

/** A content type as a page receives it: every text in all languages has become one string. */
export type InOneLanguage<T> =
  T extends Record<Language, string>
    ? string
    : T extends (infer U)[]
      ? InOneLanguage<U>[]
      : T extends object
        ? { [K in keyof T]: InOneLanguage<T[K]> }
        : T;

export type { InferType };
