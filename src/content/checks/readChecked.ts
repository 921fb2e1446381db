import { readFileSync } from "node:fs";
import type { AnySchema, InferType } from "yup";
import { reasonOf } from "../../platform/reasonOf";
import { shapeProblems } from "./shapeProblems";
import { wordsInFile } from "../messageWords";

/**
 * The content of one file, as its schema describes it.
 * @throws Error with the file and the reason if it cannot be read or is invalid
 */
export function readChecked<S extends AnySchema>(file: string, schema: S): InferType<S> {
  const unusable = (reason: string) => new Error(`${file} cannot be used: ${reason}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw unusable(reasonOf(error));
  }
  if (schema.isValidSync(value, { strict: true })) return value as InferType<S>;
  const [problem] = shapeProblems({ name: file, schema, value });
  throw unusable([problem?.field, problem && wordsInFile(problem.message.en)].filter(Boolean).join(" "));
}
