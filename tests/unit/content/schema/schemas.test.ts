// The JSON Schema files for code editors.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FOLDER_KINDS } from "../../../../src/content/read/fileNames";
import { group, line, list, picture, integer, yesNo } from "../../../../src/content/schema/fields";
import { link } from "../../../../src/content/schema/linkField";
import { jsonSchema } from "../../../../src/content/schema/jsonSchema";
import { editorSchemas, schemaFiles, writeSchemas } from "../../../../src/content/checks/schemaFiles";
import { folderOf, removeFolders } from "../../../fixtures/folder";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("the schemas that are written for VS Code are those of the content", () => {
  const folder = folderOf();
  writeSchemas(folder);
  const files = schemaFiles();
  expect(readdirSync(folder).sort()).toEqual(files.map(({ name }) => name).sort());
  for (const { name, schema } of files) expect(read(join(folder, name))).toEqual(JSON.parse(JSON.stringify(schema)));
  removeFolders();
});

test("VS Code's settings (.vscode/settings.json) map each schema to its content", () => {
  const settings = read(".vscode/settings.json") as { "json.schemas": { fileMatch: string[]; url: string }[] };
  expect(settings["json.schemas"]).toEqual(editorSchemas());
  for (const { fileMatch } of settings["json.schemas"]) {
    const place = (fileMatch[0] ?? "").replace(/^\/content\//, "").replace("/*.json", "");
    expect(existsSync(`content/${place}`) || FOLDER_KINDS.some((kind) => kind.place === place)).toBe(true);
  }
});

test("a schema contains the rules of every kind of field", () => {
  const schema = jsonSchema(
    group({
      order: integer(1, 9),
      shown: yesNo(),
      to: link(),
      steps: list().of(integer(0, 5)).required().min(1).max(3),
      title: line(40, { placeholders: ["count"] }),
      subtitle: line(40, { placeholders: ["count"] }),
      photo: picture(900),
    }),
  );
  expect(schema).toMatchObject({
    type: "object",
    additionalProperties: false,
    required: ["order", "shown", "to", "steps", "title", "subtitle", "photo"],
    properties: {
      order: { type: "integer", minimum: 1, maximum: 9 },
      shown: { type: "boolean" },
      to: { type: "string", pattern: expect.stringContaining("https") },
      steps: { type: "array", items: { type: "integer" }, minItems: 1, maxItems: 3 },
      title: { $ref: "#/definitions/pair1" },
      subtitle: { $ref: "#/definitions/pair1" },
      photo: { description: expect.stringContaining("900 pixels"), required: ["file", "alt"] },
    },
    definitions: {
      pair1: {
        description: expect.stringContaining("It must include {{count}}. It may include {{brand}}"),
        required: ["en", "es"],
        properties: { es: { type: "string", minLength: 1, maxLength: 40 } },
      },
    },
  });
});
