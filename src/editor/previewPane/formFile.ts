// The unsaved state of Decap CMS's form as the file it would be saved as.
import type { ContentFile } from "../../content/read/contentFile";
import { belowContent } from "../../content/read/filePath";
import type { ContentFormat } from "../save/contentFormat";
import { mapIn, uploadsOf } from "../save/decapStore";
import { contentFile } from "../save/saveCheck";

/** The part of the Immutable.js collection API needed to read Decap CMS's entries. */
interface Kept {
  get(name: string): unknown;
  toJS(): unknown;
}

/** The props Decap CMS passes to a preview. */
export interface PreviewProps {
  entry: Kept;
  collection: Kept;
  /** The fields of the file. */
  fields: { map(read: (field: Kept) => unknown): { toJS(): string[] } };
}

export interface FormFile {
  file: ContentFile;
  /** Pictures that have been chosen but not saved, by file name. */
  uploads: ReadonlyMap<string, Blob>;
}

/** The file as it would be saved; an entry that has no name yet becomes `new.json`. */
export function formFileOf({ entry, collection, fields }: PreviewProps, format: ContentFormat): FormFile {
  const path = String(entry.get("path") || `${String(collection.get("folder"))}/new.json`);
  const names = fields.map((field) => field.get("name")).toJS();
  return {
    file: contentFile(belowContent(path) ?? path, format.toFile(mapIn(entry, "data")?.toJS(), names)),
    uploads: uploadsOf(entry),
  };
}
