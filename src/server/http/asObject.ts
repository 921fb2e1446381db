import { isGroup } from "../../content/isGroup";

export const asObject = (value: unknown): Record<string, unknown> | undefined => (isGroup(value) ? value : undefined);

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
