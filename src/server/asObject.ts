import { isGroup } from "../content/isGroup";

/** The value as an object with unknown members; undefined for anything that is none. */
export const asObject = (value: unknown): Record<string, unknown> | undefined => (isGroup(value) ? value : undefined);
