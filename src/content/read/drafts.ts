// Drafts: entries that are saved and checked like all others, and that visitors do not see yet.
import type { ContentFile } from "./contentFile";
import { isGroup } from "../isGroup";
import { parseJson } from "./parseJson";

/** True for an entry, as its file holds it, that is not published yet. */
export const isDraft = (entry: unknown): boolean => isGroup(entry) && entry.draft === true;

function isPublished({ source }: ContentFile): boolean {
  const json = parseJson(source);
  return !json.ok || !isDraft(json.value);
}

/** What the published site is made of: all files but drafts. */
export const publishedAmong = (files: readonly ContentFile[]): ContentFile[] => files.filter(isPublished);
