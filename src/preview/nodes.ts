// The files in content/ as Gatsby nodes: entries of the content types, and the pages' words in each language.
import { folderOf, joined, slugOf } from "../content/read/filePath";
import { isGroup } from "../content/isGroup";
import { CONTENT_TYPES, contentTypeOf } from "../content/contentTypes/contentTypes";
import { schemaOf } from "../content/read/fileNames";
import { oneLanguage } from "../content/oneLanguage";
import { parseFiles } from "../content/read/parseFiles";
import type { Shown } from "../editor/previewPane/shown";
import { LANGUAGES } from "../i18n/languages";
import type { Places } from "./places";
import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema, type AnySchema } from "yup";
import { entryOf, fieldsOf } from "../content/schema/schemaParts";

export type Node = Record<string, unknown>;

/** Nodes by type name. */
export type Nodes = Readonly<Record<string, readonly Node[]>>;

const BESIDE = /^\.{1,2}\//;

/** The same value, with file paths relative to the project root instead of the entry. */
function withPaths(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withPaths(one, folder));
  if (!isGroup(value)) return value;
  const found = Object.entries(value).map(([name, inner]) => {
    const isBeside = name === "file" && typeof inner === "string" && BESIDE.test(inner);
    return [name, isBeside ? { path: joined("content", folder, inner) } : withPaths(inner, folder)] as const;
  });
  return Object.fromEntries(found);
}

function wordsNodes(name: string, value: unknown): Node[] {
  return LANGUAGES.map((language) => ({
    ns: slugOf(name),
    language,
    data: JSON.stringify(oneLanguage(value, language)),
  }));
}

const withSchema = (file: Shown["files"][number]) => ({ ...file, schema: schemaOf(file.name) });

/**
 * The nodes of all files that can be parsed. An entry's `id` and `parent` are its file name.
 * @param marked the value of a file, with marks in its texts
 */
export function nodesOf(files: Shown["files"], marked: Places["marked"] = (_file, _schema, value) => value): Nodes {
  const nodes: Record<string, Node[]> = {
    Locale: [],
    ...Object.fromEntries(CONTENT_TYPES.map(({ type }) => [type, []])),
  };
  for (const { name, schema, value } of parseFiles(files.map(withSchema)).parsed) {
    const whole = marked(name, schema, completed(schema, value));
    const contentType = contentTypeOf(name);
    const entries = (Array.isArray(whole) ? whole : [whole]).filter(isGroup);
    if (contentType) nodes[contentType.type]?.push(...entries.map((one) => entryNode(name, one)));
    else nodes.Locale?.push(...wordsNodes(name, whole));
  }
  return nodes;
}

function entryNode(name: string, entry: Node): Node {
  const node = withPaths(entry, folderOf(name));
  return { ...(isGroup(node) && node), id: name, parent: name };
}

/** The given text, the first choice of a field with choices, or an empty text. */
function completedText(schema: AnySchema, value: unknown): string {
  if (typeof value === "string" && value !== "") return value;
  const { oneOf = [] } = schema.describe() as { oneOf?: unknown[] };
  return String(oneOf[0] ?? "");
}

/**
 * Completes a half-written file with the fields its schema still requires: empty texts, the first of several choices,
 * zeros, empty lists. Optional fields stay absent.
 */
function completed(schema: AnySchema, value: unknown): unknown {
  if ((value === undefined || value === null) && schema.spec.optional) return undefined;
  if (schema instanceof ObjectSchema) {
    const given = isGroup(value) ? value : {};
    return {
      ...given,
      ...Object.fromEntries(fieldsOf(schema).map(([name, part]) => [name, completed(part, given[name])])),
    };
  }
  if (schema instanceof ArraySchema) {
    const item = entryOf(schema);
    return Array.isArray(value) ? value.map((one) => (item ? completed(item, one) : one)) : [];
  }
  if (schema instanceof StringSchema) return completedText(schema, value);
  if (schema instanceof NumberSchema) return typeof value === "number" ? value : 0;
  if (schema instanceof BooleanSchema) return value === true;
  return value;
}
