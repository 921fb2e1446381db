import { ObjectSchema, type AnySchema } from "yup";
import { isGroup } from "../isGroup";
import { isDraft } from "../read/drafts";
import type { ParsedFile, Problem } from "./problem";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (isGroup(value) && Object.values(value).every(isEmpty));

/**
 * True for a problem of a draft that is only something missing for now, such as a video's captions: the draft is kept,
 * and cannot be published without it.
 */
export function isLeftForLater({ field }: Problem, { schema, value }: ParsedFile): boolean {
  if (!isDraft(value)) return false;
  let [part, inner]: [AnySchema | undefined, unknown] = [schema, value];
  let mayFollow = false;
  for (const step of field.split(".")) {
    part = part instanceof ObjectSchema ? (part.fields as Record<string, AnySchema>)[step] : undefined;
    inner = isGroup(inner) ? inner[step] : undefined;
    mayFollow ||= part?.meta()?.mayFollow === true;
  }
  return mayFollow && isEmpty(inner);
}
