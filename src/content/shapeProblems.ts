// Does a file hold what its schema asks for?
import { ValidationError } from "yup";
import { LANGUAGES } from "../i18n/languages";
import type { FieldMeta } from "./fields";
import type { ParsedFile, Problem } from "./problem";
import { unknownFields } from "./unknownFields";

/** Yup's own messages begin with the field's path, or with "this" when the whole file is meant. */
function withoutField(message: string, field: string): string {
  const start = `${field || "this"} `;
  return message.startsWith(start) ? message.slice(start.length) : message;
}

const EACH = LANGUAGES.map((language) => `"${language}": "…"`).join(", ");

const TYPES: Record<string, string> = {
  object: "a group of fields in { }",
  array: "a list in [ ]",
  string: "a text in double quotes",
  number: "a number without quotes",
  boolean: "true or false, without quotes",
};

function typeMessage({ value, params }: ValidationError): string {
  if (value === undefined || value === null) return "is missing";
  const { meta } = (params?.spec ?? {}) as { meta?: Partial<FieldMeta> };
  if (meta?.kind === "localized") return `must hold the text in each language: { ${EACH} }`;
  return `must be ${TYPES[String(params?.type)] ?? `a ${String(params?.type)}`}`;
}

/** Every field of a file that its schema refuses. */
export function shapeProblems({ name: file, schema, value }: ParsedFile): Problem[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.flatMap((one) => {
      const field = one.path ?? "";
      if (one.type === "noUnknown") return unknownFields(schema, field, value).map((problem) => ({ file, ...problem }));
      return [{ file, field, message: one.type === "typeError" ? typeMessage(one) : withoutField(one.message, field) }];
    });
  }
}
