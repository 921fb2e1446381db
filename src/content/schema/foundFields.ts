import type { AnySchema } from "yup";
import type { FieldMeta } from "./fieldMeta";
import { isRecord } from "../isRecord";
import { entryOf, fieldsOf } from "./schemaParts";

/** A field with a `meta.kind`, and its value in a file. */
interface FoundField {
  /** Path such as `before.file` or `footerServices[2].to`. */
  field: string;
  value: unknown;
  meta: Partial<FieldMeta>;
}

/** All fields of a file whose schema has a `meta.kind`, even if their values are invalid. */
export function foundFields(schema: AnySchema, value: unknown, field = ""): FoundField[] {
  const meta = schema.meta();
  const here = meta?.kind ? [{ field, value, meta }] : [];
  if (meta?.kind === "localized") return here;
  if (isRecord(value)) {
    const inner = fieldsOf(schema).map(([name, part]) =>
      foundFields(part, value[name], field ? `${field}.${name}` : name),
    );
    return [...here, ...inner.flat()];
  }
  const item = entryOf(schema);
  if (item && Array.isArray(value))
    return [...here, ...value.flatMap((one: unknown, index) => foundFields(item, one, `${field}[${index}]`))];
  return here;
}
