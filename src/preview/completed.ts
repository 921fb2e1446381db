import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, StringSchema, type AnySchema } from "yup";
import { isGroup } from "../content/isGroup";
import { entryOf, fieldsOf } from "../content/schema/schemaParts";

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
export function completed(schema: AnySchema, value: unknown): unknown {
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
