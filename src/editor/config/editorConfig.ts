// Generates the Decap CMS configuration for all of content/ from the schemas that the build validates against.
import { readFileSync } from "node:fs";
import type { AnySchema } from "yup";
import { CONTENT_TYPES } from "../../content/contentTypes/contentTypes";
import { TEXT_SCHEMAS, type TextName } from "../../content/texts/texts";
import { fieldsOf } from "../../content/schema/schemaParts";
import type { Words } from "../../i18n/editorLanguages";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { SIGN_IN_PATH } from "../../site/apiPaths";
import { PAGES } from "../../site/pages";
import type { Collection, EditorConfig, EditorFile } from "./decapConfig";
import { editorFields, PROCESSING, HINTS } from "./editorFields";
import { labelOf } from "./labels";
import { FOLDERS, SINGLE_FILES, TEXT_COLLECTION, TEXTS, type FolderPlace, type Place } from "./places";
import { isOnPage } from "./previewPages";
import type { EditorSettings } from "./editorSettings";

/** For the titles of entries that have a page of their own. */
const ADDRESS_HINT: Words = {
  en: "The first title becomes its address, which stays when the title changes. For another address, choose “Duplicate” in the menu of “Publish”, and delete this entry.",
  es: "El primer título pasa a ser su dirección, que se queda aunque el título cambie. Para otra dirección, elija “Duplicar” en el menú de “Publicar” y borre esta entrada.",
};

/** Port of the local backend that `npm run cms` starts. */
export const LOCAL_PORT = 8081;

function schemaAt(place: string): AnySchema {
  const contentType = CONTENT_TYPES.find((one) => one.place === place);
  if (!contentType) throw new Error(`content/${place} is not a content type`);
  return contentType.file;
}

/** Throws if the schema of the folder's entries has no title, by which files and lists are named. */
function folderCollection([place, { one, page, label, description }]: [string, FolderPlace]): Collection {
  const schema = schemaAt(place);
  if (!fieldsOf(schema).some(([name]) => name === "title"))
    throw new Error(`The schema of content/${place} needs a title: the editor names files and lists entries by it`);
  return {
    name: place,
    label,
    description,
    preview_path: page?.slice(1),
    label_singular: one,
    format: "content",
    extension: "json",
    folder: `content/${place}`,
    create: true,
    // A new file, and so a service's address, is named after the title in the default language.
    identifier_field: `title.${DEFAULT_LANGUAGE}`,
    slug: `{{title.${DEFAULT_LANGUAGE}}}`,
    summary: LANGUAGES.map((language) => `{{title.${language}}}`).join(" · "),
    sortable_fields: [{ field: "order", label: labelOf("order"), default_sort: "asc" }],
    // Pictures are stored beside their entry.
    media_folder: "",
    public_folder: "",
    fields: editorFields(schema, { hints: page && !page.includes("#") ? { title: ADDRESS_HINT } : {} }),
  };
}

function singleFile([place, { label, description }]: [string, Place]): EditorFile {
  const pictures = place === "site.json" && { media_folder: "pictures", public_folder: "pictures" };
  return {
    name: place.replace(".json", ""),
    label,
    description,
    file: `content/${place}`,
    ...pictures,
    fields: editorFields(schemaAt(place), { hints: HINTS[place] }),
  };
}

/** The path of the page whose own text this is; the home page's for texts of several pages. */
const pathOfText = (name: TextName) => PAGES.find(({ texts: [own] }) => own === name)?.path ?? "/";

const textFiles = (): EditorFile[] =>
  (Object.keys(TEXTS) as TextName[]).map((name) => ({
    name,
    ...TEXTS[name],
    preview_path: pathOfText(name).slice(1) || undefined,
    editor: { preview: isOnPage(`text/${name}.json`) },
    file: `content/text/${name}.json`,
    fields: editorFields(TEXT_SCHEMAS[name], {
      words: JSON.parse(readFileSync(`content/text/${name}.json`, "utf8")) as unknown,
    }),
  }));

/** All collections, in the order the editor lists them. */
export function collections(): Collection[] {
  return [
    {
      name: TEXT_COLLECTION,
      label: { en: "Texts by page", es: "Textos por página" },
      description: {
        en: "Headlines, text, and buttons on each page, in every language.",
        es: "Titulares, frases y botones de cada página, en todos los idiomas.",
      },
      format: "content",
      files: textFiles(),
    },
    ...Object.entries(FOLDERS).map(folderCollection),
    {
      name: "settings",
      label: { en: "Company and calculator", es: "Empresa y calculadora" },
      description: { en: "Details used across the whole site.", es: "Datos que usa todo el sitio." },
      format: "content",
      files: Object.entries(SINGLE_FILES).map(singleFile),
    },
  ];
}

/** The whole configuration, serializable as JSON. */
export function editorConfig({ repository, branch }: EditorSettings): EditorConfig {
  return {
    ...(repository && { backend: { name: "github", repo: repository, branch, auth_endpoint: SIGN_IN_PATH.slice(1) } }),
    local_backend: { url: `http://127.0.0.1:${LOCAL_PORT}/api/v1` },
    media_folder: "static/media",
    public_folder: "/media",
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: true },
    logo: { src: "/admin/icon.svg", show_in_header: false },
    // Ours finds more.
    search: false,
    media_processing: PROCESSING,
    collections: collections(),
  };
}
