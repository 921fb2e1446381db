import { ArraySchema, isSchema, ObjectSchema, type AnySchema } from "yup";

/** Whether a value is a schema. */
const isAnySchema = (part: unknown): part is AnySchema => isSchema(part);

/** The fields of a group, by name; none for any other schema. */
export const fieldsOf = (schema: unknown): [string, AnySchema][] =>
  schema instanceof ObjectSchema
    ? Object.entries<unknown>(schema.fields).flatMap(([name, part]) => (isAnySchema(part) ? [[name, part]] : []))
    : [];

/** The schema of a list's entries; undefined for any other schema. */
export function entryOf(schema: AnySchema): AnySchema | undefined {
  const entry: unknown = schema instanceof ArraySchema ? schema.innerType : undefined;
  return isAnySchema(entry) ? entry : undefined;
}
