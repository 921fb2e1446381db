// JSON Schema (draft 7) generated from the content schemas, for validation and completion in code editors.
import type { AnySchema } from "yup";
import { isWords, type Words } from "../../i18n/editorLanguages";
import { DEFAULT_LANGUAGE } from "../../i18n/languages";
import type { FieldMeta } from "./fieldMeta";
import { braced } from "../interpolate";
import { FACT_NAMES } from "../facts";
import { wordsInFile } from "../messageWords";
import { isRecord } from "../isRecord";
import { entryOf, fieldsOf } from "./schemaParts";

export type JsonSchema = Record<string, unknown>;

interface Rule {
  name: string;
  params: Record<string, unknown>;
  message: Words | undefined;
}

/** A field's rules by their names in Yup: `max`, `matches`, `integer` … */
function rulesOf(schema: AnySchema): Map<string, Rule> {
  const rules = schema.tests.map(({ OPTIONS }) => ({
    name: OPTIONS?.name ?? "",
    params: OPTIONS?.params ?? {},
    message: isWords(OPTIONS?.message) ? OPTIONS.message : undefined,
  }));
  return new Map(rules.map((rule) => [rule.name, rule]));
}

/** The message for a text that does not match its field's pattern; undefined if the field has no pattern. */
export const formMessage = (schema: AnySchema): Words | undefined => rulesOf(schema).get("matches")?.message;

function textSchema(schema: AnySchema): JsonSchema {
  const rules = rulesOf(schema);
  const [matches, max] = [rules.get("matches"), rules.get("max")];
  const choices: readonly unknown[] = schema.describe().oneOf;
  const regex = matches?.params.regex;
  return {
    type: "string",
    ...(rules.has("required") && { minLength: 1 }),
    ...(max && { maxLength: max.params.max }),
    ...(choices.length > 0 && { enum: choices }),
    // `patternErrorMessage` is a VS Code extension; other tools ignore it.
    ...(regex instanceof RegExp && {
      pattern: regex.source,
      patternErrorMessage: matches?.message && wordsInFile(matches.message.en),
    }),
  };
}

function numberSchema(schema: AnySchema): JsonSchema {
  const rules = rulesOf(schema);
  const [min, max] = [rules.get("min"), rules.get("max")];
  return {
    type: rules.has("integer") ? "integer" : "number",
    ...(min && { minimum: min.params.min }),
    ...(max && { maximum: max.params.max }),
  };
}

function listSchema(schema: AnySchema): JsonSchema {
  const rules = rulesOf(schema);
  const exact = rules.get("length")?.params.length;
  const [min, max] = [exact ?? rules.get("min")?.params.min, exact ?? rules.get("max")?.params.max];
  const item = entryOf(schema);
  return {
    type: "array",
    ...(item && { items: partSchema(item) }),
    ...(min !== undefined && { minItems: min }),
    ...(max !== undefined && { maxItems: max }),
  };
}

function groupSchema(schema: AnySchema): JsonSchema {
  const fields = fieldsOf(schema);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, field]) => [name, partSchema(field)])),
    required: fields.filter(([, field]) => !field.spec.optional).map(([name]) => name),
    additionalProperties: false,
  };
}

function descriptionOf(meta: Partial<FieldMeta>): string | undefined {
  if (meta.kind === "picture")
    return `A picture at least ${meta.minWidth ?? 0} pixels wide, in the same folder as this file.`;
  if (meta.kind === "link") return "https://…, mailto:…, tel:…, or a page on this site, such as /services/#funding";
  if (meta.kind !== "localized") return undefined;
  const must = meta.placeholders ? ` It must include ${braced(meta.placeholders)}.` : "";
  return `The text in each language.${must} It may include ${braced([...(meta.mayInclude ?? []), ...FACT_NAMES])}.`;
}

function partSchema(schema: AnySchema): JsonSchema {
  const makers: Record<string, (one: AnySchema) => JsonSchema> = {
    object: groupSchema,
    array: listSchema,
    number: numberSchema,
    boolean: () => ({ type: "boolean" }),
  };
  const description = descriptionOf(schema.meta() ?? {});
  return { ...(description && { description }), ...(makers[schema.type] ?? textSchema)(schema) };
}

/** A content schema as JSON Schema. Localized texts with the same rules share one definition. */
export function jsonSchema(schema: AnySchema): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const names = new Map<string, string>();
  const once = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(once);
    if (!isRecord(part)) return part;
    const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, once(inner)]));
    if (part.type !== "object" || !isRecord(part.properties) || !(DEFAULT_LANGUAGE in part.properties)) return copy;
    const rules = JSON.stringify(part);
    const name = names.get(rules) ?? `pair${names.size + 1}`;
    names.set(rules, name);
    definitions[name] = copy;
    return { $ref: `#/definitions/${name}` };
  };
  const body = once(partSchema(schema));
  return { ...(isRecord(body) && body), ...(names.size > 0 && { definitions }) };
}
