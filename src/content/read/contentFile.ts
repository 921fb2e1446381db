import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";

/** A file in content/ with its schema; undefined for files the site does not know. */
export interface ContentFile {
  /** Path below the content folder, with `/`. */
  readonly name: string;
  readonly schema: AnySchema | undefined;
  readonly source: string;
  /** Why the file cannot be read, worded for editors; `source` is then empty. */
  readonly unreadable?: Words;
}
