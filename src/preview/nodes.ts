// The files in content/ as pages see them in one language: entries of the content types, and the pages' words.
import { ArraySchema, BooleanSchema, mixed, NumberSchema, ObjectSchema, StringSchema, type AnySchema } from "yup";
import { chatNumberOf } from "../content/chatNumber";
import { CONTENT_TYPES, contentTypeOf } from "../content/contentTypes/contentTypes";
import type { SiteContent } from "../content/contentTypes/site";
import { factsOf } from "../content/facts";
import { isRecord } from "../content/isRecord";
import { filesByLanguage, localize } from "../content/localize";
import { schemaOf } from "../content/read/fileNames";
import { folderOf, joined, slugOf } from "../content/read/filePath";
import { parseFiles } from "../content/read/parseFiles";
import { typicalHouse } from "../content/typicalHouse";
import { entryOf, fieldsOf } from "../content/schema/schemaParts";
import type { PreviewRequest } from "../editor/previewPane/shown";
import { perLanguage, type Language } from "../i18n/languages";
import type { Places } from "./places";

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

interface Reading {
  language: Language;
  /** Loads a picture, by its path from the project root. */
  pictureAt: (path: string) => PictureFile;
  /** Without it, texts carry no marks. */
  places: Places | undefined;
}

/**
 * A file's values as the build gives them to pages (src/content/gatsby/createSchema.ts), by their schemas. What its
 * schema requires and a half-written file lacks is an empty text, the first of several choices, zero, or an empty list;
 * optional fields stay absent. `shown`: what becomes of a localized text; `site`: what an empty chat number comes from.
 */
function read(
  file: string,
  schema: AnySchema,
  whole: unknown,
  { language, pictureAt, places }: Reading,
  shown: (text: Record<Language, string>) => unknown = (text) => text,
  site?: SiteContent,
): unknown {
  const folder = folderOf(file);

  function at(part: AnySchema, value: unknown, field: string): unknown {
    const meta = part.meta() ?? {};
    if (meta.orPhone) return value || (site ? chatNumberOf(site) : "");
    if ((value === undefined || value === null) && part.spec.optional) return null;
    if (meta.everyLanguage) return perLanguage((each) => String(isRecord(value) ? (value[each] ?? "") : ""));
    if (meta.kind === "localized") {
      const text = String(isRecord(value) ? (value[language] ?? "") : "");
      const marked = places?.marked(text, { file, field: `${field}.${language}` }) ?? text;
      return shown(perLanguage(() => marked));
    }
    if (part instanceof ObjectSchema) return group(part, isRecord(value) ? value : {}, field, meta.kind);
    if (part instanceof ArraySchema) {
      const item = entryOf(part) ?? mixed();
      return Array.isArray(value) ? value.map((one, index) => at(item, one, `${field}[${index}]`)) : [];
    }
    if (part instanceof StringSchema) {
      const text = completedText(part, value);
      places?.keepFact(text, { file, field });
      return text;
    }
    if (part instanceof NumberSchema) return typeof value === "number" ? value : 0;
    return part instanceof BooleanSchema ? value === true : value;
  }

  function group(part: AnySchema, given: Node, field: string, kind: string | undefined): Node {
    const parts = fieldsOf(part).map(([name, inner]): [string, unknown] => {
      const value = given[name];
      if (kind === "picture" && name === "file")
        return [
          name,
          pictureNode(BESIDE.test(String(value)) ? joined("content", folder, String(value)) : "", pictureAt),
        ];
      if (kind === "video" && name === "captions") return [name, filesByLanguage(value)];
      return [name, at(inner, value, field ? `${field}.${name}` : name)];
    });
    return Object.fromEntries(parts);
  }

  return at(schema, whole, "");
}

/** Completed, it has all that is asked of it. */
const isSite = (value: unknown): value is SiteContent => isRecord(value) && isRecord(value.contact);

function withNeighbors(projects: readonly Node[]): Node[] {
  const inOrder = [...projects].sort((one, other) => Number(one.order) - Number(other.order));
  return inOrder.map((project, index) => ({
    ...project,
    name: slugOf(String(project.id)),
    previous: inOrder[index - 1],
    next: inOrder[index + 1],
  }));
}

/** The nodes of all files that can be parsed. An entry's `id` is its file name. */
export function nodesOf(
  files: PreviewRequest["files"],
  language: Language,
  pictureAt: (path: string) => PictureFile,
  places?: Places,
): Nodes {
  const { parsed } = parseFiles(files.map((file) => ({ ...file, schema: schemaOf(file.name) })));
  const reading = { language, pictureAt, places };
  const company = parsed.find(({ name }) => name === "site.json");
  const site = company && read(company.name, company.schema, company.value, reading);
  if (!isSite(site)) throw new Error("content/site.json is missing");
  const facts = factsOf(site);
  const nodes: Record<string, Node[]> = {
    Locale: [],
    ...Object.fromEntries(CONTENT_TYPES.map(({ type }) => [type, []])),
  };
  for (const { name, schema, value } of parsed) {
    const type = contentTypeOf(name)?.type;
    if (type === undefined) {
      const data = JSON.stringify(localize(read(name, schema, value, reading), language, facts));
      nodes.Locale?.push({ ns: slugOf(name), language, data });
      continue;
    }
    const entries = read(name, schema, value, reading, (text) => localize(text, language, facts), site);
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : [entries])
      nodes[type]?.push({ ...(isRecord(entry) && entry), id: name, parent: { name: slugOf(name) } });
  }
  const projects = nodes.Project ?? [];
  const typical = typicalHouse(projects);
  const calculator = (nodes.Calculator ?? []).map((node) => ({ ...node, typical: typical ?? node.typical }));
  return { ...nodes, Calculator: calculator, Project: withNeighbors(projects) };
}

/** The given text, the first choice of a field with choices, or an empty text. */
function completedText(schema: AnySchema, value: unknown): string {
  if (typeof value === "string" && value !== "") return value;
  const { oneOf = [] } = schema.describe() as { oneOf?: unknown[] };
  return String(oneOf[0] ?? "");
}
