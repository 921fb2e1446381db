import { readFileSync, readdirSync, type Dirent } from "node:fs";
import path from "node:path";
import type { AnySchema } from "yup";
import { isMeantAsJson, isPassedOver } from "./fileNames";
import { KINDS } from "./kinds";
import { TEXT_SCHEMAS } from "./texts";

/** One file of content/ with the schema that it must follow; none when the site does not know it. */
export interface ContentFile {
  /** Path below the content folder, with `/`. */
  name: string;
  schema: AnySchema | undefined;
  source: string;
  /** Why its text cannot be read, for the editor; `source` is then empty. */
  unreadable?: string;
}

function schemaOf(name: string): AnySchema | undefined {
  if (!name.endsWith(".json")) return undefined;
  const text = /^text\/([\w-]+)\.json$/.exec(name)?.[1];
  if (text) return Object.entries(TEXT_SCHEMAS).find(([known]) => known === text)?.[1];
  return KINDS.find(({ place }) => name === place || path.posix.dirname(name) === place)?.file;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Some programs put these bytes before the text; Gatsby cannot read a JSON file that begins with them. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const UNREADABLE = {
  closed: "cannot be opened: check that it may be read",
  marked: "is saved with a byte order mark: save it again with the encoding UTF-8 (without BOM)",
  foreign: "is not saved as UTF-8: save it again with the encoding UTF-8",
};

function readText(file: string): { source: string; unreadable?: string } {
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
  const unreadable = (name: string, why: string) => ({ name, schema: undefined, source: "", unreadable: why });
  const entries = entriesOf(path.join(root, below));
  if (!entries) return [unreadable(below, "cannot be opened: check that the folder is there and may be read")];
  return entries.flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      const wrong = isMeantAsJson(name) ? [unreadable(name, "is a folder: a file is expected here")] : [];
      return [...wrong, ...readFolder(root, name)];
    }
    if (isPassedOver(name)) return [];
    if (entry.isSymbolicLink())
      return [unreadable(name, "is a link to another file: put the file itself in its place")];
    const text = isMeantAsJson(name) ? readText(path.join(root, name)) : { source: "" };
    return [{ name, schema: schemaOf(name), ...text }];
  });
}

/**
 * All files below a content folder but its pictures, sorted by name; never throws, a file that cannot be read says why.
 * Of what is not JSON only the name is there.
 */
export function readContent(folder: string): ContentFile[] {
  return readFolder(folder, "").sort((a, b) => (a.name < b.name ? -1 : 1));
}
