// The build publishes a fingerprint of each content file beside the editor, which shows what the site was built from.
import { isRecord } from "../../content/isRecord";
import type { ContentFile } from "../../content/read/contentFile";

/** Fingerprints by the file's path below content/. */
export type ContentIds = Readonly<Record<string, string>>;

/** Whether an answer of the site has fingerprints: it may come from another build, or be something else. */
export const areContentIds = (value: unknown): value is ContentIds =>
  isRecord(value) && Object.values(value).every((id) => typeof id === "string");

/** Name of the published file that holds them, beside the editor. */
export const CONTENT_IDS = "content.json";

async function idOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const contentIds = async (files: readonly ContentFile[]): Promise<ContentIds> =>
  Object.fromEntries(await Promise.all(files.map(async ({ name, source }) => [name, await idOf(source)] as const)));

/** Files whose saved version is not the one on the site, including deleted files. */
export const filesNotLive = (saved: ContentIds, live: ContentIds): string[] =>
  Object.keys({ ...live, ...saved }).filter((name) => saved[name] !== live[name]);
