import { ArraySchema, isSchema, ObjectSchema, type AnySchema, string, boolean } from "yup";

/** Whitespace of all kinds and zero-width characters, which get pasted along from other programs. */
export const INVISIBLE = String.raw`\s\u00ad\u200b-\u200f\u2060`;

const INVISIBLE_ENDS = new RegExp(`^[${INVISIBLE}]+|[${INVISIBLE}]+$`, "g");

/** A text without whitespace and invisible characters at its ends. */
export const trimInvisible = (text: string): string => text.replace(INVISIBLE_ENDS, "");

/** Marks what is not real yet: a chip on the page (SampleChip.tsx), a line in the launch check (launch.ts). */
export const sample = () =>
  boolean()
    .strict()
    .notRequired()
    .meta({
      hint: {
        en: "Marks it as a sample on the page. Turn it off once the words and figures are your own.",
        es: "Lo marca como muestra en la página. Desactívelo cuando los textos y las cifras sean suyos.",
      },
    });

/** Names in a message, so that they are shown as they are. */
export const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/** One of a few values, chosen from a list in the editor. */
export const choiceOf = <T extends string>(values: readonly T[]) =>
  string()
    .strict()
    .required({ en: "is missing: choose one", es: "falta: elija uno" })
    .oneOf(values, { en: `must be one of: ${quoted(values)}`, es: `debe ser uno de estos: ${quoted(values)}` });

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
