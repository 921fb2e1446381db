import { reach, type AnyObjectSchema, type AnySchema } from "yup";
import { nearest } from "./nearest";

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** One problem per field that the schema does not know at `path`, with the nearest known name. */
export function unknownFields(schema: AnySchema, path: string, value: unknown): { field: string; message: string }[] {
  const group = (path ? reach(schema, path, value) : schema) as AnyObjectSchema;
  const known = Object.keys(group.fields);
  const present = Object.keys((valueAt(value, path) ?? {}) as object);
  return present
    .filter((name) => !known.includes(name))
    .map((name) => {
      const field = path ? `${path}.${name}` : name;
      const moved = group.meta()?.moved?.[name];
      if (moved) return { field, message: moved };
      const meant = nearest(known, name);
      const hint = meant ? `did you mean ${meant}?` : `remove it (known here: ${known.join(", ")})`;
      return { field, message: `is not a field that the site knows: ${hint}` };
    });
}
