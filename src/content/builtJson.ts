import { isRecord } from "./isRecord";

/**
 * What this very build has written from checked content: it carries the build's fingerprint or is part of its page, so its
 * type is the writer's word. Anything that is read from elsewhere has a reader of its own.
 * @throws Error if it is not even an object or a list
 */
export function builtJson<T extends object>(value: unknown): T {
  if (!isRecord(value) && !Array.isArray(value)) throw new Error("The build's data is not what was written");
  return value as T;
}
