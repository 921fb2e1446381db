import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";

/** One file of content/ with the schema that it must follow; none when the site does not know it. */
export interface ContentFile {
  /** Path below the content folder, with `/`. */
  name: string;
  schema: AnySchema | undefined;
  source: string;
  /** Why its text cannot be read, for the editor; `source` is then empty. */
  unreadable?: Words;
}
