import { isRecord } from "../../content/isRecord";

export const asObject = (value: unknown): Record<string, unknown> | undefined => (isRecord(value) ? value : undefined);

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
