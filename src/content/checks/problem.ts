import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";

/** One thing that is wrong with the content. */
export interface Problem {
  /** Path below content/, or a folder's name when its entries as a whole are meant. */
  file: string;
  /** Path of the field (`title.es`), empty when the whole file is meant. */
  field: string;
  /** What is wrong and what to do about it, for the person who edits: it goes on after the field's name. */
  message: Words;
}

/** A content file that the site knows and whose JSON can be read. */
export interface ParsedFile {
  /** Path below content/, with `/`. */
  name: string;
  schema: AnySchema;
  value: unknown;
}
