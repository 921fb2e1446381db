// Drafts: entries that are saved and checked like all others, but not yet visible to visitors.
import type { ContentFile } from "./contentFile";
import { isRecord } from "../isRecord";
import { parseJson } from "./parseJson";

/** True for the parsed JSON of an entry that is not published yet. */
export const isDraft = (entry: unknown): boolean => isRecord(entry) && entry.draft === true;

/** True for a draft whose day has come; `today` as an ISO day. */
export const isDue = (entry: unknown, today: string): boolean =>
  isRecord(entry) && isDraft(entry) && typeof entry.publishOn === "string" && entry.publishOn <= today;

function isPublished({ source }: ContentFile): boolean {
  const json = parseJson(source);
  return !json.ok || !isDraft(json.value);
}

/** All files except drafts: what the published site is built from. */
export const publishedAmong = (files: readonly ContentFile[]): ContentFile[] => files.filter(isPublished);
