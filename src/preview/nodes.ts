// The files in content/ as pages see them in one language: entries of the content types, and the pages' words.
import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema, type AnySchema } from "yup";
import { chatNumberOf } from "../content/chatNumber";
import { CONTENT_TYPES, contentTypeOf } from "../content/contentTypes/contentTypes";
import type { SiteContent } from "../content/contentTypes/site";
import { shownText } from "../content/gatsby/shownText";
import { factsOf, interpolateJson } from "../content/interpolate";
import { isGroup } from "../content/isGroup";
import { oneLanguage } from "../content/oneLanguage";
import { withoutMarksIn } from "../content/openMarks";
import { schemaOf } from "../content/read/fileNames";
import { folderOf, joined, slugOf } from "../content/read/filePath";
import { parseFiles } from "../content/read/parseFiles";
import { entryOf, fieldsOf } from "../content/schema/schemaParts";
import type { Shown } from "../editor/previewPane/shown";
import { LANGUAGES, type Language } from "../i18n/languages";
import type { Places } from "./places";

/** A picture's file in the preview. */
export interface PictureFile {
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

export type Node = Record<string, unknown>;

/** Nodes by type name. */
export type Nodes = Readonly<Record<string, readonly Node[]>>;

const BESIDE = /^\.{1,2}\//;

/** A picture's file as Gatsby gives it; it is loaded once a page asks for it. */
const pictureNode = (path: string, pictureAt: (path: string) => PictureFile) => ({
  get gatsbyImageData() {
    const { address, width, height } = pictureAt(path);
    return { layout: "constrained", width, height, images: { fallback: { src: address } } };
  },
});

/** Resolves the values of a file as the build does (src/content/gatsby/createSchema.ts), by their schemas. */
function resolver(site: SiteContent, language: Language, pictureAt: (path: string) => PictureFile) {
  const facts = factsOf(site);

  function resolved(schema: AnySchema | undefined, value: unknown, name: string, folder: string): unknown {
    const meta = schema?.meta() ?? {};
    if (value === undefined || value === null) return null;
    if (meta.orPhone) return value || chatNumberOf(site);
    if (meta.kind === "localized") return shownText(value, language, name, facts);
    if (schema instanceof ArraySchema && Array.isArray(value))
      return value.map((one) => resolved(entryOf(schema), one, name, folder));
    if (!isGroup(value)) return value;
    const parts = new Map(fieldsOf(schema));
    const inner = Object.entries(value).map(([key, one]): [string, unknown] => {
      if (meta.kind === "picture" && key === "file")
        return [key, pictureNode(BESIDE.test(String(one)) ? joined("content", folder, String(one)) : "", pictureAt)];
      if (meta.kind === "video" && key === "captions")
        return [key, LANGUAGES.map((each) => ({ language: each, file: isGroup(one) ? one[each] : undefined }))];
      return [key, resolved(parts.get(key), one, key, folder)];
    });
    return Object.fromEntries(inner);
  }
  return {
    entry: (name: string, schema: AnySchema, value: unknown): Node => {
      const node = resolved(schema, value, "", folderOf(name));
      return { ...(isGroup(node) && node), id: name, parent: { name: slugOf(name) } };
    },
    words: (name: string, value: unknown): Node => {
      const data = withoutMarksIn(JSON.stringify(oneLanguage(value, language)));
      return { ns: slugOf(name), language, data: interpolateJson(data, facts) };
    },
  };
}

/** Completed, it has all that is asked of it. */
const isSite = (value: unknown): value is SiteContent => isGroup(value) && isGroup(value.contact);

/** What a project's page needs beyond its file. */
function withNeighbors(projects: readonly Node[]): Node[] {
  const inOrder = [...projects].sort((one, other) => Number(one.order) - Number(other.order));
  return inOrder.map((project, index) => ({
    ...project,
    name: slugOf(String(project.id)),
    previous: inOrder[index - 1],
    next: inOrder[index + 1],
  }));
}

/**
 * The nodes of all files that can be parsed. An entry's `id` is its file name.
 * @param marked the value of a file, with marks in its texts
 */
export function nodesOf(
  files: Shown["files"],
  language: Language,
  pictureAt: (path: string) => PictureFile,
  marked: Places["marked"] = (_file, _schema, value) => value,
): Nodes {
  const { parsed } = parseFiles(files.map((file) => ({ ...file, schema: schemaOf(file.name) })));
  const whole = parsed.map(({ name, schema, value }) => ({
    name,
    schema,
    value: marked(name, schema, completed(schema, value)),
  }));
  const site = whole.find(({ name }) => name === "site.json")?.value;
  if (!isSite(site)) throw new Error("content/site.json is missing");
  const { entry, words } = resolver(site, language, pictureAt);
  const nodes: Record<string, Node[]> = {
    Locale: [],
    ...Object.fromEntries(CONTENT_TYPES.map(({ type }) => [type, []])),
  };
  for (const { name, schema, value } of whole) {
    const type = contentTypeOf(name)?.type;
    const part = entryOf(schema) ?? schema;
    if (type === undefined) nodes.Locale?.push(words(name, value));
    else nodes[type]?.push(...(Array.isArray(value) ? value : [value]).map((one) => entry(name, part, one)));
  }
  return { ...nodes, Project: withNeighbors(nodes.Project ?? []) };
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
