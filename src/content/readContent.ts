import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { AnySchema } from "yup";
import { KINDS } from "./kinds";
import { TEXT_SCHEMAS } from "./texts";

/** One JSON file of content/ with the schema that it must follow. */
export interface ContentFile {
  /** Path below the content folder, with `/`. */
  name: string;
  schema: AnySchema | undefined;
  source: string;
}

function schemaOf(name: string): AnySchema | undefined {
  const text = /^text\/([\w-]+)\.json$/.exec(name)?.[1];
  if (text) return Object.entries(TEXT_SCHEMAS).find(([known]) => known === text)?.[1];
  return KINDS.find(({ place }) => name === place || path.posix.dirname(name) === place)?.file;
}

/** All JSON files below a content folder, sorted by name. */
export function readContent(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, schema: schemaOf(name), source: readFileSync(path.join(folder, name), "utf8") }));
}
