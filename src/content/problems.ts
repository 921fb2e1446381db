// What is wrong with the content, in words for the person who edits it.
import { ValidationError, type AnySchema } from "yup";
import { KINDS } from "./kinds";
import { TEXT_SCHEMAS } from "./texts";
import type { ContentFile } from "./readContent";
import { parseJson } from "./parseJson";
import { unknownFieldMessage } from "./unknownField";

export interface Problem {
  file: string;
  /** Path of the field (`title.es`), empty when the whole file is meant. */
  field: string;
  message: string;
}

function shapeProblems(file: string, schema: AnySchema, value: unknown): Problem[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.flatMap((one) => {
      const field = one.path ?? "";
      if (one.type === "noUnknown")
        return unknownFieldMessage(schema, field, value).map((problem) => ({ file, ...problem }));
      return [{ file, field, message: one.type === "typeError" ? typeMessage(one) : withoutField(one.message, field) }];
    });
  }
}

/** Yup's own messages begin with the field's path, or with "this" when the whole file is meant. */
function withoutField(message: string, field: string): string {
  const start = `${field || "this"} `;
  return message.startsWith(start) ? message.slice(start.length) : message;
}

const TYPES: Record<string, string> = {
  object: "a group of fields in { }",
  array: "a list in [ ]",
  string: "a text in double quotes",
  number: "a number without quotes",
  boolean: "true or false, without quotes",
};

function typeMessage(error: ValidationError): string {
  const expected = String(error.params?.type);
  if (error.value === undefined || error.value === null) return "is missing";
  return `must be ${TYPES[expected] ?? `a ${expected}`}`;
}

function fileProblems({ name, schema, source }: ContentFile): Problem[] {
  if (!schema)
    return [{ file: name, field: "", message: "is not a file that the site knows: check its folder and its name" }];
  const parsed = parseJson(source);
  if (!parsed.ok) return [{ file: name, field: "", message: parsed.message }];
  return shapeProblems(name, schema, parsed.value);
}

function missingFiles(files: ContentFile[]): Problem[] {
  const names = files.map(({ name }) => name);
  const texts = Object.keys(TEXT_SCHEMAS).map((text) => `text/${text}.json`);
  const single = KINDS.map(({ place }) => place).filter((place) => place.endsWith(".json"));
  const missing = [...texts, ...single]
    .filter((name) => !names.includes(name))
    .map((file) => ({ file, field: "", message: "is missing: the site needs this file" }));
  const short = KINDS.filter(({ place }) => !place.endsWith(".json")).flatMap(({ place, atLeast }) => {
    const count = names.filter((name) => name.startsWith(`${place}/`)).length;
    return count >= atLeast
      ? []
      : [{ file: place, field: "", message: `needs at least ${atLeast} entries, and has ${count}` }];
  });
  return [...missing, ...short];
}

/** Everything that is wrong with a set of content files; empty when the site can be built from them. */
export function contentProblems(files: ContentFile[]): Problem[] {
  return [...missingFiles(files), ...files.flatMap(fileProblems)];
}

/** The problems as lines for an editor, grouped by file. */
export function describeProblems(problems: Problem[]): string {
  return problems
    .map(({ file, field, message }) => `content/${file}: ${field ? `${field} ` : ""}${message}`)
    .sort()
    .join("\n");
}
