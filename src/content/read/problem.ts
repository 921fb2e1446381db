import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";

export interface Problem {
  /** Path below content/, or a folder's name if the problem concerns its entries as a whole. */
  file: string;
  /** Path of the field (`title.es`); empty if the problem concerns the whole file. */
  field: string;
  /** What is wrong and how to fix it; continues a sentence that starts with the field's name (see messageWords.ts). */
  message: Words;
  /** Placeholders that the text lacks. */
  lacks?: readonly string[];
}

/** A content file with a schema and valid JSON. */
export interface ParsedFile {
  /** Path below content/, with `/`. */
  readonly name: string;
  readonly schema: AnySchema;
  readonly value: unknown;
}
