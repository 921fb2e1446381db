import { readFileSync, readdirSync, type Dirent } from "node:fs";
import path from "node:path";
import { TextDecoder } from "node:util";
import type { Words } from "../../i18n/editorLanguages";
import type { ContentFile } from "./contentFile";
import { publishedAmong } from "./drafts";
import { looksLikeJson, isIgnored, schemaOf } from "./fileNames";
import { IS_A_LINK } from "./media";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Some programs write these bytes before the text; Gatsby cannot read a JSON file that starts with them. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const UNREADABLE = {
  closed: {
    en: "cannot be opened: check that you have permission to read it",
    es: "no se puede abrir: compruebe que tiene permiso para leerlo",
  },
  closedFolder: {
    en: "cannot be opened: check that the folder exists and that you have permission to read it",
    es: "no se puede abrir: compruebe que la carpeta existe y que tiene permiso para leerla",
  },
  folder: { en: "is a folder: a file is expected here", es: "es una carpeta: aquí se espera un archivo" },
  marked: {
    en: "is saved with a byte order mark: save it again as UTF-8 (without BOM)",
    es: "está guardado con una marca de orden de bytes: guárdelo de nuevo con la codificación UTF-8 (sin BOM)",
  },
  foreign: {
    en: "is not saved as UTF-8: save it again with UTF-8 encoding",
    es: "no está guardado como UTF-8: guárdelo de nuevo con la codificación UTF-8",
  },
};

function readText(file: string): { source: string; unreadable?: Words } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return { source: "", unreadable: UNREADABLE.closed };
  }
  if (bytes.indexOf(BYTE_ORDER_MARK) === 0) return { source: "", unreadable: UNREADABLE.marked };
  try {
    return { source: utf8.decode(bytes) };
  } catch {
    return { source: "", unreadable: UNREADABLE.foreign };
  }
}

function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

function readFolder(root: string, below: string): ContentFile[] {
  const unreadable = (name: string, why: Words) => ({ name, schema: undefined, source: "", unreadable: why });
  const entries = entriesOf(path.join(root, below));
  if (!entries) return [unreadable(below, UNREADABLE.closedFolder)];
  return entries.flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      const wrong = looksLikeJson(name) ? [unreadable(name, UNREADABLE.folder)] : [];
      return [...wrong, ...readFolder(root, name)];
    }
    if (isIgnored(name)) return [];
    if (entry.isSymbolicLink()) return [unreadable(name, IS_A_LINK)];
    const text = looksLikeJson(name) ? readText(path.join(root, name)) : { source: "" };
    return [{ name, schema: schemaOf(name), ...text }];
  });
}

/**
 * All files below a content folder except pictures, sorted by name; only JSON files have their source read. Never
 * throws: a file that cannot be read says why.
 */
export function readContent(folder: string): ContentFile[] {
  return readFolder(folder, "").sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The files of a content folder that the published site is built from: all except drafts. */
export const readPublished = (folder: string): ContentFile[] => publishedAmong(readContent(folder));
