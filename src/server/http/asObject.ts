import { isGroup } from "../../content/isGroup";

/** The value as an object with unknown members; undefined if it is not an object. */
export const asObject = (value: unknown): Record<string, unknown> | undefined => (isGroup(value) ? value : undefined);

/** Parses JSON text into an object; undefined for any other value and for invalid JSON. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
