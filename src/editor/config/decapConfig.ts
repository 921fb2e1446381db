// The subset of Decap CMS's configuration that this site uses.
import type { Words } from "../../i18n/editorLanguages";

export interface Processing {
  enabled: boolean;
  format: { enabled: boolean; default: string };
  /** 0 to 100. */
  quality: number;
  strip_metadata: boolean;
}

export interface PictureCut {
  /** Width to height, such as `16:9`. */
  shape: string;
  /** In pixels. */
  minWidth: number;
  /** The picture's name, and that of the one it is shown with, if any. */
  name: string;
  beside?: string;
}

/** An amount; an area, which may be metric; another whole number; a number with decimals, such as a rate. */
export type NumberKind = "dollars" | "area" | "whole" | "decimal";

/** Name of the single field that holds a file whose top level is a list, such as countries.json. */
export const WHOLE_LIST = "entries";

/** Our own widget for numbers (screen/numberField.ts). */
export const TYPED_NUMBER = "typedNumber";

/**
 * A field in Decap CMS's format; https://decapcms.org/docs/widgets/ lists each widget's options. `Said` is the type of
 * the words that editors read: all languages when generated, one language when handed to Decap CMS (inLanguage.ts).
 */
export interface EditorField<Said = Words> {
  name: string;
  label: Said;
  widget:
    | "string"
    | "text"
    | typeof TYPED_NUMBER
    | "markdown"
    | "boolean"
    | "select"
    | "datetime"
    | "image"
    | "file"
    | "list"
    | "object";
  required: boolean;
  hint?: Said;
  /** A regular expression and the message shown when it does not match. */
  pattern?: [string, Said];
  default?: string | boolean | never[];
  /** Of a list. */
  min?: number;
  max?: number;
  /** Of a `datetime`: how each part is written; `false` for a date or a time alone. */
  date_format?: string | false;
  time_format?: string | false;
  options?: { label: Said; value: string }[];
  fields?: EditorField<Said>[];
  /** Our own: a list of at most one item that stands for an optional group of the file. */
  group?: boolean;
  /** Our own: a link, read in any way of writing it; of a `link`, the form offers the site's pages. */
  link?: "link" | "profile";
  /** Our own: a number, written in any way that src/typed/ reads. */
  number?: NumberKind;
  /** Our own: a phone number, written in any way; `digits` for one without plus and spaces. */
  phone?: "international" | "digits";
  field?: EditorField<Said>;
  collapsed?: boolean;
  summary?: string;
  label_singular?: Said;
  /** Our own: what several of its elements are called. */
  label_plural?: Said;
  /** Toolbar buttons of the `markdown` widget. */
  buttons?: string[];
  editor_components?: string[];
  modes?: string[];
  choose_url?: boolean;
  /** Our own: whoever uploads a picture chooses the part of this shape. */
  cut?: PictureCut;
  media_folder?: string;
  public_folder?: string;
}

export interface EditorFile<Said = Words> {
  name: string;
  label: Said;
  description: Said;
  file: string;
  fields: EditorField<Said>[];
  preview_path?: string;
  editor?: { preview: boolean };
  media_folder?: string;
  public_folder?: string;
}

export interface Collection<Said = Words> {
  name: string;
  label: Said;
  description: Said;
  /** Our own format; see contentFormat.ts. */
  format: "content";
  folder?: string;
  files?: EditorFile<Said>[];
  fields?: EditorField<Said>[];
  [setting: string]: unknown;
}

export interface EditorConfig<Said = Words> {
  /** Absent when no repository is set; the editor then works only on a developer's machine. */
  backend?: { name: "github"; repo: string; branch: string; auth_endpoint: string; api_root?: string } | undefined;
  local_backend: { url: string };
  collections: Collection<Said>[];
  /** Our own: titles of entries by their file below content/, as far as the repository has been read. */
  titles?: Map<string, string>;
  /** Our own: the company's facts that texts name in double braces. */
  facts?: Record<string, string>;
  [setting: string]: unknown;
}
