// Maps content files and field paths to their place in the editor and its labels.
import { stepsTo } from "../merge/fieldPath";
import { baseName, belowContent, folderOf, slugOf } from "../../content/read/filePath";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { labelOf } from "../config/labels";
import { addressAt } from "./address";
import type { EditorConfig, EditorField } from "../config/decapConfig";

/** The form of a content file. */
interface EditorPlace {
  /** The form's URL, relative to `/admin/`. */
  link: string;
  /** Such as `Projects: White farmhouse` or `Home page`. */
  title: string;
  fields: readonly EditorField<string>[];
}

/** The form that edits a file below content/, or the list of a folder; undefined for files unknown to the editor. */
export function placeOf(file: string, { collections, titles }: EditorConfig<string>): EditorPlace | undefined {
  const path = `content/${file}`;
  for (const { name, label, folder, fields, files = [] } of collections) {
    const single = files.find((one) => one.file === path);
    if (single)
      return { link: `#/collections/${name}/entries/${single.name}`, title: single.label, fields: single.fields };
    if (path === folder) return { link: `#/collections/${name}`, title: label, fields: [] };
    if (folder === folderOf(path) && fields && file.endsWith(".json")) {
      const slug = slugOf(file);
      return { link: `#/collections/${name}/entries/${slug}`, title: `${label}: ${titles?.get(file) ?? slug}`, fields };
    }
  }
  return undefined;
}

export interface OpenEntry {
  collection: string;
  slug: string;
  /** From the project root. */
  path: string;
  fields: readonly EditorField<string>[];
  isNew: boolean;
}

/** The entry whose form is at a URL; `fresh`: the name of a new one without a draft. Undefined for other screens. */
export function entryAt(url: string, { collections }: EditorConfig<string>, fresh: string): OpenEntry | undefined {
  const { collection = "", isNew = false, draft, slug = isNew ? (draft ?? fresh) : "" } = addressAt(url) ?? {};
  const { folder, fields, files = [] } = collections.find(({ name }) => name === collection) ?? {};
  if (folder !== undefined && fields && slug !== "")
    return { collection, slug, path: `${folder}/${slug}.json`, fields, isNew };
  const single = files.find(({ name }) => name === slug);
  return single && { collection, slug, path: single.file, fields: single.fields, isNew };
}

/** A field's labels from the outside in: `Points › 2 › Español`; `nameOf` names the item at a path by its title. */
export function labelsTo(
  field: string,
  fields: readonly EditorField<string>[],
  nameOf: (path: string) => string = () => "",
): string {
  let inner: readonly EditorField<string>[] = fields;
  let path = "";
  const labels = stepsTo(field).map((step) => {
    path += typeof step === "number" ? `[${step}]` : `.${step}`;
    if (typeof step === "number") return nameOf(path.replace(/^\./, "")) || `${step + 1}`;
    const found = inner.find(({ name }) => name === step);
    inner = found?.fields ?? (found?.field ? [found.field] : []);
    return found?.label ?? step;
  });
  return labels.join(" › ");
}

/** What the form calls a field, a choice or a file that a message names as the files do. */
export function nameInForm(written: string, config: EditorConfig<string>, language: EditorLanguage): string {
  const file = belowContent(written);
  if (file !== undefined) return placeOf(file, config)?.title ?? slugOf(file);
  if (written.includes("/")) return baseName(written);
  return written
    .split(".")
    .map((name) => labelOf(name)[language])
    .join(" › ");
}
