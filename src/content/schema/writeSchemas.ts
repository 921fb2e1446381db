// `npm run schemas`: writes the JSON Schemas with which VS Code checks content/ as you type.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { runScript } from "../../platform/runScript";
import { editorSchemas, SCHEMA_FOLDER, schemaFiles } from "./schemaFiles";

const SETTINGS = ".vscode/settings.json";

async function writeJson(file: string, value: unknown): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(value), { ...options, parser: "json" }));
}

runScript(async () => {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  const files = schemaFiles();
  for (const { name, schema } of files) await writeJson(path.join(SCHEMA_FOLDER, name), schema);
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as Record<string, unknown>;
  await writeJson(SETTINGS, { ...settings, "json.schemas": editorSchemas() });
  console.log(`Wrote ${files.length} schemas to ${SCHEMA_FOLDER}/.`);
});
