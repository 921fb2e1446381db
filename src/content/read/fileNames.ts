// Which files belong in content/, and what editors are told about any others.
import type { AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { baseName, folderOf } from "./filePath";
import { CONTENT_TYPES } from "../contentTypes/contentTypes";
import { closestName } from "./closestName";
import { TEXT_SCHEMAS } from "../texts/texts";

const isFolder = ({ place }: { place: string }) => !place.endsWith(".json");

/** The content types with one file per entry. */
export const FOLDER_KINDS = CONTENT_TYPES.filter(isFolder);

/** The files the site requires, below content/. */
export const NEEDED_FILES: readonly string[] = [
  ...Object.keys(TEXT_SCHEMAS).map((text) => `text/${text}.json`),
  ...CONTENT_TYPES.filter((contentType) => !isFolder(contentType)).map(({ place }) => place),
];

/** The schema of the file at a path below content/; undefined if nothing on the site reads it. */
export function schemaOf(name: string): AnySchema | undefined {
  if (!name.endsWith(".json")) return undefined;
  const text = /^text\/([\w-]+)\.json$/.exec(name)?.[1];
  if (text) return Object.entries(TEXT_SCHEMAS).find(([known]) => known === text)?.[1];
  return CONTENT_TYPES.find(({ place }) => name === place || folderOf(name) === place)?.file;
}

const JSON_ENDING = /\.json(\.txt)?$/i;

/** True for names meant to be JSON files, including `oak.JSON` and `oak.json.txt`. */
export const looksLikeJson = (name: string): boolean => JSON_ENDING.test(name);

const PICTURE = /\.(jpe?g|png|webp)$/;

/** The browser editor uploads such pictures before their field rejects them, and cannot delete them. */
const REFUSED_UPLOAD = /\.(heic|heif|avif|gif|bmp|svg|tiff?)$/;

const VIDEO = /\.(mp4|webm|mov|vtt|srt)$/i;

/** True for pictures, videos and captions, including formats the site cannot show. */
export const isMedia = (name: string): boolean =>
  [PICTURE, REFUSED_UPLOAD, VIDEO].some((ending) => ending.test(name.toLowerCase()));

/** What operating systems, editors and Git leave next to a person's files. */
const SYSTEM_FILE = /(^|\/)(\.[^/]*(\/.*)?|~\$[^/]*|[^/]*~|thumbs\.db|desktop\.ini)$/i;

/** True for hidden files and folders, backups and lock files: neither the check nor Gatsby (gatsby-config.ts) reads them. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/** True for files allowed in content/ that are not content; pictures are checked where an entry names them. */
export const isIgnored = (name: string): boolean =>
  name === "README.md" || PICTURE.test(name) || REFUSED_UPLOAD.test(name) || isSystemFile(name);

const plainName = (file: string) =>
  baseName(file)
    .replace(/\.json$/, "")
    .replaceAll("-", "")
    .toLowerCase();

/** True if one file's name is a prefix of the other's: `homepage.json`, `contact.json`. */
function isPartOf(file: string, written: string): boolean {
  const [known, name] = [plainName(file), plainName(written)];
  return name.length > 2 && (known.startsWith(name) || name.startsWith(known));
}

const OTHER_KIND: Words = {
  en:
    "is not a file type that belongs here: content/ is for .json files and for pictures that end in .jpg, .jpeg, " +
    ".png, or .webp (in lowercase). Put videos and captions in static/media/",
  es:
    "es un tipo de archivo que no va aquí: content/ contiene archivos .json e imágenes que terminan en .jpg, .jpeg, " +
    ".png o .webp (en minúsculas). Ponga los videos y subtítulos en static/media/",
};

/** What editors are told about a file that nothing on the site reads; `name` is its path below content/. */
export function unknownFile(name: string): Words {
  if (!looksLikeJson(name)) return OTHER_KIND;
  const plain = name.replace(JSON_ENDING, ".json");
  const base = baseName(plain);
  // A file in a known folder was meant for that folder.
  const folder = folderOf(plain);
  const isKnown = folder === "text" || FOLDER_KINDS.some(({ place }) => place === folder);
  const folders = FOLDER_KINDS.filter(({ place }) => !isKnown || place === folder);
  const entries = folders.map(({ place }) => `${place}/${base}`);
  const near =
    closestName([...NEEDED_FILES, ...entries], plain) ?? NEEDED_FILES.find((file) => baseName(file) === base);
  const meant = near ? [near] : NEEDED_FILES.filter((file) => isPartOf(file, plain));
  const isClear = meant.length > 0;
  return {
    en: `is not a file the site knows: ${isClear ? `did you mean ${meant.join(" or ")}?` : "check its folder and name"}`,
    es: `no es un archivo que el sitio conozca: ${isClear ? `¿quiso decir ${meant.join(" o ")}?` : "revise su carpeta y su nombre"}`,
  };
}
