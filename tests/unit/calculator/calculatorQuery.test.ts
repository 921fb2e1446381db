import { readFileSync } from "node:fs";
import { Kind, parse, type FieldNode, type SelectionSetNode } from "graphql";
import type { SchemaDescription, SchemaFieldDescription } from "yup";
import { calculatorSchema } from "../../../src/content/contentTypes/calculator";

const [source = ""] = /fragment [^]*(?=`)/.exec(readFileSync("src/calculator/calculatorQuery.ts", "utf8")) ?? [];

/** The dotted paths of what a selection asks for. */
function asked({ selections }: SelectionSetNode): string[] {
  const fields = selections.filter((one): one is FieldNode => one.kind === Kind.FIELD);
  return fields.flatMap(({ name: { value }, selectionSet }) =>
    selectionSet ? asked(selectionSet).map((path) => `${value}.${path}`) : [value],
  );
}

/** The dotted paths of a schema's values; a text in all languages is one value. */
function described(schema: SchemaFieldDescription): string[] {
  if ("innerType" in schema && schema.innerType && !Array.isArray(schema.innerType)) return described(schema.innerType);
  const fields = Object.entries((schema as Partial<SchemaDescription & { fields: object }>).fields ?? {});
  if (fields.length === 0 || fields.some(([name]) => name === "en")) return [""];
  return fields.flatMap(([name, field]) =>
    described(field as SchemaFieldDescription).map((path) => (path ? `${name}.${path}` : name)),
  );
}

test("the calculator's query asks for all that its schema has, so that nothing reaches a page undefined", () => {
  const [fragment] = parse(source).definitions;
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error("There is no fragment");
  expect(asked(fragment.selectionSet).sort()).toEqual(described(calculatorSchema.describe()).sort());
});
