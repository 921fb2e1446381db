import { jsonSchema, type JsonSchema } from "../schema/jsonSchema";
import { CONTENT_TYPES } from "../contentTypes/contentTypes";
import { TEXT_SCHEMAS } from "../texts/texts";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Folder of the JSON Schema files, relative to the project root; not in git. */
const SCHEMA_FOLDER = ".vscode/schemas";

interface SchemaFile {
  /** Such as `services.json`. */
  name: string;
  /** The content it describes, as a VS Code `fileMatch` pattern. */
  fileMatch: string;
  schema: JsonSchema;
}

/** One JSON Schema for each content type and each file in content/text/. */
export function schemaFiles(): SchemaFile[] {
  const head = { $schema: "http://json-schema.org/draft-07/schema#" };
  const contentTypes = CONTENT_TYPES.map(({ place, file }) => ({
    name: place.endsWith(".json") ? place : `${place}.json`,
    fileMatch: place.endsWith(".json") ? `/content/${place}` : `/content/${place}/*.json`,
    schema: { ...head, ...jsonSchema(file) },
  }));
  const texts = Object.entries(TEXT_SCHEMAS).map(([text, schema]) => ({
    name: `text-${text}.json`,
    fileMatch: `/content/text/${text}.json`,
    schema: { ...head, ...jsonSchema(schema) },
  }));
  return [...contentTypes, ...texts];
}

/** The value of `json.schemas` in .vscode/settings.json. */
export const editorSchemas = () =>
  schemaFiles().map(({ name, fileMatch }) => ({ fileMatch: [fileMatch], url: `./${SCHEMA_FOLDER}/${name}` }));

/** Writes the JSON Schemas with which VS Code checks content/ as you type; .vscode/settings.json points to them. */
export function writeSchemas(folder = SCHEMA_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of schemaFiles())
    writeFileSync(path.join(folder, name), JSON.stringify(schema, undefined, 2));
}
