import { isGroup } from "../../content/isGroup";

/** The value as an object with unknown members; undefined for anything that is none. */
export const asObject = (value: unknown): Record<string, unknown> | undefined => (isGroup(value) ? value : undefined);

/** A JSON text as an object; undefined for any other value, and for a text that is no JSON. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
