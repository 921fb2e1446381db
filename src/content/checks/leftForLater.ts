import type { AnySchema } from "yup";
import { isRecord } from "../isRecord";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "../read/problem";
import { fieldsOf } from "../schema/schemaParts";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (isRecord(value) && Object.values(value).every(isEmpty));

/** Fields of a draft that it is kept without for now, such as a video's captions. */
export function missingForNow(schema: AnySchema, value: unknown, field = ""): string[] {
  if (schema.meta()?.mayFollow) return isEmpty(value) ? [field] : [];
  if (!isRecord(value)) return [];
  return fieldsOf(schema).flatMap(([name, part]) =>
    missingForNow(part, value[name], field ? `${field}.${name}` : name),
  );
}

/**
 * True for a problem of a draft that is only something missing for now, such as a video's captions: the draft is kept,
 * and cannot be published without it.
 */
export function isLeftForLater({ field }: Problem, { schema, value }: ParsedFile): boolean {
  if (!isDraft(value)) return false;
  let [part, inner]: [AnySchema | undefined, unknown] = [schema, value];
  let mayFollow = false;
  for (const step of field.split(".")) {
    part = fieldsOf(part).find(([name]) => name === step)?.[1];
    inner = isRecord(inner) ? inner[step] : undefined;
    mayFollow ||= part?.meta()?.mayFollow === true;
  }
  return mayFollow && isEmpty(inner);
}
