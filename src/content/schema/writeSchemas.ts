import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SCHEMA_FOLDER, schemaFiles } from "./schemaFiles";

/** Writes the JSON Schemas with which VS Code checks content/ as you type; .vscode/settings.json points to them. */
export function writeSchemas(folder = SCHEMA_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of schemaFiles())
    writeFileSync(path.join(folder, name), JSON.stringify(schema, undefined, 2));
}
