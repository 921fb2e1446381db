import { reach, type AnyObjectSchema, type AnySchema } from "yup";

/** Number of single-character edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

/** One problem per field that the schema does not know at `path`, with the nearest known name. */
export function unknownFieldMessage(
  schema: AnySchema,
  path: string,
  value: unknown,
): { field: string; message: string }[] {
  const group = (path ? reach(schema, path, value) : schema) as AnyObjectSchema;
  const known = Object.keys(group.fields);
  const present = Object.keys((valueAt(value, path) ?? {}) as object);
  return present
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = known.map((one) => ({ one, far: distance(one, name) })).sort((a, b) => a.far - b.far)[0];
      const hint =
        nearest && nearest.far < Math.min(3, name.length)
          ? `: did you mean ${nearest.one}?`
          : `: remove it (known here: ${known.join(", ")})`;
      return { field: path ? `${path}.${name}` : name, message: `is not a field that the site knows${hint}` };
    });
}
