import type { Words } from "../../i18n/editorLanguages";

/** What the build, the GraphQL types and the editor need to know about a field in addition to its Yup rules. */
export interface FieldMeta {
  kind: "typicalHouse" | "localized" | "picture" | "video" | "media" | "link" | "profile" | "phone" | "date" | "time";
  /** All languages may have the same words (names, symbols). */
  sameAllowed?: boolean;
  /** It may be a name of up to four words, which is the same in every language. */
  mayBeName?: boolean;
  /** Pages get it in every language at once, as it is in the file. */
  everyLanguage?: boolean;
  /** May span several lines: the editor shows a text area. */
  long?: boolean;
  /** The text is Markdown (markdown.ts). */
  markdown?: boolean;
  /** Placeholders that the field's component fills in, besides the company's facts. */
  placeholders?: readonly string[];
  /** Placeholders that it may include besides. */
  mayInclude?: readonly string[];
  /** What a number counts; pages show it as an amount. */
  unit?: "dollars";
  /** Minimum width in pixels for the picture's place. */
  minWidth?: number;
  /** A film that starts with the page. */
  playsAtOnce?: boolean;
  /** A draft may be saved without it. */
  mayFollow?: boolean;
  /** Defaults to the company's phone. */
  orPhone?: boolean;
  /**
   * Aspect ratio, such as `16:9`, of the part that whoever uploads it in the editor chooses, beside its sibling of this
   * name, if it is shown with one; pictures added in other ways may differ.
   */
  cutTo?: { shape: `${number}:${number}`; beside?: string };
  /** Of a list of links: those to drafts are not shown, and come back when the draft is published. */
  hidesDrafts?: boolean;
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
  }
}
